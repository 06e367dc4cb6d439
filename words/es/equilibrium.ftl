equilibrium-lede = Una mezcla de acciones para el duelo de dos con apuestas contra la que ni el mejor rival gana casi nada. Elige una decisión para ver qué hace allí cada tipo de mano.
equilibrium-mangled = Esta dirección no nombra ninguna decisión del duelo; aquí está la primera.
which-decision = Decisión
match-stage = { $stage ->
    [before] Apuestas antes del cambio
    [swap] El cambio
   *[after] Apuestas después del cambio
}
bets-before = Hasta ahora, antes del cambio
bets-after = Hasta ahora, después del cambio
no-bets-yet = Nada
who-swaps = Quién cambia
first-player = El primer jugador
second-swaps-after = El segundo, tras { $cards }
first-swaps = El primer jugador cambia
second-swaps = El segundo jugador cambia
decides = { $first ->
    [yes] Decide el primer jugador, a la izquierda del botón de crupier.
   *[no] Decide el segundo jugador, que tiene el botón de crupier.
}
mix-reached = En equilibrio, el { $share } de las manos llega a esta decisión.
mix-never = En equilibrio, ninguna mano llega a esta decisión, así que su mezcla dice poco.
chart-of-moves = Las acciones de cada tipo de mano
chart-of-swaps = Cuántas cartas cambia cada tipo de mano
hand-column = Mano
how-often = Frecuencia
mix-meaning = Una barra llena son todas las manos de la fila. La primera columna compara la frecuencia de las filas. Una mano repartida con pareja o mejor no se cuenta como proyecto.
mix-exact = Los tipos de manos repartidas están contados con exactitud. La mezcla es casi un equilibrio de un modelo en el que cada mano sale de su propia baraja y un descarte puede volver: en él, el mejor rival le gana 0,008 fichas por mano, en promedio de ambos puestos. La frecuencia con que se llega a una decisión también es un número de ese modelo.
two-pair-up = Doble pareja, la mayor de { RANK($rank, form: "many") }
two-pair-low = Doble pareja, la mayor de dieces o menos
high-card-low = Jota o menos como carta alta
open-straight = Proyecto abierto de escalera
inside-straight = Proyecto interno de escalera
match-not-here = No se pudo cargar el duelo resuelto. ¿Tienes conexión?
