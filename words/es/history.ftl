history-lede = Cada ronda que terminas se guarda en este navegador y en ningún otro sitio. Abre una para volver a verla, decisión a decisión.
looking = Cargando…
history-nothing-yet = Todavía no hay rondas aquí.
history-will-be-here = Cada ronda que termines aparecerá aquí. Ábrela para ver sus cartas y tus decisiones.
to-the-tables = Jugar una
history-none-like-this = Ninguna ronda coincide.
hidden-by = El filtro «{ $filter }» por sí solo oculta { $rounds }.
hidden-together = Los filtros { $filters } juntos ocultan { $rounds }.
filter-value = { $label }: { $value }
quoted-filter = «{ $filter }»
filters-between = {", "}
hidden-rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
hidden-rounds-of = { $kind ->
    [fresh] { $count ->
        [one] una ronda con un reparto nuevo
       *[other] { $count } rondas con repartos nuevos
    }
    [shared] { $count ->
        [one] una ronda con un reparto compartido
       *[other] { $count } rondas con repartos compartidos
    }
    [daily] { $count ->
        [one] una ronda con un reparto del día
       *[other] { $count } rondas con repartos del día
    }
   *[practice] { $count ->
        [one] una ronda de práctica
       *[other] { $count } rondas de práctica
    }
}
show-hidden = { $count ->
    [one] Mostrar esta ronda
   *[other] Mostrar estas { $count } rondas
}
against-upcard = contra
history-rounds = Rondas, primero las más recientes
more = Ver más
history-unreadable = { $count ->
    [one] Hay una ronda guardada que no se puede leer. Se queda donde está.
   *[other] Hay { $count } rondas guardadas que no se pueden leer. Se quedan donde están.
}
found-none = No hay rondas.
found-all = { $count ->
    [one] Una ronda en la página.
   *[other] { $count } rondas en la página.
}
found-some = { $count ->
    [one] Una ronda en la página, y puede haber más.
   *[other] { $count } rondas en la página, y puede haber más.
}

filters = Qué rondas mostrar
by-game = Juego
by-deal = Reparto
by-result = Resultado
by-cost = Errores
by-day = Día
all = Sin filtro
any-mistake = Cualquier error
cost-at-least = { $bets } apuestas o más

no-such-round = Esa ronda no está en el historial de este navegador, o no se puede leer.
back-to-list = Volver a todas las rondas
steps = La ronda, paso a paso
history-face-down = una carta boca abajo
this-hand = esta mano
folded = Retirada
tied = Empatada
the-end = El final de la ronda
it-was-best = No había nada mejor.
what-else = Cuánto valía cada opción
the-decision = Opción
its-worth = Valor medio, en apuestas
still-sealed = El secreto de este reparto sigue sellado por ahora, porque de él aún pueden salir más rondas. Podrás comprobarlo y volver a jugarlo cuando termine su última ronda, o cuando haya dejado la mesa y termine una ronda de este juego con otro reparto nuevo.
still-in-play = Este reparto sigue en una mesa. Podrás comprobarlo y volver a jugarlo cuando la haya dejado.
play-again = Jugar otra vez este reparto
from-here = Seguir desde aquí, como reparto compartido
history-check = Comprobar este reparto
left-chips = Tus fichas se quedaron como estaban: solo las cambian los repartos nuevos.
forget-round = Borrar esta ronda…
forget-round-really = Esta ronda se borrará del historial para siempre.
forget-it = Borrar esta ronda
keep-it = No borrarla
history-dealer = Crupier
history-you = Tú
hold-all = Conservar las cinco cartas
history-deal = { $kind ->
    [fresh] Reparto nuevo
    [shared] Reparto compartido
    [daily] Reparto del día
   *[practice] Práctica
}
verdict = { $verdict ->
    [won] Ganada
    [drawn] Empatada
   *[lost] Perdida
}
outcome = { $outcome ->
    [player-blackjack] Blackjack
    [player-wins] Ganas por puntos
    [dealer-busts] El crupier se pasa
    [draw] Empate
    [dealer-wins] Gana el crupier
    [dealer-blackjack] Blackjack del crupier
    [player-busts] Te pasas
    [surrendered] Te rindes
    [charlie] Ganas por número de cartas
   *[bet-returned] Recuperas la apuesta
}
history-play = { $action ->
    [hit] Pedir
    [stand] Plantarse
    [double] Doblar
    [split] Separar
    [surrender] Rendirse
    [insurance] Tomar el seguro
    [no-insurance] Rechazar el seguro
   *[play-on] Seguir jugando
}
history-swap = { $count ->
    [one] Cambiar una carta
   *[other] Cambiar { $count } cartas
}
hold = Conservar { $cards }
history-decided = Tu decisión: { $what }.
it-cost = Te costó { $bets } apuestas en promedio.
mistakes-cost = errores: { $bets } apuestas
in-chips = { $one ->
    [yes] { $chips } ficha
   *[no] { $chips } fichas
}
in-the-pot = Bote: { $chips }
between-parts = {" · "}
times = { $name }{"\u00A0"}×{ $count }

