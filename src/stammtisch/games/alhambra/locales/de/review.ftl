### Alhambra: was der Coach zu den Entscheidungen sagt.

alhambra-kind-purchase = Kauf
alhambra-kind-money = Geld nehmen
alhambra-kind-pass = passen

alhambra-reason-exact = Du kannst im nächsten Zug in { $best } % passend zahlen statt in { $played } %.
alhambra-reason-bought = Du kaufst in den nächsten Runden { $best } Bildkarten statt { $played }.
alhambra-reason-money = Ein paar Runden später hast du { $best } an Geld statt { $played }.
alhambra-reason-pavilion = Bei den Pavillons liegst du in { $best } % vorn statt in { $played } %.
alhambra-reason-seraglio = Bei den Serails liegst du in { $best } % vorn statt in { $played } %.
alhambra-reason-arcades = Bei den Arkaden liegst du in { $best } % vorn statt in { $played } %.
alhambra-reason-chambers = Bei den Gemächern liegst du in { $best } % vorn statt in { $played } %.
alhambra-reason-garden = Bei den Gärten liegst du in { $best } % vorn statt in { $played } %.
alhambra-reason-tower = Bei den Türmen liegst du in { $best } % vorn statt in { $played } %.
