counting-lede = Un sistema de conteo da a cada carta un peso. En Hi-Lo, cada carta del 2 al 6 que ves cuenta +1, las del 7 al 9 cuentan 0, y los dieces, las figuras y los ases cuentan −1. La suma es el conteo acumulado. El conteo verdadero es el conteo acumulado dividido entre el número de barajas que no has visto, y redondeado. Cuando es alto, quedan más dieces y ases, y eso favorece al jugador.

system-heading = El sistema
counting-system = Sistema
own = Pesos propios
tags = Pesos del as al diez
take = Usar estos pesos
figures = Eficacia del sistema
counting-betting = Correlación de apuestas
playing = Eficiencia de juego, publicada
insuring = Correlación del seguro
unpublished = sin publicar
unbalanced = Los pesos de una baraja no suman 0, así que con este sistema se juega solo según el conteo acumulado.
for-balanced = El sistema elegido no tiene conteo verdadero. Este ejercicio es para sistemas equilibrados, como Hi-Lo, cuyo conteo acumulado empieza en 0.
equal-tags = Si todos los pesos son iguales, no hay nada que contar.

drill-heading = Ejercicios
decks = Barajas
at-a-time = Cartas a la vez
full-table = 15 (mesa llena)
pace = Ritmo
by-hand = Manual
rounding = Redondeo del conteo verdadero
precision = Contar en
counting-list = Jugadas
find-first = Pide antes al entrenador que las busque, más abajo en esta página.
asks-both = Preguntar también el conteo verdadero
begin = Empezar el ejercicio
begin-again = Empezar de nuevo
next = Siguiente
pause = Pausa
go-on = Seguir
counting-finish = Terminar
show = Mostrar el conteo
hide = Ocultar el conteo
running = Conteo acumulado
decks-in-tray = Barajas en la bandeja
counting-answer = Responder
keypad = Teclas numéricas
delete-digit = Borrar la última cifra
no-number = Escribe un número entero, por ejemplo 3 o −2.
no-decimal = Escribe un número, por ejemplo 2,5 o −1.
takes-insurance = Seguro
counting-no-insurance = Sin seguro
counting-play-on = No rendirse
right = Correcto.
wrong = No es correcto.
over = Ha salido la carta de corte, así que el ejercicio ha terminado.
ended = El ejercicio ha terminado.

past-heading = Tus resultados
past-none = Aún no has terminado ningún ejercicio.
past-full = El navegador no pudo guardar el último resultado. Se queda aquí hasta que cierres la página.
past-damaged = No se pueden leer los resultados guardados, así que los nuevos no se guardan. Puedes borrarlos y empezar de cero.
past-forget = Borrar los resultados
past-date = Día
past-drill = Ejercicio
past-right = Aciertos
past-time = Tiempo por respuesta

counting-work-out = Calcular para estas reglas
fit-heading = Los índices publicados junto a los de esta mesa
fit-intro = Estas decisiones se publicaron para Hi-Lo con varias barajas y el conteo verdadero redondeado hacia abajo: los Illustrious 18, los Fab 4, los añadidos de Cacarulo y, si el crupier pide con 17 blando, los cambios de Blackjack Apprenticeship. A su lado está el índice que el entrenador encuentra para tus reglas, tu sistema y tu redondeo. La última columna dice cuánto vale jugar según él frente a la estrategia básica en 100 rondas: primero con una apuesta de 1 en todas las rondas; después con una apuesta del doble del conteo verdadero, a partir de un conteo de 1 y hasta 8.
fit-decision = Decisión
fit-found = Encontrado
fit-worth = Valor
fit-always = siempre
fit-never = nunca
fit-illegal = no permitida
fit-unknown = aún sin calcular

index-heading = Dónde el conteo cambia la mejor jugada
index-intro = El entrenador calcula la mejor jugada de cada mano inicial para conteos verdaderos de −8 a +8, con las cartas que entonces quedan en promedio a medio camino de la carta de corte. Cada fila indica el menor conteo verdadero entero con el que pasa a ser mejor otra jugada. El cálculo es para un conteo verdadero de exactamente ese número. Nada está copiado de una lista impresa.
counting-other-rules = Elegir otras reglas
no-shoe = Con estas reglas se baraja tras cada ronda, así que el conteo empieza cada vez desde cero. Los resultados de abajo son para un sabot del que se reparte el 75{"\u00A0"}%.
find = Buscar estas manos
counting-hand = Tu mano
below = Por debajo
counting-from = Desde ahí
index = Conteo verdadero
none = Ninguna jugada cambia con el conteo.

