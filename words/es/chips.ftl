played-for = Partida
betting = { $betting ->
    [none] Sin fichas
   *[fixed-limit] Con fichas
}
now-for = { $betting ->
    [none] Ahora el duelo es sin fichas.
   *[fixed-limit] Ahora el duelo es con fichas.
}
chips-note = Con fichas, todos pagan 1 de ante. Las apuestas son de 2 antes del cambio y de 4 después, con tres subidas como máximo. Las fichas no tienen valor.
chips-intro = Todos pagan 1 ficha de ante y reciben cinco cartas. Hay apuestas de 2, un cambio y apuestas de 4; al final, la mejor mano que siga en juego se lleva el bote.

they-check = { CHARACTER($character) } pasa.
they-bet = { CHARACTER($character) } apuesta { $chips }.
they-call = { CHARACTER($character) } iguala con { $chips }.
they-raise = { CHARACTER($character) } sube a { $chips }.
they-fold = { CHARACTER($character) } se retira.

you-check = Pasas.
you-bet = Apuestas { $chips }.
you-call = Igualas con { $chips }.
you-raise = Subes a { $chips }.
you-fold = Te retiras.

has-checked = pasa
has-bet = apuesta { $chips }
has-called = iguala con { $chips }
has-raised = sube a { $chips }
has-folded = se retira
all-in = all in

antes = Todos pagan 1 de ante.
nothing-to-call = Nada que igualar.
chips-to-call = Por igualar: { $chips }.
puts-in = Pones { $chips } en el bote.
your-bet-for-nothing = Nada que igualar; en el bote hay { $pot }.
your-bet-to-call = Por igualar: { $chips }; en el bote hay { $pot }.
no-more = { $why ->
    [nobody-calls] { $button }: ningún rival puede igualar.
    [most-raises] { $button }: tres subidas como máximo.
   *[too-few-chips] { $button }: no tienes fichas suficientes.
}
no-fold = { $button }: nada que igualar.
limits = Ante 1, apuestas 2 y 4

pot-holds = Bote: { $chips }
stack-holds = Fichas: { $chips }
later-stack-holds = Fichas: { $chips } · lote { $given }
you-have-left = { $one ->
    [yes] Te queda { $chips } ficha.
   *[no] Te quedan { $chips } fichas.
}
they-have-left = { CAPITAL(CHARACTER($character, form: "to")) } { $one ->
    [yes] le queda { $chips } ficha.
   *[no] le quedan { $chips } fichas.
}
left-behind = Quedan:
button = Botón de crupier
you-have-button = Tienes el botón de crupier.
they-have-button = { CHARACTER($character) } tiene el botón de crupier.

you-get = Ganas { $one ->
    [yes] { $chips } ficha
   *[no] { $chips } fichas
}.
they-get = { CHARACTER($character) } gana { $one ->
    [yes] { $chips } ficha
   *[no] { $chips } fichas
}.
their-chips-changed = Quien compartió este reparto: { $chips } en fichas.
goes-back-to-you = Recuperas la parte no igualada de tu apuesta: { $chips }.
goes-back-to-them = { CHARACTER($character) } recupera la parte no igualada de su apuesta: { $chips }.
new-stack-for-you = No puedes pagar el ante, así que recibes otras 100 fichas.
new-stack-for-them = { CHARACTER($character) } no puede pagar el ante y recibe otras 100 fichas.
