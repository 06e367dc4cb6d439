best-by-chips = Lo mejor: { SMALL($play) }, por unas { $by } fichas.
cannot-tell = Demasiado igualado para saber qué es mejor: { SMALL($one) } o { SMALL($other) }.
this-was-best = { CAPITAL($play) }: nada parecía mejor.
none-was-clearly-better = { CAPITAL($play) }: nada era claramente mejor.
cost-in-chips = { CAPITAL($play) }: unas { $cost } fichas peor que { SMALL($best) }.
give-or-take = { $amount }{"\u00A0"}±{"\u00A0"}{ $error }
play-is-worth = { CAPITAL($play) } { $amount }
behind-the-best = { $amount } menos que lo mejor
share-and-loss = En equilibrio { $share }, cuesta { $loss }
share-without-loss = En equilibrio { $share }, no cuesta nada
rough-share = En equilibrio { $share }, aproximadamente
equilibrium = En equilibrio: { $plays }.
play-and-share = { SMALL($play) } { $share }
behind-now = En equilibrio, cerca del { $share } de las manos de tu rival están por detrás de la tuya.
behind-after = { $count ->
    [0] Si te quedas con las cinco, cerca del { $share } de las manos de tu rival acaban por detrás de la tuya en equilibrio.
   *[other] Si cambias { CARDS($count) }, cerca del { $share } de las manos de tu rival acaban por detrás de la tuya en equilibrio.
}
folds-to = { $raises ->
    [yes] Si subes, en equilibrio se retira cerca del { $share } de las manos de tu rival.
   *[no] Si apuestas, en equilibrio se retira cerca del { $share } de las manos de tu rival.
}
bluffs-of-yours = { $draws ->
    [yes] De los proyectos fallidos como el tuyo, aquí apuesta cerca del { $share }.
   *[no] De las manos sin pareja como la tuya, aquí apuesta cerca del { $share }.
}
bluffs-of-theirs = { $draws ->
    [yes] Cerca del { $share } de las manos que apuestan así son proyectos fallidos.
   *[no] Cerca del { $share } de las manos que apuestan así no tienen pareja.
}
equilibrium-unit = Equilibrio: una mezcla contra la que ningún rival gana mucho, y el coste contra ella. La estimación es contra este rival, así que pueden diferir.
rare-in-equilibrium = En equilibrio pocas manos llegan aquí, así que la mezcla es solo aproximada y no se muestra ningún coste.
never-in-equilibrium = En equilibrio, tu rival nunca habría actuado así, de modo que no hay con qué comparar.
estimate-unit = Estimación: las fichas que ganas o pierdes en promedio de aquí en adelante, en { $deals ->
    [one] { $deals } reparto al azar
   *[other] { $deals } repartos al azar
} de las cartas que no ves. El número tras ± es un error estándar.
later-decisions = { $later ->
    [best] En estos repartos juegas después casi lo mejor posible contra este rival.
   *[actuary] En estos repartos juegas después como el Actuario, uno de los rivales.
}
fewer-deals = Las opciones que pronto quedaron atrás solo se probaron en { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}.
agreement = { $agreement ->
    [full] En cada uno de estos repartos, los rivales habrían actuado igual.
    [since-swap] En cada uno de estos repartos, los rivales habrían cambiado las cartas que cambiaron y apostado después como apostaron. Muy pocos repartos encajan con lo que apostaron antes del cambio.
   *[none] Muy pocos repartos encajan con lo que hicieron los rivales, así que la estimación no lo tiene en cuenta.
}
score-in-chips = { $decisions ->
    [one] Una decisión evaluada en esta visita; los errores claros costaron unas { $cost } fichas.
   *[other] { $decisions } decisiones evaluadas en esta visita; los errores claros costaron unas { $cost } fichas en total.
}
