rules-lede = Ajusta a tu gusto las reglas de una mesa de blackjack. De ellas dependen la ventaja de la casa y la mejor manera de jugar.
rules-tables = Nuestras mesas
real-tables = Mesas reales
rules-mangled = La dirección pide unas reglas que no tenemos, así que no ha cambiado nada.
rules-heading = Las reglas
rules-play = Jugar con estas reglas

group = { $group ->
    [cards] Las cartas
    [house] El crupier
    [bets] Apuestas y blackjack
    [doubling] Doblar
    [splitting] Separar
    [surrender] Rendición
   *[charlie] Charlie
}
switch-decks = Barajas
value-decks = { $decks ->
    [one] 1
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
   *[eight] 8
}
switch-shuffle = Se baraja tras
value-shuffle = { $shuffle ->
    [every-round] cada ronda
    [after50] el 50{"\u00A0"}% de las cartas
    [after60] el 60{"\u00A0"}% de las cartas
    [after70] el 70{"\u00A0"}% de las cartas
    [after75] el 75{"\u00A0"}% de las cartas
    [after80] el 80{"\u00A0"}% de las cartas
   *[after90] el 90{"\u00A0"}% de las cartas
}
switch-ace = El as vale
value-ace = { $ace ->
    [one-or-eleven] 1 u 11
   *[one] siempre 1
}
switch-hole-card = Carta oculta
value-hole-card = { $hole-card ->
    [peek] el crupier la mira
    [none-takes-all] no hay: pierdes todo (ENHC)
   *[none-takes-original] no hay: lo inicial (OBO)
}
switch-soft17 = Con 17 blando, el crupier
value-soft17 = { $soft17 ->
    [stands] se planta
   *[hits] pide
}
switch-ties = A igualdad de puntos
value-ties = { $ties ->
    [draw] hay empate
   *[dealer-wins] gana la casa
}
switch-chips = Apuestas
value-chips = { $chips ->
    [none] no hay
   *[bets] en fichas
}
switch-naturals = Blackjack (21 con dos cartas)
value-naturals = { $naturals ->
    [pay-even] { $chips ->
        [none] gana en el acto
       *[bets] paga 1:1
    }
    [pay-six-to-five] paga 6:5
    [pay-seven-to-five] paga 7:5
    [pay-three-to-two] paga 3:2
    [pay-two-to-one] paga 2:1
   *[not-special] es un 21 cualquiera
}
switch-double = Doblar
value-double = { $double ->
    [never] nunca
    [eleven] con 11 duro
    [ten-or-eleven] con 10 u 11 duro
    [nine-to-eleven] con 9 a 11 duro
    [eight-to-eleven] con 8 a 11 duro
    [any-two] con dos cartas
   *[any-cards] cualquier n.º de cartas
}
switch-double-after-split = Doblar tras separar
value-double-after-split = { $double-after-split ->
    [no] no
   *[yes] sí
}
switch-split = Separar parejas
value-split = { $split ->
    [never] nunca
    [to-two] una vez: 2 manos
    [to-three] hasta 3 manos
   *[to-four] hasta 4 manos
}
switch-split-tens = Separar cartas de 10
value-split-tens = { $split-tens ->
    [by-value] dos cualesquiera
    [by-rank] solo si son iguales
   *[never] nunca
}
switch-split-aces = Volver a separar ases
value-split-aces = { $split-aces ->
    [once] no
   *[again] sí
}
switch-split-ace-play = Tras separar ases
value-split-ace-play = { $split-ace-play ->
    [one-card] una sola carta
    [hit] pedir
    [double] doblar
   *[hit-or-double] pedir o doblar
}
switch-surrender = Rendición
value-surrender = { $surrender ->
    [no] no
    [late] sí (tardía)
    [early] sí (temprana)
    [early-ten] temprana, contra un 10
    [early-ace] temprana, contra un as
    [early-ten-late] 10: temprana; si no, tardía
    [early-ace-late] as: temprana; si no, tardía
    [any-cards] tardía, cualquier número
   *[late-or-natural] tardía; con blackjack, pierdes todo
}
switch-rescue = Rendirse tras doblar
value-rescue = { $rescue ->
    [no] no
   *[yes] sí
}
switch-charlie = Charlie: cartas que ganan
value-charlie = { $charlie ->
    [none] no hay
    [five] 5 cartas
    [six] 6 cartas
   *[seven] 7 cartas
}
switch-charlie-after-split = Charlie tras separar
value-charlie-after-split = { $charlie-after-split ->
    [no] no
   *[yes] sí
}
explanation = { $explanation ->
    [peek] El crupier toma dos cartas y, si la visible es un as o un diez, mira la oculta. Un blackjack acaba la ronda antes de que añadas nada a tu apuesta.
    [none-takes-all] Sin carta oculta, a la europea (ENHC): el crupier toma la segunda carta cuando ya has jugado. Su blackjack se lleva todas tus apuestas, también las que añadiste al doblar y al separar.
    [none-takes-original] Solo la apuesta inicial (OBO): el crupier toma la segunda carta cuando ya has jugado. Su blackjack solo se lleva tu apuesta inicial, y recuperas lo que añadiste. Una ronda vale lo mismo que si el crupier mirara su carta oculta.
    [hard-totals] Solo con totales duros: manos en las que ningún as vale 11.
    [double-any-cards] También puedes doblar con tres cartas o más.
    [tens-by-rank] Puedes separar dos reyes, pero no un rey y una reina.
    [aces-double] Puedes doblar con un as separado cuando lo permite la regla «Doblar», aunque no puedas doblar con otras manos separadas.
    [late] Tardía: cuando el crupier ha mirado y no tiene blackjack, te rindes con tus dos primeras cartas y recuperas media apuesta.
    [late-none-takes-all] Si el crupier no mira, no hay rendición tardía. Como es habitual en Europa, contra las cartas del 2 al 10 te rindes con tus dos primeras cartas y recuperas media apuesta, aunque al crupier le salga un blackjack; contra un as no puedes.
    [late-none-takes-original] Tardía: te rindes con tus dos primeras cartas y recuperas media apuesta. Si al crupier le sale un blackjack, pierdes la apuesta entera.
    [late-or-natural] Te rindes con tus dos primeras cartas y recuperas media apuesta. Si al crupier le sale un blackjack, pierdes también la otra mitad.
    [first-two-cards] Te rindes con tus dos primeras cartas y recuperas media apuesta.
    [early] Temprana: antes de que nadie sepa si el crupier tiene blackjack, te rindes con tus dos primeras cartas y recuperas media apuesta. La recuperas aunque él lo tenga.
    [no-other] Contra otras cartas no puedes rendirte.
    [surrender-any-cards] También puedes rendirte con tres cartas o más, pero no con una mano separada.
    [rescue] Rescate: ves la carta con la que doblaste y puedes rendirte. Recuperas la mitad de la apuesta doblada.
   *[charlie] Una mano con este número de cartas que no pase de 21 gana en el acto tanto como su apuesta. Solo la vence un blackjack del crupier.
}
disabled = { $why ->
    [no-bets] No hay apuestas.
    [no-double] No se puede doblar.
    [no-split] No se pueden separar parejas.
    [one-split] Las parejas solo se separan una vez.
    [no-naturals] Si el as vale siempre 1, dos cartas nunca suman 21.
    [naturals-not-special] Aquí el blackjack es un 21 cualquiera, así que el crupier no tiene por qué mirar.
    [no-soft-hands] Si el as vale siempre 1, ninguna mano es blanda.
    [no-charlie] Estas reglas no tienen Charlie.
    [soft-split-aces] Un as separado con su segunda carta es una mano blanda, y solo se doblan totales duros.
    [late-is-early] Aquí el crupier no mira, así que contra las cartas del 2 al 10 la rendición tardía es lo mismo que la temprana. Las opciones que significarían lo mismo no aparecen.
   *[no-late-or-early] Aquí ningún blackjack acaba la ronda, así que la rendición tardía y la temprana son lo mismo.
}
set-too-one = { $switch }: { $value }
set-too-between = {"; "}
set-too = Con esto cambiaron también otras reglas. { $others }.

