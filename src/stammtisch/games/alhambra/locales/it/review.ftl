### Alhambra: cosa dice il coach delle decisioni.

alhambra-kind-purchase = acquisto
alhambra-kind-money = prendere denaro
alhambra-kind-pass = passare

alhambra-reason-exact = Nel prossimo turno paghi esatto nel { $best } % dei casi invece del { $played } %.
    .plain = È più probabile che nel prossimo turno tu paghi esatto.
alhambra-reason-bought = Nei prossimi giri compri { $best } carte edificio invece di { $played }.
    .plain = Nei prossimi giri compri di più.
alhambra-reason-money = Qualche giro dopo hai { $best } di denaro invece di { $played }.
    .plain = Qualche giro dopo hai più denaro.
alhambra-reason-pavilion = Nessuno ha più carte «Padiglioni» di te nel { $best } % dei casi invece del { $played } %.
    .plain = È più probabile che tu sia davanti nei «Padiglioni».
alhambra-reason-seraglio = Nessuno ha più carte «Serragli» di te nel { $best } % dei casi invece del { $played } %.
    .plain = È più probabile che tu sia davanti nei «Serragli».
alhambra-reason-arcades = Nessuno ha più carte «Arcate» di te nel { $best } % dei casi invece del { $played } %.
    .plain = È più probabile che tu sia davanti nelle «Arcate».
alhambra-reason-chambers = Nessuno ha più carte «Stanze» di te nel { $best } % dei casi invece del { $played } %.
    .plain = È più probabile che tu sia davanti nelle «Stanze».
alhambra-reason-garden = Nessuno ha più carte «Giardini» di te nel { $best } % dei casi invece del { $played } %.
    .plain = È più probabile che tu sia davanti nei «Giardini».
alhambra-reason-tower = Nessuno ha più carte «Torri» di te nel { $best } % dei casi invece del { $played } %.
    .plain = È più probabile che tu sia davanti nelle «Torri».
