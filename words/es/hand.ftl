hand-lede = Elige cualquier mano, la carta visible del crupier y las cartas que ya han salido. El entrenador te dice exactamente cuánto vale cada decisión.
how-to-write = Escribe los valores así: 2 a 10, J, Q, K y A. Por ejemplo: «10 6». Puedes añadir los palos, por ejemplo «10♠ 6h»; no cambian nada.
hand-hand = Tu mano
upcard = Carta visible del crupier
seen = Otras cartas que han salido
aim = Los botones añaden cartas a
ranks = Añadir una carta
take-back = Quitar la última carta
hand-rules = Reglas
hand-other-rules = Elegir todas las reglas
stage = Esta mano
hand-dealt = se acaba de repartir
doubled = se ha doblado
after-split = es una de { $hands } tras separar
hand-mangled = No se pueden leer las reglas de este enlace, así que se han elegido otras.
values-heading = Lo que vale cada decisión
hand-nothing-yet = Escribe tu mano y la carta visible del crupier.
hand-working = Calculando…
insurance-heading = Seguro
before-peek-heading = Antes de saber si el crupier tiene blackjack
after-peek-heading = Si el crupier no tiene blackjack
link-note = Para compartir esta mano, copia la dirección de esta página.

no-cards = Eso no son cartas. Escribe valores, por ejemplo «10 6» o «A 7».
two-upcards = El crupier tiene una sola carta visible.
too-few-cards = Una mano tiene al menos dos cartas.
bust = Esta mano pasa de 21: no hay nada que decidir.
natural = Esta mano es un blackjack: no hay nada que decidir.
split-ace = Con estas reglas, un as separado recibe una sola carta: no hay nada que decidir.
charlie = Esta mano ha ganado por su número de cartas: no hay nada que decidir.
already-doubled = Con estas reglas, tras doblar no hay nada más que decidir.
no-such-split = Esta mano no puede salir al separar.
certain-natural = Si han salido estas cartas, es seguro que el crupier tiene blackjack.
too-many-copies = { $copies ->
    [one] En la baraja solo hay una carta { $card }.
   *[other] En el sabot solo hay { $copies } cartas { $card }.
}
too-many-of-value = { $count ->
    [one] En el sabot solo hay { $count } carta que vale { $value }.
   *[other] En el sabot solo hay { $count } cartas que valen { $value }.
}
hands-out-of-range = { $most ->
    [2] Con estas reglas, una pareja se separa en { $most } manos.
   *[other] Con estas reglas, una pareja se separa en un total de 2 a { $most } manos.
}
too-few-left = { $left ->
    [one] Solo queda una carta: no alcanza para esta ronda.
   *[other] Solo quedan { $left } cartas: no alcanzan para esta ronda.
}