files-heading = Tu historial en un archivo
files-intro = «Guardar todo» crea un archivo con todas las rondas que se pueden leer y con tus ajustes, tus mesas, las manos que jugaste mal, tus respuestas en las lecciones, los resultados de los ejercicios de conteo y tu escala de apuestas. Impórtalo en otro navegador y tendrás allí también las rondas: las que ya estén se quedan como están. La tabla CSV es para hojas de cálculo y no se puede importar.
export = Guardar todo
csv = Guardar como tabla (CSV)
import = Importar un archivo
take-over-intro = El archivo también puede traer ajustes, mesas con sus fichas y sus rondas en juego, las manos que jugaste mal, los resultados de los ejercicios de conteo y una escala de apuestas. Lo que traiga reemplazará lo tuyo.
take-over = Reemplazar lo mío
history-forget = Borrar todas las rondas…
forget-really = Todas las rondas de este historial se borrarán para siempre. Las rondas de las mesas, tus saldos, los marcadores, los ajustes, las manos que jugaste mal, tus respuestas en las lecciones, los resultados de los ejercicios de conteo y tu escala de apuestas se quedan.
forget-all = Borrar todas las rondas
keep-all = No borrarlas
rescue = Guardar lo almacenado tal como está
promised = El navegador aceptó no borrar el historial cuando le falte espacio.
may-be-cleared = El navegador puede borrar el historial cuando le falte espacio.
ask-to-promise = Pedirle que no lo haga
promise-refused = El navegador no aceptó conservar el historial cuando le falte espacio.
writing-file = Escribiendo el archivo…
reading-file = Leyendo el archivo y volviendo a jugar cada ronda…
deleting = Borrando…
imported = Rondas añadidas: { $added }. Ya estaban aquí: { $known }.
imported-ahead = Rondas añadidas: { $added }. De ellas, con fecha futura: { $ahead }. Ya estaban aquí: { $known }.
taken-over = { $in-part ->
    [yes] Tomado del archivo: { $parts }. El navegador no pudo guardar el resto.
   *[no] Tomado del archivo: { $parts }.
}
taken-between = {"; "}
taken-settings = los ajustes
taken-tables = { $count ->
    [one] una mesa, como estaba en el archivo
   *[other] { $count } mesas, como estaban en el archivo
}
taken-mistakes = las manos que jugaste mal
taken-drills = los resultados de los ejercicios de conteo
taken-ramp = la escala de apuestas
nothing-taken = El navegador no guardó nada de eso. Todo sigue como estaba.
nothing-imported = No se importó nada. { $why }
file-empty = Este archivo está vacío.
file-no-json = El archivo no se puede leer como JSON: línea { $line }, columna { $column }.
file-other-format = El archivo no es un historial de Fair Deal.
file-newer = El archivo se escribió con una versión más nueva de Fair Deal.
file-no-rounds = El archivo no tiene una lista de rondas.
file-round-damaged = La ronda { $number } del archivo está dañada o no cumple las reglas.
file-stored-damaged = Lo que el archivo guarda como «{ $name }» está dañado o es de una versión más nueva.
file-unreadable = El navegador no pudo leer ese archivo.
forgotten = Todas las rondas están borradas.
forgotten-round = La ronda está borrada.
saved = El archivo está listo.
failed = { $why ->
    [no-worker] La parte de la página que lleva el historial no se pudo cargar o se detuvo. ¿Tienes conexión? Recarga la página para intentarlo otra vez.
    [sandboxed] El navegador separa esta página de su almacenamiento, como en un marco aislado (sandbox) de otro sitio, así que no puede llevar ningún historial. Abre la página en su propia pestaña.
    [forbidden] Tu navegador no deja a esta página usar una base de datos, así que no puede llevar ningún historial. La causa puede ser una ventana privada, un marco de otro sitio o un ajuste.
    [full] En el almacenamiento del navegador no queda sitio para esto.
    [newer] Este historial se escribió con una versión más nueva de Fair Deal, y esta no puede leerlo. Recarga la página para tener la más nueva.
   *[broken] Algo falló en el historial. Lo que ya estaba guardado sigue como estaba.
}
