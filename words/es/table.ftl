unknown = No hay ninguna página en esta dirección. Elige un juego:
games = Juegos
count = El conteo
count-asked = ¿Cuál es el conteo?
count-short = Conteo
count-running = Conteo acumulado
count-answer = Responder
count-no-number = Escribe un número, como 3 o −2.
count-no-shoe = Con estas reglas se baraja tras cada ronda y no hay nada que contar. Elige unas reglas con sabot.
count-later = Abre este panel al acabar una ronda y te preguntaremos el conteo.
count-start-setting = Inicio del conteo acumulado
count-hi-lo-only = Comparamos tus jugadas con los índices Hi-Lo publicados, que valen para el conteo verdadero redondeado hacia abajo. Con otros sistemas solo evaluamos el conteo y las apuestas.
count-ramp = Tu escala de apuestas
face-down = Carta boca abajo
five-face-down = Cinco cartas boca abajo
your-cards = Tus cartas
press-to-swap = Pulsa para cambiarla
press-to-keep = Pulsa para conservarla
seal = Sello
seal-on-table = ¿Justo? Comprueba:
secret = Secreto
shared = Compartido
dealer = Crupier
you = Tú
actions = Acciones
deal = Repartir
hit = Pedir
stand = Plantarse
double = Doblar
split = Separar
surrender = Rendirse
insurance = Seguro
no-insurance = Sin seguro
play-on = Seguir
early-question = ¿Te rindes antes de saber si el crupier tiene blackjack?
swap = Cambiar
finish = Terminar
cut = Cortar
stand-pat = Servido
settings = Ajustes
keys = Teclas
sounds = Sonidos
offer-sound = Activar los sonidos
coach = Entrenador
read-table = Leer la mesa en voz alta
read-table-short = Leer
close = Cerrar
back-to-table = Volver a la mesa
back-to-table-short = Volver
letter-keys-note = H, S, D y las demás letras actúan al instante. Se desactivan mientras escribes.
mark-card = Marcar una carta
move-between-cards = Ir de una carta a otra
main-action = Acción principal
say-again = Repetir el último aviso
without-letters = En el modo de exploración, el lector de pantalla se queda con las letras. No te hacen falta: con Tab pasas de las cartas a los botones, y el último aviso está al final de la página.
rules = Reglas
shared-deal-ready = Hay un reparto compartido listo para jugar.
round-waits = La ronda que dejaste a medias queda guardada y vuelve después de este reparto.
round-back = Aquí está de nuevo la ronda que dejaste a medias.
nothing-dealt = Aún no se han repartido cartas.
your-turn = Te toca.
dealers-turn = Le toca al crupier.
deal-is-shared = Este es un reparto compartido.
settings-unreadable = No pudimos leer tus ajustes, así que usamos los predeterminados. Los anteriores quedan guardados aparte.
settings-not-stored = Tu navegador no deja que esta página recuerde los ajustes. Duran hasta que la cierres.
no-date = Tu navegador no nos dijo qué día es, así que no hay reparto del día.
language-not-here = No se pudo cargar el idioma que elegiste. ¿Tienes conexión?
language-is = Ahora la página está en español.
new-version = Hay una versión nueva. Recarga la página para usarla: tu mesa volverá tal como está.
reload = Recargar
no-entropy = Tu navegador no dio números aleatorios a esta página, así que no repartimos. Cualquier otra fuente se podría predecir.
panicked = Algo falló por nuestra parte y la página se detuvo.
this-deal = Este reparto
seal-note = El sello es la huella del secreto que baraja este reparto. Revelamos el secreto después de la ronda, y cualquiera puede comprobar que corresponde al sello. Anota el sello antes de jugar: es lo que compararás.
shoe-seal-note = El sello es la huella del secreto que barajó este sabot. Revelamos el secreto después de la última ronda del sabot, o en cuanto se apliquen otras reglas, y cualquiera puede comprobar que corresponde al sello. Anota el sello antes de jugar: es lo que compararás.
daily-seal-note = El secreto de un reparto del día se deduce de la fecha. Cualquiera puede calcularlo de antemano, así que este sello no demuestra nada.
shared-seal-note = El enlace contiene el secreto de este reparto. Quien tenga el enlace puede conocer las cartas de antemano.
next-seal = Próximo sello
copy = Copiar
copied = Copiado.
was-shared = Compartido.
copy-by-hand = Tu navegador no nos deja copiar esto. Selecciona el texto y cópialo a mano.
not-cut = Sin cortar
deck-as-dealt = La baraja en el orden en que se repartió
check-deal = Comprobar este reparto
verifier = Comprobarlo en el verificador independiente
shoe-still-sealed = El secreto se abre al final del sabot.
check-now = Qué puedes comprobar ya
compare-seal-now = Este sello no cambia desde la primera ronda del sabot hasta la última. Compáralo con el que anotaste antes de la primera ronda.
note-cards-now = Anota las cartas que veas. Las de cada ronda terminada están en el historial.
check-shoe-later = Tras la última ronda, o en cuanto se apliquen otras reglas, aparecerán aquí el secreto y un enlace a la comprobación. Esta repite todas las rondas del sabot, para que compares el sello con el tuyo y cada carta con la que viste.
share-deal = Compartir este reparto
with-decisions = Incluir mis decisiones
cut-first = Cortar y mezclar
deal-uncut = Sin cortar
cut-hint = El secreto con el que se baraja ya está sellado. Anota el sello y después corta, añade tu mezcla o haz las dos cosas.
cut-knife = Dónde cortar
cut-nowhere = Aún no has elegido dónde
mix = Tu mezcla
mix-hint = Tiradas de dados, una frase, teclas al azar: hasta 100 caracteres. Cambian el orden de las cartas, que así no depende solo de nosotros.
cut-where = Cartas encima del corte
daily-deal = Reparto del día
daily-short = Del día
deal-is-daily = Este es el reparto del día.
daily-blackjack = Ganar da 2 puntos; empatar, 1.
daily-jacks = Cada mano da tantos puntos como paga por una moneda, con cinco apostadas. Al acabar las diez, el entrenador te dice cuánto te costaron tus decisiones.
daily-duel = Ganar da 2 puntos; empatar, 1.
daily-poker = Tu mano final da de 0 puntos (carta alta) a 9 (escalera real). Cada cambio después del primero resta un punto.
share-result = Compartir
rules-from-next-deal = Desde el próximo reparto: { $rules }.
rules-from-next-shoe = Desde el próximo reparto, tras barajar de nuevo: { $rules }.
rules-from-deal-after-this = Desde el reparto siguiente a este: { $rules }.
rules-from-fresh-deal = Desde tu próximo reparto nuevo: { $rules }.
rules-stay = Las reglas siguen como están.
round-unreadable = No pudimos leer la ronda de tu última visita, así que empiezas en una mesa nueva. Los datos anteriores quedan guardados aparte.
round-unreadable-stays = Lo que la página guardó la última vez en esa mesa no se pudo leer ni guardar aparte. Se queda donde está, así que no se guardan las rondas nuevas de esa mesa.
played-elsewhere = Abriste las mesas en otra pestaña o ventana. Si jugaras en las dos, una borraría lo que guarda la otra, así que cerramos esta.
play-here = Jugar aquí
round-not-saved = Tu navegador no deja que esta página guarde la ronda. Si la cierras o la recargas, la ronda se pierde.
nothing-stored = Tu navegador no deja que esta página guarde nada, como pasa en una ventana privada o en un marco de otro sitio. Si la cierras o la recargas, pierdes tus mesas, tus ajustes y las rondas terminadas que no entren en el historial.
history-not-kept = Ahora mismo no podemos añadir al historial las rondas terminadas. Esperan en este navegador: como máximo, las 300 últimas.
why = ¿Por qué?
joker-choice = Comodines
jokers-note = El comodín vale por la carta que más te conviene. El repóker gana a todo menos a la escalera real.
opponents = Rivales
one-to-three = Elige de uno a tres rivales. Durante una ronda o en un reparto compartido, eliges para un reparto posterior.
swap-or-stand-pat = Elige las cartas que quieres cambiar o pulsa «Servido».
own-rules = Reglas propias
and-wins-ties = { $rule } y gana los empates
bet = Apuesta
chips = Fichas
clear-bet = Quitar
double-bet = ×2: doblar la apuesta
repeat-bet = Repetir
even-money = A la par
insurance-question = ¿Seguro por la mitad de tu apuesta?
even-money-question = ¿Pago a la par? Tu blackjack cobra 1 a 1 ahora mismo.
even-money-paid = Pago a la par: cobras 1 a 1.
no-dealer-blackjack = El crupier no tiene blackjack.
you-double = Doblas.
you-split = Separas.
not-counted = Tus fichas se quedan como estaban: este reparto se podía conocer de antemano.
end-practice = Dejar la práctica
practice-not-counted = La práctica no cuenta.
practice-right = { $right } de { $tried } bien
practice-left = { $left ->
    [0] lista terminada
    [one] queda { $left }
   *[other] quedan { $left }
}
practice-list-done = Lista terminada. Si repartes, vuelve a empezar.
practice-seal-note = Para la práctica, barajamos, y en el blackjack también cortamos, hasta que sale una mano como esta. Por eso el sello solo demuestra que nadie cambió ninguna carta después de repartir tu mano, no que las cartas salieran al azar.
practice-mangled = Este enlace de práctica está dañado, así que no repartimos nada.
no-such-hand = Con estas reglas no sale ninguna mano así: no hay nada que practicar.
coach-can-judge = Que el entrenador evalúe mis jugadas
coach-after-play = En la práctica, el entrenador habla después de tu jugada.
follow-chart = Mostrar también qué dice la tabla
cancel-chart = Dejar de preparar la tabla
leave-chart = Mostrar solo la mejor opción
coach-is-coming = El entrenador está en camino…
cannot-work = El entrenador no puede trabajar ahora: su web worker no se inicia o ha fallado.
why-cannot-work = No puede iniciarse sin red ni en un marco aislado (sandbox) de otro sitio. Tu próxima jugada lo intenta de nuevo.
lacks-words = El entrenador no puede hablar ahora: no se pudieron cargar sus textos.
bankroll-for-bet = Fondo de juego para esta apuesta
new-stack = No te quedaban fichas para una apuesta, así que recibes otras 1000 fichas.
shoe-over = Ha salido la carta de corte. La próxima ronda será de un sabot nuevo.
reshuffled = El sabot se quedó sin cartas: barajamos las ya jugadas y seguimos repartiendo.
won = Ganada
pushed = Empatada
lost = Perdida
flag = fuera
wild = Como{"\u00AD"}dín
choose-cards = Elige las cartas que quieres cambiar.
solo-intro = Cambia cuantas cartas quieras, cuantas veces quieras, y forma las mejores manos que puedas antes de que se acabe la baraja.
hands-made = Manos formadas
round-over = La ronda ha terminado.
jacks-intro = Apuesta de una a cinco monedas. Recibes cinco cartas y puedes cambiar las que quieras, una sola vez. La tabla de pagos indica cuánto paga tu mano.
hold-some = Elige las cartas que conservas y pulsa «Cambiar»: cambias las demás.
held-flag = queda
pay-table = Tabla de pagos
game-and-pay-table = Juego y tabla de pagos
strategy-chart = Tabla de estrategia
strategy-chart-short = Tabla
decks-and-rules = { $decks ->
    [one] { $decks } baraja
   *[other] { $decks } barajas
} · { $felt }
own-pay-table = Tabla propia
duel-intro = Todos reciben cinco cartas y cambian una sola vez. Ganas si tu mano supera a todas las demás de la mesa.
you-stand-pat = Te quedas con tus cinco cartas.
how-to-play = Cómo jugar
loading = Cargando…
guide-failed = No se pudieron cargar las reglas. ¿Tienes conexión?
try-again = Reintentar
score = Marcador
reset = Poner a cero
reset-again = Pulsa otra vez para poner a cero
score-reset = El marcador vuelve a cero.
help-blackjack = «Pedir» te da una carta; «Plantarse» termina tu turno. Después juega el crupier.
help-solo = Elige las cartas que no quieres y pulsa «Cambiar», tantas veces como quieras.
help-jacks = Elige las cartas que no quieres y pulsa «Cambiar», o quédate con todas: «Servido».
help-duel = Solo cambias una vez: elige las cartas que no quieres o pulsa «Servido».