rules-how-counted = Cómo se calcula
conventions = El valor es exacto, para un sabot recién barajado y la mejor jugada en cada mano, carta por carta. Se expresa en porcentaje de la apuesta inicial e incluye lo que se gana y se pierde al doblar y al separar. El seguro queda fuera: con un sabot recién barajado nunca vale lo que cuesta. Aquí no importa cuándo se baraja.
without-bets = Con estas reglas no hay apuestas, así que cada ronda cuenta como una apuesta.
rules-working = Calculando
rules-cancel = Cancelar
rules-cancelled = Cancelado.
rules-work-out = Calcular
rules-edge = { $winner ->
    [house] A la larga, la casa gana el { $percent } de las apuestas iniciales.
    [player] A la larga, el jugador gana el { $percent } de las apuestas iniciales.
   *[neither] A la larga, no ganan ni la casa ni el jugador.
}
before = { $winner ->
    [house] Antes del cambio: { $percent } para la casa.
    [player] Antes del cambio: { $percent } para el jugador.
   *[neither] Antes del cambio: juego igualado.
}
rules-progress = Calculando: { $done } de las { $all } cartas del crupier

compare-heading = Comparar con otra mesa
compare-with = Comparar con
compare-nothing = ninguna
your-table = Tu mesa
compare-intro = Lo que vale una ronda para el jugador, en porcentaje de la apuesta inicial. Cada fila cambia una sola regla de esta página y mantiene las demás.
compare-rule = Regla
compare-here = Esta página
compare-there = Otras reglas
compare-worth = Por separado
compare-total = Una ronda, con todas las reglas
compare-sum = Las filas no tienen por qué sumar lo que dice la última: unas reglas influyen en otras.
compare-same = Las reglas son las mismas.
compare-waits = Primero se calcula la ventaja de la casa, más arriba.
compare-unknown = aún sin calcular
compare-progress = Calculando: { $done } de { $all ->
    [one] { $all } conjunto
   *[other] { $all } conjuntos
} de reglas
rules-other-rules = { $better-for ->
    [house] Las otras reglas son peores para el jugador, por un { $percent } de las apuestas iniciales.
    [player] Las otras reglas son mejores para el jugador, por un { $percent } de las apuestas iniciales.
   *[neither] Con unas reglas y con otras, una ronda vale lo mismo.
}
chart-differs = { $cells ->
    [0] La mejor jugada es la misma en todas las casillas de las dos tablas.
    [one] La mejor jugada cambia en { $cells } casilla. La tabla de abajo muestra la otra jugada al lado, en cursiva.
   *[other] La mejor jugada cambia en { $cells } casillas. La tabla de abajo muestra la otra jugada al lado, en cursiva.
}
clash = { $clash ->
    [rescue-without-double] Solo puedes rendirte tras doblar si se puede doblar.
    [aces-without-double] Solo puedes doblar con ases separados si se puede doblar.
    [aces-without-split] Solo puedes seguir jugando ases separados si se pueden separar parejas.
    [split-without-charlie] Para un Charlie tras separar hace falta la regla del Charlie.
   *[charlie-without-split] Para un Charlie tras separar hace falta que se puedan separar parejas.
}
at-your-table = { $name } (tu mesa)

