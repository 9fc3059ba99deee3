### Alhambra: was der Coach zu den Entscheidungen sagt.

alhambra-kind-purchase = Kauf
alhambra-kind-money = Geld nehmen
alhambra-kind-pass = passen

alhambra-reason-exact = Du kannst im nächsten Zug in { $best } % passend zahlen statt in { $played } %.
    .plain = Im nächsten Zug kannst du eher passend zahlen.
alhambra-reason-bought = Du kaufst in den nächsten Runden { $best } Bildkarten statt { $played }.
    .plain = In den nächsten Runden kaufst du mehr.
alhambra-reason-money = Ein paar Runden später hast du { $best } an Geld statt { $played }.
    .plain = Ein paar Runden später hast du mehr Geld.
alhambra-reason-pavilion = Bei den Pavillons liegst du in { $best } % vorn statt in { $played } %.
    .plain = Bei den Pavillons liegst du eher vorn.
alhambra-reason-seraglio = Bei den Serails liegst du in { $best } % vorn statt in { $played } %.
    .plain = Bei den Serails liegst du eher vorn.
alhambra-reason-arcades = Bei den Arkaden liegst du in { $best } % vorn statt in { $played } %.
    .plain = Bei den Arkaden liegst du eher vorn.
alhambra-reason-chambers = Bei den Gemächern liegst du in { $best } % vorn statt in { $played } %.
    .plain = Bei den Gemächern liegst du eher vorn.
alhambra-reason-garden = Bei den Gärten liegst du in { $best } % vorn statt in { $played } %.
    .plain = Bei den Gärten liegst du eher vorn.
alhambra-reason-tower = Bei den Türmen liegst du in { $best } % vorn statt in { $played } %.
    .plain = Bei den Türmen liegst du eher vorn.