rank = { $rank ->
    [two] dos
    [three] tres
    [four] cuatro
    [five] cinco
    [six] seis
    [seven] siete
    [eight] ocho
    [nine] nueve
    [ten] diez
    [jack] jota
    [queen] reina
    [king] rey
   *[ace] as
}
    .the = { $rank ->
    [two] el dos
    [three] el tres
    [four] el cuatro
    [five] el cinco
    [six] el seis
    [seven] el siete
    [eight] el ocho
    [nine] el nueve
    [ten] el diez
    [jack] la jota
    [queen] la reina
    [king] el rey
   *[ace] el as
}
    .a = { $rank ->
    [two] un dos
    [three] un tres
    [four] un cuatro
    [five] un cinco
    [six] un seis
    [seven] un siete
    [eight] un ocho
    [nine] un nueve
    [ten] un diez
    [jack] una jota
    [queen] una reina
    [king] un rey
   *[ace] un as
}
    .to = { $rank ->
    [two] al dos
    [three] al tres
    [four] al cuatro
    [five] al cinco
    [six] al seis
    [seven] al siete
    [eight] al ocho
    [nine] al nueve
    [ten] al diez
    [jack] a la jota
    [queen] a la reina
    [king] al rey
   *[ace] al as
}
    .of = { $rank ->
    [two] del dos
    [three] del tres
    [four] del cuatro
    [five] del cinco
    [six] del seis
    [seven] del siete
    [eight] del ocho
    [nine] del nueve
    [ten] del diez
    [jack] de la jota
    [queen] de la reina
    [king] del rey
   *[ace] del as
}
    .many = { $rank ->
    [two] doses
    [three] treses
    [four] cuatros
    [five] cincos
    [six] seises
    [seven] sietes
    [eight] ochos
    [nine] nueves
    [ten] dieces
    [jack] jotas
    [queen] reinas
    [king] reyes
   *[ace] ases
}
suit = { $suit ->
    [spades] picas
    [hearts] corazones
    [diamonds] diamantes
   *[clubs] tréboles
}
rank-of-suit = { CAPITAL(RANK($rank)) } de { SUIT($suit) }
    .in-sentence = { RANK($rank, form: "the") } de { SUIT($suit) }
