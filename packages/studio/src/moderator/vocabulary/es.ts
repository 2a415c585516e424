import type { Vocabulary } from './vocabulary.ts'

export const es: Vocabulary = {
  sexual:
    'porno, pornos, pornografia, pornografic*, escena de sexo, sexo oral, sexo anal, sexo explicito, sexo en grupo, orgia*, follando, follar*, mamada*, video* sexual*, mujer* desnuda*, chica* desnuda*, escena de violacion, violarla, coño*, putas',
  harmless: 'bomba de agua, bombas de agua, bomba de baño, bombas de baño, bomba atomica, educacion sexual',
  minors: 'niño*, niña*, menor*, adolescente*, infantil*, colegiala*, bebe*',
  sexualized: 'desnud*, sexy, porno*, erotic*, lenceria, sexo con',
  childAbuse: 'pornografia infantil, pedofil*, pederast*',
  violence:
    'voy a matar*, te voy a matar, te matare, quiero matar*, como matar a*, como asesinar a*, como envenenar a*, decapitacion*, video* de tortura*, baño de sangre, tiroteo en mi escuela, disparar en la escuela, matar a mi*, matar a todo*',
  selfHarm:
    'quiero suicidarme, voy a suicidarme, como suicidar*, me quiero matar, quiero morir*, cortarme las venas, matate, acabar con mi vida, formas de suicidar*',
  instructions:
    'como hacer, como fabricar, como construir, como se hace, hacer una, fabricar una, construir una, instrucciones para, tutorial de, receta de',
  weapons: 'bomba*, explosivo*, coctel molotov, ricina, gas sarin, silenciador*, pistola casera',
  trade: 'vendo, se vende, compro, donde comprar, como cocinar, como fabricar, como hacer, compra aqui, a la venta',
  drugs: 'cocaina, heroina, metanfetamina*, fentanilo, extasis, mdma, lsd',
  hate: 'heil hitler, poder blanco, sudaca*, maricon*, negro de mierda, moro de mierda, judio de mierda, raza superior',
  groups: 'judio*, musulman*, negros, gays, homosexuales, inmigrantes, gitanos, mujeres, moros, refugiados',
  exterminate: 'hay que matar a, hay que exterminar a, muerte a, maten a, matar a todos, matemos a, odio a todos, odio a, gaseen a',
  despise: 'son basura, son escoria, son animales, son ratas, son parasitos, son inferiores, son subhuman*, deben morir, merecen morir',
  regimes: 'nazi*, hitler, isis, estado islamico, holocausto',
  praise: 'es genial, tenia razon, fue un heroe, es un heroe, son heroes, viva, es una mentira, nunca existio, es grande',
}
