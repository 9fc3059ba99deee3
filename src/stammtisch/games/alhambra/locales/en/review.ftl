### Alhambra: what the coach says of its decisions.

alhambra-kind-purchase = purchase
alhambra-kind-money = taking money
alhambra-kind-pass = pass

alhambra-reason-exact = You can pay exactly next turn in { $best } % instead of { $played } %.
    .plain = You are more likely to pay exactly next turn.
alhambra-reason-bought = You buy { $best } picture cards in the next rounds instead of { $played }.
    .plain = You buy more in the next rounds.
alhambra-reason-money = Some rounds later you have { $best } in money instead of { $played }.
    .plain = You have more money left some rounds later.
alhambra-reason-pavilion = Nobody has more pavilions than you in { $best } % instead of { $played } %.
    .plain = You are more likely to be ahead in pavilions.
alhambra-reason-seraglio = Nobody has more seraglios than you in { $best } % instead of { $played } %.
    .plain = You are more likely to be ahead in seraglios.
alhambra-reason-arcades = Nobody has more arcades than you in { $best } % instead of { $played } %.
    .plain = You are more likely to be ahead in arcades.
alhambra-reason-chambers = Nobody has more chambers than you in { $best } % instead of { $played } %.
    .plain = You are more likely to be ahead in chambers.
alhambra-reason-garden = Nobody has more gardens than you in { $best } % instead of { $played } %.
    .plain = You are more likely to be ahead in gardens.
alhambra-reason-tower = Nobody has more towers than you in { $best } % instead of { $played } %.
    .plain = You are more likely to be ahead in towers.