card = { RANK-OF-SUIT($card) }
    .in-sentence = { RANK-OF-SUIT($card, form: "in-sentence") }

-name = Fair Deal

home-title = { -name }: blackjack y póker de descarte
place-title = { $heading } – { -name }
blackjack-heading = Blackjack
solo-heading = Póker de descarte
jacks-heading = Video{"\u00AD"}póker
duel-heading = Duelo
learn = Aprender
fairness-page = ¿Es justo?
check-page = Comprobar este reparto
lab-page = El laboratorio
rules-page = Reglas y estrategia
hand-page = Cualquier mano
counting-page = Conteo de cartas
bets-page = Apuestas y riesgo
pay-table-page = Juegos y tablas de pagos
equilibrium-page = El duelo en equilibrio
history-page = Historial
stats-page = Estadísticas
unknown-heading = Página no encontrada
place-is = { $asks ->
    [yes] { $heading }
   *[no] { $heading }.
}

between-listed = {", "}
between-two = {" y "}
before-last = {" y "}
before-last-choice = {" o "}
the-card = { CARD($card, form: "in-sentence") }
joker = { $joker ->
    [first] Comodín rojo
   *[second] Comodín negro
}
    .in-sentence = { $joker ->
    [first] comodín rojo
   *[second] comodín negro
}
joker-as = el { JOKER($joker, form: "in-sentence") } como { CARD($card, form: "in-sentence") }
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

