learn-lead = De tu primera carta al juego experto. Juega una mano y vuelve a por el siguiente paso.
learn-rounds = Tu juego
learn-fairness = Un reparto justo
learn-blackjack-table = Acércate a 21 más que el crupier. El entrenador (la bombilla) te dice cuánto vale cada jugada.
learn-guide = Las reglas del juego de tu mesa, en dos minutos.
learn-rules = La tabla de la mejor jugada con tus reglas, y práctica con las manos que jugaste mal.
learn-hand = Las cartas que elijas y lo que vale cada jugada con ellas.
learn-counting = Ejercicios desde el valor de cada carta hasta el conteo verdadero, y las jugadas que el conteo cambia.
learn-bets = Lo que gana apostar según el conteo, y el riesgo de perderlo todo.
learn-video-poker-table = Conserva las cartas que quieras, cambia las demás y cobra según la tabla de pagos.
learn-pay-table = Todos los juegos con su retorno, su tabla de estrategia y práctica con decisiones ajustadas.
learn-solo-draw-table = Cambia cartas cuantas veces quieras hasta que se acabe la baraja. El entrenador conoce la probabilidad de cada mano.
learn-poker-match-table = Hasta tres rivales, con fichas o sin ellas.
learn-equilibrium = Qué hace el equilibrio del duelo de dos con cada tipo de mano, faroles incluidos.
learn-daily = Diez rondas al día, iguales para todos. El resultado separa la habilidad de la suerte.
learn-history = Todas tus rondas, carta a carta.
learn-stats = Lo que has ganado y cuánto fue suerte.
learn-settings = Idioma, colores, velocidad, sonido y teclas.
learn-is-it-fair = Cómo se fija un reparto antes de tu primera decisión y cómo puede comprobarlo cualquiera.
learn-check = Un reparto terminado, calculado de nuevo a partir de su secreto.
learn-lab = Por qué una mano vale lo que vale, y la mezcla puesta a prueba con millones de manos.
learn-misplayed = Practica lo que jugaste mal
learn-lessons = Lecciones
learn-lessons-rules = La tabla de estrategia de «{ $rules }», mano a mano. Lo que ya sabes vuelve cuando quizá estés a punto de olvidarlo.
lesson = { $lesson ->
    [hard] Manos duras
    [soft] Manos blandas
    [pairs] Parejas
    [specials] Doblar y rendirse
    [chart] Toda la tabla
    [tags] El valor de cada carta
    [trays] Mazos en la bandeja
    [true-counts] Conteo verdadero
    [indices] Jugadas que cambian con el conteo
    [ranks] Las jugadas del póker
    [rows] Qué guardar
    [match-before] Apuestas antes del cambio
    [match-swap] El cambio
   *[match-after] Apuestas después del cambio
}
lesson-about = { $lesson ->
    [hard] Sin as, o con un as que vale 1. Desde 12, la siguiente carta puede hacer que te pases.
    [soft] Un as vale 11. La siguiente carta no puede hacer que te pases, porque el as puede valer 1.
    [pairs] Dos cartas del mismo valor: separarlas o jugarlas como una sola mano.
    [specials] Manos con las que se dobla la apuesta por una carta más, o se entrega la mitad, y otras parecidas.
    [chart] Todas las manos, las más útiles primero.
    [tags] Lo que cada carta suma al conteo acumulado.
    [trays] Cuántos mazos hay en la bandeja de descartes, redondeando a medios. El resto del sabot es por lo que se divide.
    [true-counts] El conteo acumulado dividido entre las barajas que no has visto, redondeado hacia abajo: 0,5 pasa a 0 y −0,5 a −1.
    [indices] Las Illustrious 18 y las Fab 4 que permiten tus reglas, con los índices de tus reglas.
    [ranks] Las diez jugadas, cuál gana a cuál y cada cuánto se reparten.
    [rows] La tabla de estrategia, fila a fila. Primero salen las filas que más costaría olvidar.
    [match-before] Abrir, igualar, subir o retirarse con las cinco cartas repartidas. Si dos acciones valen lo mismo, ambas son correctas.
    [match-swap] Cuántas cartas cambia el equilibrio y cuáles conserva.
   *[match-after] Apostar, igualar, subir o retirarse cuando ambos han cambiado. Si dos acciones valen lo mismo, ambas son correctas.
}
lesson-met = Pendientes: { $due } · Aprendidas: { $known }
lesson-progress = Pendientes: { $due } · Nuevas: { $new } · Aprendidas: { $known }
lesson-loss = Lo que aún no sabes te hace perder unas { $loss } apuestas en 100 manos.
lesson-begin = Empezar: { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}
lesson-preparing = Calculando lo que cuesta cada error: { $done } de { $all } cartas del crupier.
lesson-cancel = Cancelar
lesson-question = { $hand }: { $cards }. El crupier muestra { $up }.
lesson-hand = Tú: { $hand }
lesson-dealer = Crupier
lesson-right-is = Según la tabla: { $play }.
lesson-costs = «{ $play }» cuesta { $cost } apuestas, de media con { $hand } contra { $up }.
lesson-hard = { $total } duro
lesson-none = Con las reglas «{ $rules }» no sale ninguna mano de esta lección.
lesson-over = { $ending ->
    [all-asked] Fin de la lección.
    [nothing-due] No queda nada pendiente por ahora.
   *[ended] Has terminado la lección.
}
lesson-all = Todas las lecciones
lesson-not-stored = Tus respuestas no se están guardando. { $why }
learn-due = Pendientes ahora: { $due }
exam = Examen
exam-about = Cien manos, sin respuestas entre medias. Al final sabrás lo que cuesta tu juego.
exam-taken = Ya hecho: ese juego cuesta { $cost } ± { $error } de la apuesta por ronda. Te tocan las mismas manos.
exam-mark = Tu juego cuesta { $cost } ± { $error } de la apuesta por ronda.
exam-edge = Con el mejor juego, una ronda en esta mesa vale { $worth } de la apuesta.
exam-link = Enlace a este examen y a su resultado
exam-mistake = { $hand } contra { $up }: { $play } en lugar de { $right } cuesta { $cost } apuestas
learn-lessons-count = Con las reglas «{ $rules }».
learn-lessons-pays = Con la tabla de pagos «{ $game }».
lesson-system = Sistema de conteo
lesson-begin-questions = Empezar: hasta { $questions ->
    [one] { $questions } pregunta
   *[other] { $questions } preguntas
}
lesson-preparing-rows = Calculando la tabla y lo que cuesta cada error.
lesson-tag-question = ¿Cuánto cuenta { $card } en { $system }?
lesson-tag-is = En { $system }, { $card } cuenta { $tag }.
lesson-division = { $running } entre { $decks } es { $exact }.
lesson-count-costs = Con este conteo, «{ $play }» cuesta { $cost } apuestas.
lesson-hold-question = ¿Qué cartas guardas? { $cards }.
lesson-hold = ¿Qué cartas guardas?
lesson-draw = Robar
lesson-hold-is = Según la tabla: { $row }. Guarda { $cards }.
lesson-hold-none = Según la tabla: no guardes nada y roba cinco cartas.
lesson-hold-costs = Lo que guardas cuesta { $cost } apuestas.
progress = Tu progreso
progress-about = Respuestas equivocadas, en las lecciones y en las mesas, por clase. Son para «{ $rules }» y «{ $game }».
progress-none = Ninguna respuesta en las últimas cuatro semanas.
progress-kind = Lección
progress-week = { $week ->
    [last] Últimos 7 días
    [second] Hace 8 a 14 días
    [third] Hace 15 a 21 días
   *[fourth] Hace 22 a 28 días
}
progress-cell = { $wrong } mal de { $asked }
progress-cost = { $cost } apuestas
progress-costs-are = Las apuestas son lo que pierden estos errores en 100 manos, si los cometes igual de a menudo en la mesa.
progress-work-out = Calcular lo que cuestan
progress-worst = Lo que más conviene practicar: { $lesson }
goal = Meta diaria
goal-none = Sin meta
goal-decisions = { $decisions ->
    [one] { $decisions } respuesta
   *[other] { $decisions } respuestas
}
goal-today = Hoy: { $done } de { $goal ->
    [one] { $goal } respuesta
   *[other] { $goal } respuestas
}.
lesson-why-dealer = El crupier muestra { $up } y se pasa en el { $dealer } de las manos.
lesson-why-busts = El crupier muestra { $up } y se pasa en el { $dealer } de las manos. La siguiente carta te ayuda en el { $helps }{ $neither ->
    [none] {" "}y te pasas en el { $busts }.
   *[some] , te pasas en el { $busts } y ni lo uno ni lo otro en el { $neither }.
}
lesson-why-safe = El crupier muestra { $up } y se pasa en el { $dealer } de las manos. La siguiente carta te ayuda en el { $helps } y no puede hacer que te pases.
lesson-why-surrender = Si sigues jugando, estas cartas pierden { $loss } apuestas de media. Rendirse pierde 0,5.
lesson-index-is = «{ $play }» a partir de un conteo verdadero de { $index }.
goal-reached = Hoy: { $done ->
    [one] { $done } respuesta
   *[other] { $done } respuestas
}. Has alcanzado tu meta de { $goal }.
lesson-rank = ¿Cómo se llama esta mano?
lesson-rank-question = ¿Cómo se llama esta mano? { $cards }.
lesson-rank-is = { $hand }. La tiene una de cada { $deals } manos repartidas.
lesson-rank-order = De mayor a menor: { $hands }.
learn-mangled = Una parte de este enlace no se puede leer, así que la página muestra lo habitual en su lugar.
lesson-tray = En esta bandeja caben { $decks } mazos. ¿Cuántos hay?
learn-lessons-match = El duelo para dos con apuestas, contra el Matemático, que juega el equilibrio.
lesson-preparing-match = Buscando manos y lo que cuesta cada error.
lesson-match-move = ¿Qué haces?
lesson-match-swap = ¿Cuántas cartas cambias?
lesson-match-kept = { $swap }: conserva { $cards }.
lesson-match-best = Lo mejor contra el equilibrio: { $plays }.
lesson-match-swap-costs = Cambiar { $cards } cuesta { $chips } fichas de media.
lesson-match-costs = { $action } cuesta { $chips } fichas de media.
lesson-match-first = Actúas primero.
lesson-why-tens = Cerca del { $tens } de las cartas restantes vale diez; en una baraja completa, el { $usual }.
lesson-why-insurance = Cerca del { $tens } de las cartas restantes vale diez. El seguro compensa por encima del { $even }.
lesson-why-hold = La opción correcta gana en el { $wins } de los robos: { $bets } apuestas de media.
lesson-your-hold = Lo que guardaste gana en el { $wins }: { $bets } apuestas, { $cost } menos.
lesson-why-call = Igualar cuesta { $chips }: sin más apuestas, compensa si ganas más del { $price } de las manos.
lesson-why-own = En el equilibrio, cerca del { $share } de las manos que llegan aquí { $step ->
    [check] pasan
    [bet] apuestan
    [fold] se retiran
    [call] igualan
   *[raise] suben
}.
lesson-rules = Las reglas
lesson-rules-work = Calculando las reglas de esta lección…
lesson-rules-order = Vale la primera línea que encaje con tu mano.
lesson-rule = { $play ->
    [surrender] Rendirse si puedes
    [split] Separar
    [double] Doblar si puedes
    [stand] Plantarse
   *[hit] Pedir
}: { $hands }.
lesson-rule-against = { $hands } contra { $upcards }
lesson-rule-any = { $hands } contra cualquier carta
lesson-rule-up = { $total } o más
lesson-rule-between = {"; "}
lesson-rule-hit = Las demás manos: pedir.
lesson-rule-never = No separar nunca: { $pairs }.
lesson-rule-total = Las demás parejas: juega su total.
lesson-rule-tag = { $tag }: { $cards }
lesson-rule-black = { $rank } negro
lesson-rule-red = { $rank } rojo
lesson-rule-tray = Divide la altura de la bandeja en { $decks } partes iguales: cada parte es un mazo.
lesson-rule-left = Mazos que quedan: { $decks } menos los de la bandeja.
lesson-rule-divide = Conteo verdadero = conteo acumulado ÷ barajas restantes, redondeado hacia abajo.
lesson-rule-index = Cada jugada tiene un índice. Desde ese conteo verdadero es la correcta; por debajo, lo es la otra.
lesson-rule-tens = Cuanto más alto es el conteo, más de las cartas restantes valen diez.
lesson-rule-ranks = Cada jugada gana a las de abajo.
lesson-rule-rank = { $hand }: { $category ->
    [royal-flush] as, rey, dama, jota y diez de un palo
    [straight-flush] cinco valores seguidos, de un palo
    [four-of-a-kind] cuatro cartas de un valor
    [full-house] tres de un valor y dos de otro
    [flush] cinco cartas de un palo
    [straight] cinco valores seguidos; el as va arriba, o abajo antes del dos
    [three-of-a-kind] tres cartas de un valor
    [two-pair] dos de un valor y dos de otro
    [one-pair] dos cartas de un valor
    [five-of-a-kind] cinco cartas de un valor, con un comodín
   *[high-card] nada de lo anterior
}
lesson-rule-rows = Lee la tabla desde arriba: guarda la primera fila que tengan tus cartas y cambia las demás.
lesson-rule-no-row = Si tus cartas no tienen ninguna fila, cambia las cinco.
lesson-rule-price = El precio de igualar es lo que cuesta, dividido entre el bote después. Sin más apuestas, iguala si ganas más a menudo.
lesson-rule-swap = Por lo general, conserva lo que ya tienes, como una pareja o un trío, y cambia lo demás.
lesson-next = Siguiente: { $lesson }
lesson-again = Empezar de nuevo
learn-start = Empezar: { $lesson }
learn-go-on = Continuar: { $lesson }
lesson-one-bet = Con estas reglas no hay apuestas: aquí cada ronda cuenta como una apuesta.
learn-known-elsewhere = { $rules }: { $known ->
    [one] { $known } aprendida
   *[other] { $known } aprendidas
}, { $due ->
    [one] { $due } pendiente
   *[other] { $due } pendientes
}
