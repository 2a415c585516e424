import type { Vocabulary } from './vocabulary.ts'

export const es: Vocabulary = {
  sexual:
    'porno, pornos, pornografia, pornografic*, escena de sexo, sexo oral, sexo anal, sexo explicito, sexo en grupo, orgia*, follando, follar*, mamada*, video* sexual*, mujer* desnuda*, chica* desnuda*, escena de violacion, violarla, coño*, putas, tiene sexo, tienen sexo, teniendo sexo, haciendo el amor, hacen el amor, sexo salvaje, sexo duro, coito, penetra, masturb*',
  harmless: 'bomba de agua, bombas de agua, bomba de baño, bombas de baño, bomba atomica, educacion sexual',
  minors: 'niño*, niña*, menor*, adolescente*, infantil*, colegiala*, bebe*',
  sexualized: 'desnud*, sexy, porno*, erotic*, lenceria, sexo con',
  childAbuse: 'pornografia infantil, pedofil*, pederast*',
  violence:
    'voy a matar*, te voy a matar, te matare, quiero matar*, como matar a*, como asesinar a*, como envenenar a*, decapitacion*, video* de tortura*, baño de sangre, tiroteo en mi escuela, disparar en la escuela, matar a mi*, matar a todo*',
  selfHarm:
    'quiero suicidarme, voy a suicidarme, como suicidar*, me quiero matar, quiero morir*, cortarme las venas, matate, acabar con mi vida, formas de suicidar*',
  cut: 'me corto, cortarme, cortandome, me corte, me rajo, corto',
  wrists: 'las venas, las muñecas, los brazos',
  deny: 'no, nunca, tampoco',
  instructions:
    'como hacer, como fabricar, como construir, como se hace, hacer una, fabricar una, construir una, instrucciones para, tutorial de, receta de, armar, montar, ensamblar, paso a paso, construye, fabrica, prepara, preparar, crear',
  weapons:
    'bomba*, explosivo*, coctel molotov, ricina, gas sarin, silenciador*, pistola casera, explosivo casero, artefacto explosivo, granada*',
  trade:
    'vendo, se vende, compro, donde comprar, como cocinar, como fabricar, como hacer, compra aqui, a la venta, compra, comprar, pide, pedir, consigue, envio de, venta de, barata, barato',
  drugs:
    'cocaina, heroina, metanfetamina*, fentanilo, extasis, mdma, lsd, pastillas de mdma, pastillas de extasis, fentanilo, crack, marihuana, drogas duras, drogas',
  hate: 'heil hitler, poder blanco, sudaca*, maricon*, negro de mierda, moro de mierda, judio de mierda, raza superior',
  groups: 'judio*, musulman*, negros, gays, homosexuales, inmigrantes, gitanos, mujeres, moros, refugiados',
  exterminate: 'hay que matar a, hay que exterminar a, muerte a, maten a, matar a todos, matemos a, odio a todos, odio a, gaseen a',
  despise:
    'son basura, son escoria, son animales, son ratas, son parasitos, son inferiores, son subhuman*, deben morir, merecen morir, son terroristas, son criminales, son una plaga, son escoria, hay que fusilarlos, hay que matarlos, merecen la muerte, deberian morir',
  regimes: 'nazi*, hitler, isis, estado islamico, holocausto',
  praise: 'es genial, tenia razon, fue un heroe, es un heroe, son heroes, viva, es una mentira, nunca existio, es grande',
}