left-before = {""}
left-after = { $count ->
    [one] {" carta"}
   *[other] {" cartas"}
}
left-in-deck = { $count ->
    [one] Queda { cards } en la baraja.
   *[other] Quedan { cards } en la baraja.
}
rounds-tally = Victorias{"\u00A0"}{ $won } · Empates{"\u00A0"}{ $drawn } · Derrotas{"\u00A0"}{ $lost }
rounds-so-far = Ganadas: { $won }; empatadas: { $drawn }; perdidas: { $lost }.

cut-after = Corte después de { cards }
mixed-in = Mezcla añadida: «{ $mix }»
cut-or-mix = Primero elige dónde cortar o añade tu mezcla. También puedes hacer las dos cosas.
cut-is-no-number = Escribe en cifras después de cuántas cartas quieres cortar.
cut-out-of-range = Puedes cortar una baraja de { $cards } cartas después de 0 a { $most } cartas, no de { $cut }.
mix-too-long = Una mezcla tiene como máximo { $most } caracteres; esta tiene { $characters }.
mix-is-no-line = Una mezcla es una sola línea de texto, sin caracteres de control.
time-of-day = { $hour ->
    [1] a la { $hour }:{ $minutes }
   *[other] a las { $hour }:{ $minutes }
}
ten-rounds-a-day = Diez rondas, las mismas para todo el mundo, y diez nuevas cada día { $time ->
    [none] a medianoche UTC
   *[some] { $time } (tu hora local)
}. Cambian a la vez en todas partes.
day-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
round-of-day = { $date } · { $number } de 10 · { day-points }
daily-over = Has jugado las diez rondas: { day-points }.
-sharer = Quien compartió este reparto
decision = { $action ->
    [hit] pedir
    [stand] plantarse
    [double] doblar
    [split] separar
    [surrender] rendirse
    [insurance] seguro
    [no-insurance] sin seguro
   *[play-on] seguir
}
they-decided = { $decisions ->
    [none] { -sharer } no tuvo que decidir nada.
   *[some] { -sharer }: { $decisions }.
} { $verdict ->
    [won] Ganó
    [drawn] Empató
   *[lost] Perdió
} con { $total }.