drill = { $drill ->
    [running] Conteo acumulado
    [tray] Barajas en la bandeja
    [true-count] Conteo verdadero
   *[indices] Jugadas por índice
}
intro = { $drill ->
    [running] Vas viendo cartas de un sabot recién barajado: las descubres tú o salen al ritmo que elijas. De vez en cuando se te pregunta el conteo.
    [tray] Ves una bandeja de descartes en la que cabría el sabot entero y dices cuántas barajas hay en ella. En lugar de la imagen, un lector de pantalla dice qué porcentaje de la bandeja está lleno; el resto del cálculo es igual.
    [true-count] Recibes un conteo acumulado y el número de barajas que quedan, y dices el conteo verdadero.
   *[indices] Recibes una mano, la carta visible del crupier y un conteo verdadero, y eliges la jugada. Los Illustrious 18 y los Fab 4 se publicaron para Hi-Lo; más abajo, el entrenador encuentra otras jugadas para tus reglas y tu sistema. Si el crupier pide con 17 blando, no aparecen las jugadas contra un seis o un as, salvo el seguro.
}
rounded = { $rounding ->
    [down] Hacia abajo (−0,5 pasa a −1)
    [nearest] Al más cercano (−0,4 pasa a 0)
   *[cut] Hacia 0 (−1,5 pasa a −1)
}
true-count = { $rounding ->
    [down] Conteo verdadero, redondeado hacia abajo
    [nearest] Conteo verdadero, redondeado al más cercano
   *[cut] Conteo verdadero, redondeado hacia 0
}
parts = { $precision ->
    [halves] Medias barajas
   *[quarters] Cuartos de baraja
}
index-list = { $list ->
    [illustrious] Illustrious 18
    [fab] Fab 4
   *[found] Las del entrenador
}

unknown-system = Ese sistema no existe. Escribe { $systems } o diez pesos separados por comas.
systems-between = {", "}
wrong-count-of-tags = Escribe diez pesos separados por comas: para el as, del 2 al 9 y el diez. Has escrito { $found }.
no-tag = Un peso es un número de −10 a 10, con dos decimales como máximo tras un punto; «{ $text }» no lo es.

tags-are = { $system }, del as al diez: { $tags }.
every = Cada { $seconds }{"\u00A0"}s
pace-is = { $cards ->
    [one] Una carta
   *[other] { $cards } cartas
} cada { $seconds }{"\u00A0"}s: { $a-minute ->
    [one] { $a-minute } carta
   *[other] { $a-minute } cartas
} por minuto.
tray = Una bandeja de descartes para { $decks ->
    [one] { $decks } baraja
   *[other] { $decks } barajas
}, llena al { $percent }{"\u00A0"}%.
tray-is = Contiene { CARDS($cards) }. Entre 52 son { $decks }, así que la respuesta es { $answer }.
to-convert = Conteo acumulado: { $running }. Barajas restantes: { $decks }.
true-count-is = El conteo verdadero es { $true-count }.
situation = { $hand } contra { $up }, conteo verdadero { $true-count }.
insurance-offered = El crupier muestra un as, conteo verdadero { $true-count }. ¿Seguro?
index-by = «{ $play }» a partir de un conteo verdadero de { $index } ({ $source }).
index-found = «{ $play }» a partir de un conteo verdadero de { $index }, según calcula el entrenador.
time = Tiempo: { $seconds }{"\u00A0"}s, { $each }{"\u00A0"}s por respuesta.
seconds = { $each }{"\u00A0"}s
turned = { $turned } de { $shoe } cartas descubiertas; la carta de corte sale tras { $cut-card } cartas.
running-is = El conteo acumulado es { $running }.
counts-are = El conteo acumulado es { $running } y el verdadero, { $true-count }.
counting-score = Aciertos hasta ahora: { $right } de { $asked }.
drill-result = Aciertos: { $right } de { $asked }.

by-rules = Reglas: { $rules }. Sistema: { $system }.
counting-decision = { $hand } contra { $up }: { SMALL($play) }
gain-is = Con las cartas que quedan en promedio con este conteo, «{ $play }» vale { $gain } apuestas frente a la mejor de las demás jugadas. La rendición no entra en la comparación.
found = Jugadas que cambian con el conteo: { $plays }.
against = El crupier muestra { $up } ({ $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
})
counting-insurance = Toma el seguro con un conteo verdadero de { $index } o más.
