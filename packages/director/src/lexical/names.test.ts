import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

const drawn = (script: string, language: string) => directScript(script, { language }).map(({ shown }) => shown.map(({ what }) => what))
const lettered = (script: string, language: string) => directScript(script, { language }).map(({ textOnScreen }) => textOnScreen)

test.each([
  ['pt', 'Em Fortaleza, o pescador vende peixe na praia.', 'castle', ['fisherman', 'fish', 'beach']],
  ['pt', 'Era uma vez uma tartaruga chamada Rosa.', 'rose', ['turtle']],
  ['es', 'En Puerto Vallarta el taxi es barato.', 'harbor', ['taxi']],
  ['fr', 'Le vélo de Paul Berger est rouge.', 'shepherd', ['bicycle']],
  ['it', 'La casa di Marco Leone ha un tetto rosso.', 'lion', ['house', 'roof']],
] as const)('%s: a noun with a capital within a sentence is a name: %s', (language, text, never, expected) => {
  expect(drawn(text, language)[0]).not.toContain(never)
  expect(drawn(text, language)[0]).toEqual(expected)
})

test.each([
  ['es', 'El lago está cerca de la Torre de Pisa.', 'tower'],
  ['it', 'La barca passa sotto il Ponte di Rialto.', 'bridge'],
] as const)('%s: a name that says what it is of is drawn: %s', (language, text, shown) => {
  expect(drawn(text, language)[0]).toContain(shown)
})

test.each([
  ['es', 'El banco te cobra cinco euros.', 'snake', ['bank']],
  ['pt', 'O banco me cobra juros altos.', 'snake', ['bank']],
  ['fr', 'Il porte un manteau gris.', 'door', ['coat']],
] as const)('%s: what stands behind a pronoun is a verb: %s', (language, text, never, expected) => {
  expect(drawn(text, language)[0]).not.toContain(never)
  expect(drawn(text, language)[0]).toEqual(expected)
})

test.each([
  ['es', 'Empezó a dar clases sin haber pisado la universidad.', 'university', []],
  ['pt', 'Ela venceu sem nunca ter visto o mar.', 'sea', []],
  ['fr', 'Les maisons ressemblaient à des champignons.', 'mushroom', ['house']],
  ['it', 'Da lontano, le barche sembravano formiche.', 'ant', ['boat', 'sea']],
  ['es', 'No vengas buscando castillos.', 'castle', []],
] as const)('%s: what is not there or only compared: %s', (language, text, never, expected) => {
  expect(drawn(text, language)[0]).not.toContain(never)
  expect(drawn(text, language)[0]).toEqual(expected)
})

test('an animal behind a name and an article has that name', () => {
  const [first, second] = directScript('Léon le hérisson cherchait une maison. Léon dormait sous un arbre.', { language: 'fr' })
  expect(first!.plan.cast.map(({ what }) => what)).toEqual(['hedgehog'])
  expect(second!.plan.cast.map(({ what }) => what)).toEqual(['hedgehog'])
})

test('the figure before a relative clause does what follows it', () => {
  const [, second] = directScript('Uma garça voou até a lagoa. A raposa, que tinha inveja, gritou da floresta. Era noite.', {
    language: 'pt',
  })
  expect(second!.plan.cast.map(({ what, action }) => [what, action])).toEqual([['fox', 'talk']])
})

test('what is only compared does nothing', () => {
  const [, second] = directScript('Mi abuela vendía pan en la calle. Ella decía que el mar era como un perro dormido. Tenía razón.', {
    language: 'es',
  })
  expect(second!.plan.cast.map(({ what, action }) => [what, action])).toEqual([['old woman', 'stand']])
})

test.each([
  ['fr', "Selon l'institut, un Français sur trois dort mal.", 'Un Français sur trois'],
  ['es', 'Nueve de cada diez pescadores han perdido su barco en una tormenta.', 'Nueve de cada diez pescadores'],
  ['it', 'Secondo lo studio, due italiani su tre dormono male in estate.', 'Due italiani su tre'],
  ['pt', 'Segundo a pesquisa, quatro em cada dez casas ficaram sem luz no verão.', 'Quatro em cada dez casas'],
  ['fr', 'Un adulte a besoin de sept à neuf heures de repos chaque nuit.', 'sept à neuf heures'],
  ['fr', 'Six Français sur dix dorment mal.', 'Six Français sur dix'],
  ['es', 'Seis de cada diez niños leen.', 'Seis de cada diez niños'],
  ['it', 'Sei italiani su dieci dormono male.', 'Sei italiani su dieci'],
  ['it', 'Un italiano su tre beve caffè.', 'Un italiano su tre'],
] as const)('%s: a share and a range are lettered as they are said: %s', (language, text, words) => {
  expect(lettered(text, language)[0]!.join(' / ')).toContain(words)
})

test.each([
  ['fr', 'Ils vivent dans une maison sur deux étages.'],
  ['it', 'Vivono in una casa su due piani.'],
] as const)('%s: one thing on two others is no share: %s', (language, text) => {
  expect(lettered(text, language)[0]!.filter((one) => / sur? d/u.test(one))).toEqual([])
})

test('names of people and places stand beside drawings', () => {
  const script =
    'Oaxaca huele a chocolate. En el mercado de Tlacolula, doña Carmen vende tamales desde las cinco de la mañana. Nadie tiene prisa aquí.'
  expect(lettered(script, 'es')[1]).toEqual(['Carmen', 'Tlacolula'])
})