chart-heading = La mejor jugada
chart-intro = Qué hacer con cada mano contra la carta visible del crupier.
older = Esta es todavía la tabla de las reglas anteriores.
rules-your-hand = Tu mano
rules-no-such-hand = no existe esa mano
sign = { $play ->
    [stand] Q
    [hit] C
    [double] D
    [split] S
   *[surrender] R
}
or-else = { $play }, o { SMALL($otherwise) } si no se puede
was = antes: { SMALL($play) }
there = con las otras reglas: { SMALL($play) }
changed = { $count ->
    [0] El último cambio no altera ninguna jugada de la tabla.
    [one] El último cambio altera { $count } jugada. La anterior está tachada al lado.
   *[other] El último cambio altera { $count } jugadas. Las anteriores están tachadas al lado.
}
chart-note = { $note ->
    [early-first] Antes de saber si el crupier tiene blackjack, decide si te rindes.
    [double-any-cards] Donde la tabla dice doblar, dobla también con tres cartas o más. Las manos que se juegan mejor de otro modo están entre las excepciones.
    [surrender-any-cards] Donde la tabla dice rendirse, ríndete también con tres cartas o más. Las manos que se juegan mejor de otro modo están entre las excepciones.
    [rescue] La tabla no dice cuándo rendirse tras doblar: siempre que la mano perdería más de la mitad de la apuesta doblada. En la mesa te lo dice el entrenador.
   *[no-charlie-after-split] Las manos separadas no ganan por su número de cartas. La tabla y sus excepciones son para manos sin separar.
}
outlined = En el recuadro: tu mano en la mesa, { $hand } contra { $up }.

