stats-lede = Cuánto sumaron tus rondas, cuánto te costaron tus decisiones y cuánto fue suerte. Todo se calcula en este navegador.
counting = Contando las rondas…
which = Qué rondas contar
by-table = Mesa
by-period = Periodo
stats-none-like-this = Ninguna ronda coincide.
stats-will-be-here = La primera ronda con un reparto nuevo que termines se contará aquí.
no-rounds-of-game = Todavía no hay rondas de este juego. Estos juegos tienen rondas:
show-game = { $count ->
    [one] { $game }: una ronda
   *[other] { $game }: { $count } rondas
}
count-fresh = Contar solo los repartos nuevos
period = { $period ->
    [all] Siempre
    [days30] Últimos 30 días
    [days7] Últimos 7 días
   *[today] Hoy
}
counted = { $done } de { $all }

results = Resultados
stats-rounds = Rondas
stats-net = Resultado neto
bets = Apuestas iniciales en total
hand-bets = Apuestas iniciales, una mano por ronda
put-in = Lo que pusiste en los botes en total
stats-best-hand = Mejor mano
longest-win = Más victorias seguidas en una mesa, con un mismo tipo de reparto
longest-loss = Más derrotas seguidas en una mesa, con un mismo tipo de reparto
bank-chart = { $unit ->
    [half-chips] Resultado a lo largo del tiempo, en fichas
   *[rounds] Resultado a lo largo del tiempo: rondas ganadas menos perdidas
}
rounds-ahead = { $one ->
    [yes] { $rounds } ronda
   *[no] { $rounds } rondas
}
stats-told = { $results ->
    [none] Rondas: { $rounds }.
   *[some] Rondas: { $rounds }. Resultado neto: { $results }.
}

decisions = Decisiones
judged = Decisiones evaluadas
stats-best = Tan buenas como la mejor
stats-cost = Coste de las demás decisiones
none-judged = En estas rondas no hay ninguna decisión que se pueda evaluar.
not-judged = Las decisiones de este juego no se evalúan, porque no se conocen sus valores exactos.
costly = Las decisiones más caras, una por ronda
practise = Practicar manos como esta
see-round = Ver la ronda
stats-in-bets = { $bets } apuestas
better = Mejor: { $what }.

luck = Suerte
expected = El juego perfecto, en promedio
stats-decided = Tus decisiones
stats-dealt = Las cartas
match-result = Resultado por ronda
match-luck = Suerte por ronda
match-without-luck = Resultado por ronda sin suerte
match-luck-where = La suerte solo se descuenta en las rondas con apuestas contra un único rival y sin comodines que ambos empezaron con { $chips } fichas como mínimo.
match-luck-method = La suerte es lo que las cartas y las acciones del rival cambian en el valor de tu mano. De media es casi cero, juegues como juegues. El número tras ± es el error estándar. Los valores vienen del duelo resuelto, que no tiene en cuenta que ambas manos salen de la misma baraja: el resultado sin suerte puede desviarse hasta 0,03 fichas.
only-fresh = Aquí solo cuentan los repartos nuevos. Alguien pudo conocer las cartas de un reparto compartido o del reparto del día, y una mano de práctica se elige para que empiece como pediste.
stats-working = Calculando cuánto vale una ronda…
not-exact = Aquí no hay informe de suerte: no se sabe con exactitud cuánto valen estas rondas.
left-out = Las rondas con varias manos o con apuestas laterales no entran en este informe: no se sabe con exactitud cómo varían juntos sus resultados.
method = En el videopóker, se calcula con exactitud cuánto vale una ronda y cuánto varía. En el blackjack, el cálculo es exacto para un sabot nuevo, salvo por cómo varían juntas las manos que separas; al final del sabot, la diferencia es pequeña. Los porcentajes de series y las zonas del gráfico son aproximados: se supone que los resultados siguen una distribución normal, y las escaleras reales se cuentan aparte.
among-perfect = Series igual de largas, con juego perfecto, que quedan por debajo de la tuya: { $share }.
among-equals = Series con un juego tan bueno como el tuyo que quedan por debajo: { $share }.
too-few-rounds = El informe de suerte necesita al menos { $needed } rondas; por ahora hay { $there }.
too-few-with-chips = El informe de suerte necesita al menos { $needed } rondas con fichas; por ahora hay { $there }.
too-few-without-bets = El informe de suerte necesita al menos { $needed } rondas sin apuestas; por ahora hay { $there }.
range = de { $from } a { $to }

near = Dos de cada tres series perfectas
far = 19 de cada 20 series perfectas
decisions-chart = Decisiones acertadas a lo largo del tiempo
each-stretch = Cada tramo
moving-average = Media de cinco tramos
average-near = Probable: dos de cada tres casos
average-far = Casi seguro: 19 de cada 20
endings-chart = Cómo terminaron las manos
stats-bars = Barras: cuántas veces salió cada cosa. Contornos: cuántas veces se podía esperar, donde se sabe con exactitud. Las longitudes son raíces cuadradas, para que también se vean las manos raras.
chart-numbers = Los números en una tabla
save-numbers = Guardar los números (CSV)
save-picture = Guardar la imagen (SVG)
save-charts = Guardar gráficos y números
unit-chips = fichas
unit-rounds = rondas ganadas menos perdidas
unit-bets = apuestas
ending = Mano
came = Salió
stats-share = Proporción
to-expect = Esperado
