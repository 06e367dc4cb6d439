bets-lede = Quien cuenta cartas apuesta más cuando el conteo es alto. Elige una mesa y una escala de apuestas, es decir, una apuesta para cada conteo, y mira los resultados.
casino = Cuando cuentas cartas, un casino puede barajar antes de tiempo, limitar tus apuestas o pedirte que dejes de jugar. Aquí nadie juega con dinero real.
bets-mangled = No se puede leer una parte de esta dirección; en su lugar se usan los valores predeterminados.
other-shoe = Con estas reglas se baraja tras cada ronda, así que no hay nada que contar. En su lugar se simula un sabot; escribe 0 para barajar cada ronda.
not-simulated = Una de estas reglas no se puede simular.

bets-table-heading = La mesa y el jugador
bets-system = Sistema de conteo
own-tags = Pesos propios
seats = Puestos en juego, incluido el tuyo
bets-dealt = Parte del sabot que se reparte, % (0: barajar cada ronda)
bets-rounds = Rondas
seed = Semilla
bets-bank = Fondo de juego, en unidades
risk = Riesgo para la mejor escala, %
ramp-heading = Tu escala de apuestas
ramp-intro = Una apuesta para cada conteo verdadero, en unidades. El conteo verdadero se redondea hacia abajo. Con una apuesta de 0 no juegas la ronda.
keep = Guardar esta escala
kept = La escala está guardada en este navegador. Si en los ajustes has activado «Preguntarme el conteo», la mesa de blackjack evalúa tus apuestas con ella. Elige allí el mismo sistema de conteo; el conteo verdadero se redondea como hayas elegido allí. Una unidad es la apuesta mínima de la mesa. La mesa redondea las apuestas a unidades enteras y no admite el 0, que cuenta como una unidad.
not-stored = El navegador no pudo guardar la escala. Se pierde cuando la página se carga de nuevo, por ejemplo al ir a una mesa de póker.
bets-unreadable = No se puede leer la escala guardada en este navegador. Para guardar otra, borra antes esta.
bets-forget = Borrar la escala guardada

run = Simular
bets-cancel = Cancelar
begun = Simulando…
no-worker = La simulación no puede hacerse aquí: su web worker no se inicia o ha fallado.
outdated = Estos resultados son de otra selección. Simula de nuevo para ver los de la actual.

results-heading = Resultados de la escala
figure = Dato
players-note = Los tres jugadores apuestan según esta escala y juegan la estrategia básica. El primero toma además, según el conteo, las decisiones publicadas de la página «Conteo de cartas», con los índices que el entrenador encuentra para estas reglas y este sistema. Esos índices son para la carta de corte de las reglas, sea cual sea la parte que escribas. El segundo hace lo mismo, pero se le escapa una carta de cada cincuenta. El tercero solo juega la estrategia básica. Tú ocupas el último puesto; los demás juegan la estrategia básica.
formulas = Si m y s son la media y la desviación de una ronda y B es el fondo de juego, el riesgo de ruina es el de Schlesinger: ((1 − m/s) / (1 + m/s)) elevado a B/s; SCORE es 1000000 (m/s)², y N0 es (s/m)² rondas. El fondo de juego para Kelly completo es s²/m, con un riesgo de ruina de cerca del 13,5{"\u00A0"}%; para medio Kelly es el doble, con cerca del 1,8{"\u00A0"}%. El número tras ± es el error estándar. Las rondas que no juegas cuentan como rondas. Los gráficos omiten los conteos que salen en menos de una ronda de cada 1000.
best-heading = La mejor escala
best-intro = De todas las escalas entre tu apuesta más baja y la más alta, con este riesgo y este fondo de juego, esta es la que más gana.
no-best = Con este riesgo y este fondo de juego, ninguna escala entre tu apuesta más baja y la más alta da ganancias.
edge-title = Ventaja según el conteo verdadero
share-title = Rondas según el conteo verdadero
ruin-title = Riesgo de ruina según el fondo de juego
bets-count = Conteo verdadero
running-count = Conteo acumulado
edge-by-running = Ventaja según el conteo acumulado
share-by-running = Rondas según el conteo acumulado
bets-share = Rondas
bets-edge = Ventaja
error = Error estándar
bets-bet = Tu apuesta
bets-best = Mejor apuesta

wrong-field = { $field ->
    [dealt] Escribe un número entero de 0 a 95.
    [rounds] Escribe un número entero de 1000 a 1000000000.
    [seed] Escribe un número entero de 0 a 999999999.
    [bank] Escribe un número de unidades mayor que 0, hasta 1000000000.
   *[risk] Escribe un número entre 0 y 100.
}
wrong-ramp = Cada apuesta debe ser un número de 0 a 1000000, y al menos una debe ser mayor que 0.
player = { $player ->
    [no-error] Sin errores
    [misses] Se salta 1 carta de cada 50
   *[basic] Solo estrategia básica
}
figure-name = { $figure ->
    [bet] Apuesta media
    [mean] Ganancia por ronda
    [deviation] Desviación estándar por ronda
    [mean-of-hundred] Ganancia en 100 rondas
    [deviation-of-hundred] Desviación estándar en 100 rondas
    [edge] Ganancia por unidad apostada
    [score] SCORE
    [n0] N0, en rondas
    [ruin] Riesgo de ruina
    [kelly] Fondo de juego para Kelly completo
   *[half-kelly] Fondo de juego para medio Kelly
}
running-intro = Este sistema no está equilibrado, así que la escala usa el conteo acumulado. El conteo empieza en { $start } (barajas en el sabot: { $decks }) y se redondea hacia abajo. Escribe una apuesta, en unidades, para cada conteo acumulado. Con una apuesta de 0 no juegas la ronda.
running-shift = En la mesa empiezas en { $start }, así que allí estos conteos son { $shift } { $higher ->
    [yes] más altos
   *[no] más bajos
}.
up-to = { $count } o menos
bets-from = { $count } o más
bet-at = { $measure ->
    [true-count] Apuesta con un conteo verdadero de { $counts }
   *[running-count] Apuesta con un conteo acumulado de { $counts }
}
bets-progress = { $done } de { $all } rondas con cada jugador.
bets-cancelled = Simulación detenida. Rondas jugadas con cada jugador: { $done }.
bets-told = Sin errores, 100 rondas dan { $mean } { $error } unidades.
best-told = Da { $best } unidades en 100 rondas sin errores; la tuya da { $own }.
plus-or-minus = ±{"\u00A0"}{ $error }