count-true = { $rounding ->
    [down] Conteo verdadero, redondeado hacia abajo
    [nearest] Conteo verdadero, redondeado al más cercano
   *[cut] Conteo verdadero, redondeado hacia 0
}
count-starts = El conteo acumulado empieza en { $start } ({ $system }, { $decks ->
    [one] { $decks } baraja
   *[other] { $decks } barajas
}).
count-start-note = El inicio varía según el libro. Escribe el que usas, o deja el campo vacío para empezar en { $usual }.
count-no-start = Escribe un número { $whole ->
    [yes] entero
   *[no] con dos decimales como máximo,
} entre −{ $most } y { $most }, por ejemplo −20.
count-verdict = { $right ->
    [yes] Correcto
   *[no] No es correcto
}: { $true-count ->
    [none] el conteo acumulado es { $running }.
   *[some] el conteo acumulado es { $running } y el verdadero, { $true-count }.
}
count-score = Conteos acertados en esta visita: { $right } de { $asked }.

language-setting = Idioma
theme-setting = Tema
faces-setting = Diseño de las cartas
suit-colours-setting = Colores de los palos
speed-setting = Animación
letter-keys-setting = Teclas de letras
side-setting = Botones para
cut-setting = Corto y mezclo yo
clicked-setting = Clic en una carta (video{"\u00AD"}póker)
coach-by-setting = Entrenador de video{"\u00AD"}póker
count-setting = Preguntarme el conteo (blackjack)
count-by-setting = Sistema de conteo
count-rounding-setting = Conteo verdadero
off = No
on = Sí
theme = { $theme ->
    [system] Del sistema
    [dark] Oscuro
   *[light] Claro
}
faces = { $faces ->
    [classic] Clásico
   *[large] Índice grande
}
suit-colours = { $colours ->
    [two] Dos colores
   *[four] Cuatro colores
}
speed = { $speed ->
    [off] Sin animación
    [fast] Rápida
    [normal] Normal
   *[slow] Lenta
}
side = { $side ->
    [right] Mano derecha
   *[left] Mano izquierda
}
clicked = { $clicked ->
    [swapped] La cambia
   *[held] La conserva
}
coach-speaks = { $coach ->
    [off] No
    [asked] Si lo pido
    [after] Tras cada decisión
   *[always] Siempre
}
coach-by = { $by ->
    [value] Solo la mejor opción
   *[chart] También la tabla
}
count-comes = { $count ->
    [off] No
    [each] En cada ronda
    [third] Cada tres rondas
   *[asked] Si lo pido
}
count-rounding = { $rounding ->
    [down] Hacia abajo
    [nearest] Al más cercano
   *[cut] Hacia 0
}
sounds-are = { $sounds ->
    [off] Sonidos desactivados.
   *[on] Sonidos activados.
}

