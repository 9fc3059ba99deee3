"""How long it takes somebody who has nothing yet: from a clone to a card in hand."""
