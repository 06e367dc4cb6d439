pages-cut = Corte
pages-mix = Mezcla
order = Orden
in-verifier = Este reparto en el verificador independiente
csv-note = En nuestros archivos CSV, las comas separan las columnas y un punto separa los decimales. Si tu hoja de cálculo muestra una sola columna, o una fecha en vez de 12.5, no abras el archivo: impórtalo y elige la coma como separador y el punto como signo decimal.
about-csv = Sobre los archivos CSV

fairness = { FILE("fairness.html") }
asking = Cargando la lista de archivos…
no-list = No se pudo cargar la lista (hashes.txt), así que no hay nada que comparar.
served = Recibido:
missing = no se cargó
comparing = Comparando…
files-agree = ✓ Todos los archivos coinciden con la lista.
files-differ = ✗ Algunos archivos no coinciden con la lista o no se pudieron cargar.
file-asked = …
file-agrees = ✓ coincide
file-differs = ✗ no coincide

check-intro = Tu navegador acaba de volver a calcular todo el reparto solo a partir del enlace.
check-nothing = Cuando termina una ronda, su enlace «Comprobar este reparto» abre esta página, y todo el reparto se vuelve a calcular ante tus ojos: el sello, el barajado, el corte y adónde fue cada carta.
example = Comprobar un ejemplo
example-note = Este es un ejemplo público: su secreto se conocía desde el principio, así que no demuestra nada.
noted = El sello que anotaste antes de la ronda
noted-nothing = Escríbelo o pégalo aquí. Con los 64 dígitos, la comprobación es una prueba para ti; los primeros solo sirven para ver que un sello es otro.
noted-beginning = { $digits ->
    [one] Coincide { $digits } de los 64 dígitos.
   *[other] Coinciden { $digits } de los 64 dígitos.
} Solo los 64 descartan un segundo reparto preparado con los mismos dígitos al principio.
noted-whole = Coinciden los 64 dígitos.
noted-differs = El dígito { $digit } es el primero que no coincide con el sello de este reparto.
no-seal-with = Un sello se escribe con los dígitos 0123456789abcdef; «{ $character }» no es ninguno de ellos.
seal-too-long = Un sello tiene 64 dígitos; este tiene { $digits }.
public-deal = Esta es la ronda { $number } del reparto del día ({ $date }). Su secreto sale de la fecha y es el mismo para todos, así que era público: cualquiera podía conocer todas las cartas de antemano, y su sello no demuestra nada.

link-refused = Este enlace no se puede comprobar. { $why }
link-for-no-game = No es de ningún juego de aquí.
link-for-no-rules = Pide unas reglas que no tenemos.
link-without-secret = Le falta el secreto.
secret-mangled = El secreto debería tener 64 dígitos de 0123456789abcdef, y tiene { $characters ->
    [64] 64 caracteres, pero no todos son dígitos
    [one] { $characters } carácter
   *[other] { $characters } caracteres
}.
pages-link-cut-no-number = Su corte no es un número.
link-cut-outside = Una baraja de { $cards } cartas no se puede cortar después de { $cut } cartas.
link-without-seal = Le falta el sello.
seal-mangled = El sello debería tener 64 dígitos de 0123456789abcdef, y tiene { $characters ->
    [64] 64 caracteres, pero no todos son dígitos
    [one] { $characters } carácter
   *[other] { $characters } caracteres
}.
link-without-decisions = Le faltan las decisiones.
link-without-solution = Necesita la estrategia del Matemático, que no se pudo cargar. ¿Tienes conexión?
no-such-decision = La decisión { $number } no es posible en este juego.

consistent = Este enlace es coherente.
consistent-more = Su secreto abre su sello, y sus decisiones llevan a una ronda terminada. Cualquiera que haga un enlace puede conseguir eso, así que todavía no demuestra nada. Será una prueba para ti si el sello es el que anotaste antes de la ronda y las cartas son las que viste.
fair = Su secreto ya estaba fijado cuando anotaste su sello.
fair-more = El secreto abre el sello que anotaste, así que nadie pudo elegirlo después. Las reglas, la mezcla, el corte y las decisiones son los del enlace: si son los tuyos, y las cartas de abajo son las que viste, nadie sustituyó ninguna carta.
other-seal-in-link = El secreto no abre el sello de este enlace.
other-seal-in-link-more = Se selló otro secreto, o alguien cambió o inventó el enlace.
other-seal-noted = Este no es el reparto cuyo sello anotaste.
other-seal-noted-more = Su secreto abre otro sello. Vuelve a comparar los dígitos: quizá hay alguno mal escrito, o el sello que anotaste es de otro reparto, como el siguiente. Si no es ninguna de las dos cosas, este no es el secreto que se selló.
impossible = Esta ronda no se pudo jugar.
impossible-more = El secreto abre el sello, pero con estas cartas las reglas no permiten la decisión { $number }. Las reglas, la mezcla, el corte o las decisiones de este enlace no son los de una ronda jugada.
unfinished = Esta ronda no está terminada.
unfinished-more = El secreto abre el sello, pero después de la última decisión de este enlace la ronda todavía necesita otra. Las reglas, la mezcla, el corte o las decisiones no son los de una ronda terminada.

