paytable-lede = Cambia lo que paga una mano y mira cuánto devuelve la tabla. Se cuentan todas las manos que pueden salir, con lo mejor que se puede conservar de cada una y todas las cartas que se pueden robar.
paytable-tables = Tablas de pagos
paytable-games = Juegos
find-game = Buscar un juego
no-game = Ningún juego se llama así.
game = Juego
return-column = Retorno
variance = Varianza
games-note = Cada juego, con su tabla de pagos habitual, cinco monedas y juego perfecto. Cuanto mayor es la varianza, más oscilan los resultados. Pulsa el nombre de una columna para ordenar por ella.
bankroll = Fondo de juego
bankroll-note = El riesgo de un fondo de juego con esta tabla de pagos, con juego perfecto y con las monedas que elijas. Con menos de cinco monedas, la escalera real paga menos por cada una. Las cantidades van en la misma unidad que la apuesta que escribas. Solo se juegan apuestas enteras, así que con un fondo de juego menor que una apuesta estás en la ruina.
bank-field = Fondo de juego
bet-field = Apuesta por mano
coins-field = Monedas apostadas
hands-field = Manos por hora
at-once-field = Manos por reparto
of-rounds = Con varias manos de un mismo reparto, una ronda cuesta las apuestas de todas sus manos. Estás en la ruina cuando el fondo de juego no alcanza para la ronda siguiente. El riesgo de ruina se calcula con todos los repartos: el riesgo exacto está entre el que se muestra para un fondo con una ronda menos y el de un fondo con una ronda más. La probabilidad de duplicar el fondo se muestra para fondos de hasta 2000 apuestas por mano. Es exacta si no hay reembolso.
cash-back-field = Reembolso (%)
no-amount-up-to = Escribe un número mayor que 0, hasta { $most }.
no-percent = Escribe un número de 0 a 100.
too-many-bets = Escribe un fondo de juego de 100000 apuestas como máximo.
per-hand = Promedio por mano
per-hour = Promedio por hora
deviation = Desviación estándar por hora
ruin = Riesgo de ruina
doubles = Probabilidad de duplicar el fondo antes de la ruina
before-double = Ruina antes de duplicar el fondo
hands-to-n0 = N0, en manos
five-percent = Fondo de juego para un riesgo del 5{"\u00A0"}%
one-percent = Fondo de juego para un riesgo del 1{"\u00A0"}%
never = no existe
paytable-save-csv = Guardar en CSV
paytable-strategy = Tabla de estrategia
strategy-note = Una lista de lo que conviene conservar, hecha para aprenderla, a partir de los valores exactos de esta tabla de pagos. Lo que cuesta seguirla también es exacto, porque se calcula con todos los repartos. La tabla de estrategia más larga tiene una fila por cada tipo de cartas que conviene conservar en algún reparto. El coste extra se cuenta respecto a ella.
most-cost = Coste extra, como mucho
write-chart = Preparar la tabla
paytable-cancel-chart = Cancelar
how-read = Léela desde arriba: conserva las cartas de la primera fila que encaje con tu mano, y además todos los comodines. La última columna dice cuánto más costaría seguir la tabla sin esa fila.
row = N.º
hold-column = Conservar
worth-column = Valor medio
price-column = Quitarla cuesta
print = Imprimir
rows-heading = Tablas de pocas filas
rows-intro = Lo que cuesta una tabla según su número de filas: para cada número que baja el coste, la mejor que encuentra la búsqueda. Su coste es exacto. La curva omite lo que pasa del 1{"\u00A0"}%. La búsqueda puede tardar un minuto.
rows-find = Buscarlas
rows-found = { $charts ->
    [one] La búsqueda ha encontrado { $charts } tabla.
   *[other] La búsqueda ha encontrado { $charts } tablas.
}
rows-curve = Lo que cuesta cada número de filas
rows-number = Filas
rows-costs = Coste
rows-cost = { $rows ->
    [one] Esta tabla de { $rows } fila cuesta el { $percent } de las apuestas.
   *[other] Esta tabla de { $rows } filas cuesta el { $percent } de las apuestas.
}
paytable-mangled = Este enlace no lleva a ninguna tabla de pagos, así que no cambió nada.
return-heading = Lo que devuelve la tabla
paytable-working = Calculando…
paytable-how-counted = Se conserva siempre lo mejor de cada mano. Si dos opciones valen lo mismo, se cuenta la que conserva más cartas.
paytable-table-heading = La tabla de pagos
no-pay = Escribe un número entero de 0 a 9999.
first-the-pay = Corrige primero lo que paga una mano: uno de los números de arriba no es un entero de 0 a 9999.
paytable-hand = Mano
pays = Paga por moneda
comes = Sale
returns = Devuelve
paytable-nothing = Sin premio
paytable-practice-intro = Manos de un mismo tipo con esta tabla de pagos, una tras otra, a cinco monedas cada una. No afectan a tus fichas.
penalty-cards = Cartas de penalización
penalty-note = Manos en las que una carta que descartas cambia lo que conviene conservar.
paytable-play = Jugar con esta tabla

paytable-chart-costs = Seguir esta tabla de estrategia cuesta un { $percent } de una apuesta frente al juego perfecto.
paytable-by-chart = Si sigues la tabla de estrategia, esta tabla de pagos devuelve un { $percent }.
on-five = Con juego perfecto, esta tabla devuelve un { $percent } de lo apostado si apuestas cinco monedas.
on-fewer = Con menos monedas devuelve un { $percent }, porque entonces la escalera real paga como mucho 250 por moneda.
exactly = Exactamente: { $of } / { $all }.
one-in = 1 de cada { $hands }
practised = { $kind ->
    [high-pairs] Parejas altas
    [low-pairs] Parejas bajas
    [four-to-flush] Cuatro a color
    [four-to-straight] Cuatro a escalera
    [three-to-royal] Tres a escalera real
    [high-cards] Cartas altas
    [joker] Manos con el comodín
    [deuces] Manos con doses
   *[kickers] Kickers
}
kinds-misplayed = { $count ->
    [one] { $count } tipo de mano que jugaste mal hace poco.
   *[other] { $count } tipos de mano que jugaste mal hace poco.
}
misplayed-elsewhere = { $count ->
    [one] Ninguna con esta tabla de pagos. Con { $table } jugaste mal hace poco un tipo de mano.
   *[other] Ninguna con esta tabla de pagos. Con { $table } jugaste mal hace poco { $count } tipos de mano.
}
show-that-table = Mostrar esa tabla de pagos
