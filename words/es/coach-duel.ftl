best-by-chips = Lo mejor: { SMALL($play) }, por unas { $by } fichas.
cannot-tell = Demasiado igualado para saber qué es mejor: { SMALL($one) } o { SMALL($other) }.
this-was-best = { CAPITAL($play) }: nada parecía mejor.
none-was-clearly-better = { CAPITAL($play) }: nada era claramente mejor.
cost-in-chips = { CAPITAL($play) }: unas { $cost } fichas peor que { SMALL($best) }.
give-or-take = { $amount }{"\u00A0"}±{"\u00A0"}{ $error }
play-is-worth = { CAPITAL($play) } { $amount }
behind-the-best = { $amount } menos que lo mejor
estimate-unit = Es una estimación: las fichas que ganarías o perderías en promedio de aquí en adelante, en { $deals } repartos al azar de las cartas que no ves. El número tras ± es un error estándar. Tus decisiones posteriores se toman como las tomaría el Actuario.
fewer-deals = Las opciones que pronto quedaron atrás solo se probaron en { $deals } repartos.
agreement = { $agreement ->
    [full] En cada reparto, los rivales habrían actuado como actuaron.
    [since-swap] En cada reparto, los rivales habrían cambiado las cartas que cambiaron y apostado después como apostaron; muy pocos repartos encajan con lo que apostaron antes del cambio.
   *[none] Muy pocos repartos encajan con lo que hicieron los rivales, así que estos no lo tienen en cuenta.
}
score-in-chips = { $decisions ->
    [one] Una decisión evaluada en esta visita; los errores claros costaron unas { $cost } fichas.
   *[other] { $decisions } decisiones evaluadas en esta visita; los errores claros costaron unas { $cost } fichas en total.
}
