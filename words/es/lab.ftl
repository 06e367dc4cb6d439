lab-lede = Averigua por qué una mano es lo que es y si las cartas salen como predice la probabilidad.

lab-jokers = Comodines
suit-heading = { $suit ->
    [spades] Picas
    [hearts] Corazones
    [diamonds] Diamantes
   *[clubs] Tréboles
}
category-lines = { $category ->
    [straight-flush] Escalera {"\u000A"}de color
   *[other] { CATEGORY($category) }
}

lab-why = ¿Por qué esta mano es lo que es?
why-intro = Elige cinco cartas y sigue las preguntas que dicen qué mano forman.
choose = Elige…
all-questions = Todas las preguntas
first-card = Primera carta
second-card = Segunda carta
third-card = Tercera carta
fourth-card = Cuarta carta
fifth-card = Quinta carta

not-five-cards = Una mano de póker tiene cinco cartas; esta tiene { $cards }.
card-twice = Una mano de póker tiene cinco cartas distintas; esta tiene dos veces { CARD($card, form: "in-sentence") }.
joker-twice = Cada comodín está una sola vez en la baraja; esta mano tiene dos veces el { SMALL(JOKER($joker)) }.
no-card = «{ $code }» no es una carta: escribe un valor de A23456789TJQK y un palo de SHDC (picas, corazones, diamantes, tréboles), como AS o TD.

asks-one-suit = ¿Todas del{"\u000A"}mismo palo?
asks-five-ranks = ¿Cinco valores{"\u000A"}distintos?
asks-span = ¿Diferencia de 4{"\u000A"}o del 10 al as?
asks-repeats = ¿Cuántas del{"\u000A"}mismo valor?
between-lines = {" "}
lab-answer = { $answer ->
    [yes] sí
    [no] no
    [four-apart] diferencia 4
    [ace-to-ten] del 10 al as
    [neither] ninguna
    [twice] dos
    [twice-and-twice] dos y dos
    [three-times] tres
    [three-times-and-twice] tres y dos
    [four-times] cuatro
   *[five-times] cinco
}
leads-to = pregunta { $number }

joker-one-more = El { SMALL(JOKER($joker)) } vale por { CARD($card, form: "in-sentence") }: con { RANK($rank, form: "a") } más sale la mejor mano.
joker-straight = El { SMALL(JOKER($joker)) } vale por { CARD($card, form: "in-sentence") }: es lo que necesita la escalera más alta que se puede formar.
joker-flush = El { SMALL(JOKER($joker)) } vale por { CARD($card, form: "in-sentence") }: es la carta más alta de { SUIT($suit) } que le falta al color.
joker-straight-flush = El { SMALL(JOKER($joker)) } vale por { CARD($card, form: "in-sentence") }: es lo que necesita la escalera de color más alta que se puede formar.
joker-royal-flush = El { SMALL(JOKER($joker)) } vale por { CARD($card, form: "in-sentence") }: es lo que necesita la escalera real.

question-and-finding = { $question } { $found }
found-one-suit = Sí, las cinco son de { SUIT($suit) }.
found-suits = No, hay { $suits }.
suit-in-list = { SUIT($suit) }
between-suits = {", "}
before-last-suit = {" y "}
between-two-suits = {" y "}
found-five-ranks = Sí: { RANK($first) }, { RANK($second) }, { RANK($third) }, { RANK($fourth) } y { RANK($fifth) }.
found-repeating = No, se repite { RANK($rank, form: "the") }.
found-two-repeating = No, se repiten { RANK($first, form: "the") } y { RANK($second, form: "the") }.
found-four-apart = Diferencia de 4, { RANK($low, form: "of") } { RANK($high, form: "to") }.
found-four-apart-from-ace = Diferencia de 4, del as { RANK($high, form: "to") }: aquí el as es la carta más baja.
found-ten-to-ace = Del diez al as.
found-neither = Ninguna de las dos cosas: { RANK($low, form: "of") } { RANK($high, form: "to") } la diferencia es de { $apart }.
found-two = Hay dos { RANK($rank, form: "many") }.
found-two-and-two = Hay dos { RANK($high, form: "many") } y dos { RANK($low, form: "many") }.
found-three = Hay tres { RANK($rank, form: "many") }.
found-three-and-two = Hay tres { RANK($three, form: "many") } y dos { RANK($two, form: "many") }.
found-four = Hay cuatro { RANK($rank, form: "many") }.
found-five = Hay cinco { RANK($rank, form: "many") }.
conclusion = Por tanto, es { $category ->
    [high-card] una carta alta
    [one-pair] una pareja
    [two-pair] una doble pareja
    [three-of-a-kind] un trío
    [straight] una escalera
    [flush] un color
    [full-house] un full house
    [four-of-a-kind] un póker
    [straight-flush] una escalera de color
    [five-of-a-kind] un repóker
   *[royal-flush] una escalera real
}.