check = Pasar
place-bet = Apostar
call = Igualar
raise = Subir
fold = Retirarse

preset = { $preset ->
    [classic] Clásico
    [house-wins-ties] Empates a la casa
    [exam] As siempre 1
    [vegas] Vegas
    [single-deck] Una baraja
    [vegas-strip] Strip de Las Vegas
    [downtown] Centro de Las Vegas
    [atlantic-city] Atlantic City
    [european] Europeo
    [london] Londres
    [macau] Macao
    [australia-obo] Australiano (OBO)
   *[australia-enhc] Australiano (ENHC)
}
natural-pays-even = El blackjack paga a la par
natural-pays-six-to-five = El blackjack paga 6 a 5
natural-pays-seven-to-five = El blackjack paga 7 a 5
natural-pays-three-to-two = El blackjack paga 3 a 2
natural-pays-two-to-one = El blackjack paga 2 a 1
dealer-draws-to-17 = El as siempre vale 1; el crupier pide hasta 17
dealer-at-17 = { $soft17 ->
    [stands] El crupier se planta con cualquier 17
   *[hits] El crupier pide con 17 blando
}
promise = Las cartas quedan fijadas y selladas antes de que decidas, y puedes comprobarlo.
blackjack-intro = { $ace ->
    [one-or-eleven] Acércate a 21 más que el crupier, sin pasarte. El as vale 1 u 11; las figuras, 10.
   *[one] Acércate a 21 más que el crupier, sin pasarte. El as vale 1; las figuras, 10.
}
points-of-hand = { $soft ->
    [yes] { $total } blando
   *[no] { $total }
}
count-of-hand = { $kind ->
    [soft] { $total } blando
    [hard] { $total } duro
   *[plain] { $total }
}
result-player-blackjack = ¡Blackjack! Ganas.
result-player-wins = Ganas por { $you } a { $they }.
result-dealer-busts = El crupier se pasa con { $they }. Ganas.
result-two-blackjacks = Empate: los dos con blackjack.
result-draw = Empate a { $you }.
result-dealer-wins-tie = Empate a { $you }. El crupier gana los empates.
result-dealer-wins = El crupier gana por { $they } a { $you }.
result-dealer-blackjack = El crupier gana con blackjack.
result-player-busts = Te pasas con { $you }. Gana el crupier.
all-bust = Todas tus manos se pasan de 21.
result-surrendered = Te rindes. Recuperas la mitad de tu apuesta.
result-charlie = Ganas por tu número de cartas.
result-bet-returned = El crupier tiene blackjack. Recuperas la apuesta de esta mano.
practice-soft = Práctica: manos blandas
practice-pairs = Práctica: parejas
practice-close = Práctica: decisiones ajustadas
practice-mistakes = Práctica: tus errores

decimal-point = {","}
bank-is = Saldo: { $chips }
bank-of-stack = Saldo: { $chips } · lote { $stacks }
bet-is = { $chips ->
    [0] Sin apuesta.
    [one] Apuesta: { $chips } ficha.
   *[other] Apuesta: { $chips } fichas.
}
net-nothing = No ganas ni pierdes fichas.
net-amount = Fichas: { $amount }.
insurance-won = El seguro paga { $amount }.
insurance-lost = Pierdes el seguro de { $amount }.
hand-number = Mano { $number }