own-heading = Una tabla propia
own-intro = Cambia cualquier jugada de la tabla y verás enseguida cuánto cuesta exactamente frente a la mejor jugada de cada mano, carta por carta. Cada pulsación pasa a la siguiente jugada que permiten las reglas, y las flechas van de casilla en casilla. La dirección de esta página es entonces un enlace a tu tabla.
own-begin = Cambiar la tabla
own-reset = Volver a la tabla completa
own-remove = Quitar mi tabla
own-waits = Primero se calcula la tabla completa.
own-cost = Tu tabla cuesta el { $percent } de las apuestas iniciales.
own-differs = { $cells ->
    [0] Es la tabla completa.
    [one] Difiere de la tabla completa en { $cells } casilla, que está recuadrada.
   *[other] Difiere de la tabla completa en { $cells } casillas, que están recuadradas.
}
own-cell = { $hand } contra { $up }: { SMALL($play) }
own-instead = tabla completa: { SMALL($play) }
own-change = { $winner ->
    [house] { $cell }. Eso cuesta el { $percent } de las apuestas iniciales frente a la jugada de la tabla completa ({ SMALL($play) }).
    [player] { $cell }. Eso gana el { $percent } de las apuestas iniciales frente a la jugada de la tabla completa ({ SMALL($play) }).
   *[neither] { $cell }. Eso vale lo mismo que la jugada de la tabla completa ({ SMALL($play) }).
}
own-as-full = { $cell }, como en la tabla completa.
own-unread = No podemos leer la tabla de la dirección. { $why } No ha cambiado nada.
own-no-colon = «{ $line }» no tiene dos puntos después de sus filas.
own-unknown-rows = No hay filas «{ $rows }»: escribe de hard 4 a hard 20, de soft 12 a soft 20, de pair 2 a pair 10 o pair A.
own-wrong-number = { $plays ->
    [one] «{ $rows }» tiene { $plays } jugada en lugar de 10: una para cada carta visible del 2 al 10, y después el as.
   *[other] «{ $rows }» tiene { $plays } jugadas en lugar de 10: una para cada carta visible del 2 al 10, y después el as.
}
own-unknown-play = «{ $rows }» contra { $up } no tiene ninguna jugada «{ $play }»: escribe S, H, Dh, Ds, Rh o Rs, y en las parejas también P, Rp o -.
own-twice = La fila «{ $row }» está dos veces.
own-missing = Falta la fila «{ $row }».


## The best charts of few rules.

short-heading = Las mejores tablas cortas
short-intro = Una tabla puede ser unas pocas reglas. Estas son las mejores que encuentra la búsqueda para cada número de reglas, y lo que cuestan exactamente. Si varias reglas valen para una mano, cuenta la última. La búsqueda puede tardar un minuto; se ve lo que ha encontrado hasta ahora. Faltan las tablas que cuestan más del 1{"\u00A0"}%.
short-find = Buscarlas
short-progress = Tablas hasta ahora: { $charts }. Pasos restantes: { $left } o más.
short-found = { $charts ->
    [one] La búsqueda ha encontrado { $charts } tabla.
   *[other] La búsqueda ha encontrado { $charts } tablas.
}
short-number = Reglas
short-costs = Coste
short-least = Como mínimo
short-curve = Lo que cuesta cada número de reglas
short-note = Cada coste es un porcentaje de las apuestas iniciales, frente a la mejor jugada carta por carta. Ninguna tabla con ese número de reglas de este tipo cuesta menos de lo que dice la última columna, si separar vale lo que dice el entrenador.
short-cost = { $rules ->
    [one] Esta tabla de { $rules } regla cuesta el { $percent } de las apuestas iniciales.
   *[other] Esta tabla de { $rules } reglas cuesta el { $percent } de las apuestas iniciales.
}
short-first = Pide con cualquier mano y no separes nada.
short-rule = { $hands } contra { $upcards }: { SMALL($play) }.
short-rule-for-all = { $hands } contra cualquier carta: { SMALL($play) }.
short-as-total = { $pairs }: juega el total.
short-range = { $first } a { $last }
short-between = {"; "}
short-take = Cambiar esta tabla
short-replace = Sustituir mi tabla por esta


practice-heading = Práctica
rules-practice-intro = Manos de un mismo tipo con estas reglas, una tras otra. No cuentan para tu marcador ni para tus fichas.
practise-soft = Manos blandas
practise-pairs = Parejas
practise-close = Decisiones ajustadas
practise-mistakes = Tus errores
no-mistakes = Aún no hay ninguno. Con el entrenador activado, aquí se guardan las manos que juegas mal.
close-hands = { $count ->
    [0] Ninguna mano en la que la mejor jugada aventaje a la siguiente en menos de { $bets } apuestas.
    [one] { $count } mano en la que la mejor jugada aventaja a la siguiente en menos de { $bets } apuestas.
   *[other] { $count } manos en las que la mejor jugada aventaja a la siguiente en menos de { $bets } apuestas.
}
mistakes-kept = { $count ->
    [one] { $count } mano que jugaste mal hace poco.
   *[other] { $count } manos que jugaste mal hace poco.
}