experiment = Repartir y contar
experiment-intro = Cada mano sale de su propio reparto justo: las 52 cartas se barajan de nuevo. Los resultados se comparan con lo que predice la probabilidad.
not-the-tables = Aquí se pone a prueba la forma de barajar, que es la de las mesas, pero no las mesas: si alguien cambió algo en un reparto de una mesa, lo dicen su sello y su comprobación.
how-many = Cuántas manos
lab-cancel = Cancelar
lab-bars = Relleno: lo que salió. Contorno: lo que se espera. La longitud es la raíz cuadrada de la proporción, para que también se vean las manos raras.
root = Semilla del experimento
root-note = De ella sale cada mano. El secreto de la mano n es el SHA-256 de fair-deal/lab/1, de estos 32 bytes y de n en 8 bytes, con el menos significativo primero.
so-many-hands = { $count ->
    [one] { $digits } mano
   *[other] { $digits } manos
}
no-hands = El laboratorio reparte de 1 a { $most } manos: escribe un número entero.
done-of-all = { $count ->
    [one] { $done } de { $all } mano
   *[other] { $done } de { $all } manos
}
cancelled-after = { $count ->
    [one] Cancelado después de { $digits } mano.
   *[other] Cancelado después de { $digits } manos.
}

verdict-stopped = Detenido: no hay veredicto.
verdict-stopped-more = Si paras cuando quieres, puedes dar con un momento en que hasta un reparto justo parece raro. Solo se juzga un experimento que llega hasta el final.
verdict-too-few = Muy pocas manos para juzgar.
verdict-too-few-more = La prueba estadística necesita al menos { $least } manos.
verdict-fits = Los números encajan con un reparto justo.
verdict-fits-more = Si el reparto es justo, { $share } de los experimentos como este se alejan de los números exactos tanto como él o más. Ese es el valor p; nada indica aquí que el reparto no sea justo.
verdict-unusual = Es raro, pero pasa.
verdict-unusual-more = Si el reparto es justo, solo { $share } de los experimentos como este se alejan de los números exactos tanto como él o más. Ese es el valor p; uno de cada veinte experimentos justos queda por debajo del 5{"\u00A0"}%. Reparte otra vez y mira si se repite.
verdict-does-not-fit = Los números no encajan con un reparto justo.
verdict-does-not-fit-more = Si el reparto es justo, { $share } de los experimentos como este se alejan de los números exactos tanto como él o más. Ese es el valor p; el azar por sí solo llega a esto menos de una vez en mil experimentos. Si vuelve a pasar, algo va mal.
about-so-much = alrededor del { $percentage }
less-than = menos del { $percentage }
more-than = más del { $percentage }
test-method = Chi cuadrado { $chi-square } con { $groups ->
    [one] { $groups } grupo
   *[other] { $groups } grupos
}; las manos raras se agrupan hasta que se esperan al menos cinco.

first-hands = { $count ->
    [one] La primera mano
   *[other] Las primeras { $digits } manos
}
save = { $file ->
    [frequencies] Guardar la tabla (CSV)
    [hands] Guardar las manos (CSV)
   *[exact] Guardar la tabla (CSV)
}
column-hand = Mano
column-came-up = Salió
column-share = Proporción
column-expected = Esperado
column-exact-share = Proporción exacta
column-number = N.º
column-cards = Cartas
column-deciding = Carta decisiva
column-counted = Contado
column-known = Conocido
column-probability = Probabilidad
column-one-in = Una de cada

enumeration = Todas las manos posibles
enumeration-intro = Cinco cartas se pueden elegir de entre 52 de 2598960 maneras. Clasifícalas todas y compara los totales con los ya conocidos.
enumerate = Clasificar las manos
agrees = { $agrees ->
    [yes] ✓ Todos los totales coinciden.
   *[no] ✗ Algunos totales no coinciden.
}

lab-strategy = La mejor jugada en el blackjack
strategy-intro = Con las reglas de blackjack que quieras: la ventaja de la casa y la mejor decisión con cada mano contra la carta visible del crupier, con exactitud.