between = {" "}
between-rules = {" · "}
sentence = { $phrase }.
between-descriptions = {". "}
rules-hold = { $name }. { $felt }.
dealt-cards = Recibes { $cards }.
you-draw = Robas { CARD($card, form: "in-sentence") }.
you-have-count = Tienes { count-of-hand }.
dealer-shows = El crupier muestra { RANK($rank, form: "a") }.
you-stand-on = Te plantas con { count-of-hand }.
dealer-turns = El crupier descubre { CARD($card, form: "in-sentence") }.
dealer-draws = El crupier roba { CARD($card, form: "in-sentence") }.
refused-not-your-turn = No te toca.
refused-deck-empty = No queda ninguna carta para eso.
refused-not-here = Las reglas no lo permiten ahora.
refused-too-few-chips = No tienes fichas suficientes para eso.
refused-no-bet-yet = Primero haz una apuesta.
refused-bet-too-high = Esta mesa acepta 500 fichas como máximo.
refused-out-of-step = En esta mesa, las apuestas son múltiplos de 5 fichas.
refused-no-bets = En esta mesa no hay apuestas.
refused-bet-no-number = Escribe la apuesta como un número entero de fichas, por ejemplo, 25.
withheld-too-few-chips = { $button }: no tienes fichas suficientes.
withheld-deck-empty = { $button }: no queda ninguna carta para eso.
withheld-totals = { $button }: solo con { $least ->
    [11] 11 duro
    [10] 10 u 11 duro
   *[other] { $least } a 11 duro
}.
withheld-after-split = { $button }: no después de separar.
withheld-most-hands = { $button }: { $most } manos como máximo.
withheld-split-aces = { $button }: cada as separado recibe una sola carta.
withheld-aces-not-doubled = { $button }: no con ases separados.
dealer-busts-with = El crupier se pasa con { $total }.
dealer-has-count = El crupier tiene { count-of-hand }.

opponents-turn = Les toca a tus rivales.
your-hand-is = Tienes { $cards }: { count-of-hand }.
dealers-upcard-is = El crupier tiene { CARD($upcard, form: "in-sentence") } y una carta oculta: por ahora, { count-of-hand }.
dealers-hand-is = El crupier tiene { $cards }: { count-of-hand }.
seal-is = { seal } { $digits }.
next-seal-is = { next-seal } { $digits }.
secret-is = { secret } { $digits }.
may-do = { $action ->
    [deal] repartir
    [cut-first] cortar y mezclar antes
    [cut] cortar la baraja
    [deal-uncut] repartir sin cortar
    [hit] pedir
    [stand] plantarte
    [double] doblar
    [split] separar
    [surrender] rendirte
    [insurance] tomar el seguro
    [no-insurance] rechazar el seguro
    [play-on] seguir
    [end-practice] dejar la práctica
    [swap] cambiar cartas
    [finish] terminar
    [stand-pat] quedarte con tus cartas
    [check] pasar
    [bet] apostar
    [call] igualar
    [raise] subir
   *[fold] retirarte
}
you-may-do = Puedes { $moves }.

link-damaged = Este enlace a un reparto compartido está dañado, así que no lo abrimos. { $why }
link-without-table = No indica ninguna mesa.
link-without-deal = No contiene ningún reparto.
link-secret = { $characters ->
    [64] Un secreto se escribe con 64 dígitos de 0123456789abcdef; este tiene 64 caracteres, pero no todos son de esos dígitos.
    [one] Un secreto se escribe con 64 dígitos de 0123456789abcdef; este tiene { $characters } carácter.
   *[other] Un secreto se escribe con 64 dígitos de 0123456789abcdef; este tiene { $characters } caracteres.
}
link-cut-no-number = Su corte no es un número de cartas.
link-rules = Pide unas reglas que no tenemos.
link-rules-alone = Este enlace pide unas reglas que esta mesa no tiene. No hemos cambiado nada.
link-play = Sus decisiones no corresponden a su reparto.