step = { $step ->
    [seal] El sello
    [key] La clave
    [pack] La baraja nueva
    [shuffle] El barajado
    [cut] El corte
   *[round] La ronda
}
finding = { $finding ->
    [agrees] coincide
    [differs] no coincide
   *[worked-out] calculado
}
explain-seal = El SHA-256 de fair-deal/seal/1 y del secreto es el sello.
explain-key = El SHA-256 de fair-deal/shuffle/2, del secreto y de la mezcla, si la hay, es la clave con la que se baraja este reparto.
explain-round = La baraja se reparte otra vez, con las decisiones del enlace.
shown-seal = El sello del enlace
computed-seal = Calculado a partir del secreto
seals = { $agree ->
    [yes] Los dos son iguales: este secreto abre el sello del enlace.
   *[no] No son iguales: este secreto no abre el sello del enlace.
}
explain-pack = { $jokers ->
    [none] Todos los repartos empiezan con sus cartas en este orden.
    [one] Todos los repartos con un comodín empiezan con las 53 cartas en este orden; X1 es el comodín rojo.
   *[two] Todos los repartos con dos comodines empiezan con las 54 cartas en este orden; X1 es el comodín rojo y X2, el negro.
}
explain-shuffle = El flujo ChaCha20 de la clave dice qué dos cartas cambian de sitio, { $swaps } veces. Después, la baraja queda en este orden.
swaps = Los { $count } intercambios
swaps-read = En cada fila están las dos posiciones que se intercambiaron, contadas desde 1.
was-not-cut = Nadie cortó la baraja, así que queda como está.
was-cut = { $cut ->
    [one] La carta de arriba pasó al fondo de la baraja. Las cartas se reparten en este orden.
   *[other] Las { $cut } cartas de arriba pasaron al fondo de la baraja. Las cartas se reparten en este orden.
}
compare = Las reglas, la mezcla, el corte y las decisiones son los que dice el enlace, y el sello no los cubre: compara estas cartas con las que viste.
pages-why = Qué demuestra esto y qué no

decision-refused = Las reglas no permiten la decisión { $number }.
round-not-over = Después de la última decisión, la ronda no ha terminado.
round-number = { $number }.
duel-won = Ganas: { SMALL($hand) }.
duel-tied = Empatas con { SMALL(CHARACTER($who)) }: { SMALL($hand) }.
duel-lost = Gana { SMALL(CHARACTER($who)) }: { SMALL($hand) }.
pages-dealt = Cartas repartidas: { $count }
undealt = Cartas que quedan en la baraja: { $count }
pages-hands = Las manos
further-hands = Las demás manos
explain-hands = La mano k roba de las cartas que quedaron al repartir las cinco. Se barajan desde el orden de la baraja nueva con una clave propia: el SHA-256 de fair-deal/hand/1, de la clave del paso 2 y de k en cuatro bytes, con el menos significativo primero.
first-five = Cartas repartidas
kept-five = Cartas repartidas y conservadas
drawn = Cartas robadas
last-five = Mano final
discarded = , cambiada
own-hand = Tú
loses-to-yours = pierde contra la tuya
ties-with-yours = empata con la tuya
beats-yours = supera a la tuya

went-nowhere = en la baraja
went-to-you = tú
went-up = crupier, visible
went-down = crupier, oculta
went-by-hit = tú, al pedir
went-by-double = tú, al doblar
went-to-dealer = crupier, al pedir
went-to-hand = mano { $hand }
went-to-hand-by-hit = mano { $hand }, al pedir
went-to-hand-by-double = mano { $hand }, al doblar
went-to-seat = puesto { $seat }
went-with-deal = repartida
went-with-swap = cambio { $swap }
went-to-you-in-duel = { $drawn ->
    [yes] tú, al cambiar
   *[no] tú
}
went-to-opponent = { $drawn ->
    [yes] { SMALL(CHARACTER($who)) }, al cambiar
   *[no] { SMALL(CHARACTER($who)) }
}

commit = Commit
licence = Licencia:
source = Código fuente
