import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'

/** Who is seen in the last sentence of a script, with what each does. */
const lastCast = (script: string, language: string): string[] =>
  directScript(script, { language })
    .at(-1)!
    .plan.cast.map(({ what, action }) => `${what} ${action}`)

test.each([
  ['a pronoun', 'de', 'Der Bäcker steht in der Küche. Er knetet den Teig.', ['baker cook']],
  ['a pronoun', 'fr', 'La reine attend. Elle écrit une lettre.', ['queen write']],
  ['a pronoun', 'sv', 'En gammal kvinna bor i byn. Hon sitter vid fönstret.', ['old woman sit']],
  ['a pronoun', 'zh', '一个老人坐在长椅上。他笑了。', ['old man laugh']],
  ['a verb alone', 'es', 'El pescador vive solo. Duerme en la playa.', ['fisherman sleep']],
  ['a verb alone', 'pl', 'Stary lekarz mieszkał w wiosce. Pisał książki.', ['old doctor write']],
  ['a name', 'de', 'Der Bäcker Jonas lebt hier. Am Abend sitzt Jonas am Fluss.', ['baker sit']],
  ['a name with an ending', 'ru', 'Девочка Таня живёт у реки. Таню видели в лесу.', ['girl stand']],
  ['a woman without a name', 'fr', 'Camille habite ici. Elle nage tous les matins.', ['woman swim']],
  ['an old person', 'tl', 'May matandang mangingisda sa isla. Tuwing umaga, sumasakay siya sa bangka.', ['old fisherman stand']],
  ['people before animals', 'nb', 'En bonde har en hund. Ulven kom. Han sov i hytta.', ['farmer sleep']],
  ['an animal of a tale', 'de', 'Der Fuchs sieht einen Raben. Er lachte.', ['fox laugh']],
  ['the narrator', 'ko', '저는 의자에 앉았습니다.', ['person sit']],
] as const)('%s goes on with who was seen: %s %s', (_, language, script, expected) => {
  expect(lastCast(script, language)).toEqual(expected)
})

test.each([
  ['another subject without art', 'es', 'El pescador vive solo. El inquilino duerme en la playa.'],
  ['what is not done', 'es', 'El pescador vive solo. No duerme en la playa.'],
  ['a plural pronoun', 'nl', 'De koningin wacht. Ze lezen een boek.'],
  ['a polite form', 'de', 'Die Königin wartet. Morgen lesen Sie ein Buch.'],
  ['two who could be meant', 'es', 'El rey y el pescador esperan. Duerme en la playa.'],
  ['a stranger of whom was spoken', 'fr', 'Yseult travaille à Lyon. Elle habite seule. Son chien attend. Elle répare des vélos.'],
  ['what is eaten', 'ja', '市場で魚が売れる。彼は毎朝来ます。'],
  ['somebody else of the sentence', 'tl', 'Dumating ang guro. Hindi umiyak ang kapatid, ngumiti lang siya.'],
  ['an object of comparison', 'tr', 'Kurt bekliyor. Bebek taş gibi uyuyordu.'],
] as const)('%s is not done by who was seen before: %s %s', (_, language, script) => {
  expect(lastCast(script, language).filter((figure) => !figure.startsWith('baby'))).toEqual([])
})

test.each([
  ['es', 'El anillo de la reina está en la caja.', ['ring', 'box']],
  ['ko', '할머니의 반지가 상자에 있습니다.', ['ring', 'box']],
  ['zh', '国王的戒指在盒子里。', ['ring', 'box']],
  ['de', 'Der Ring des Königs liegt in der Kiste.', ['box']],
] as const)('who owns something need not be there: %s %s', (language, script, expected) => {
  const [{ plan }] = directScript(script, { language }) as [ReturnType<typeof directScript>[number]]
  expect(plan.cast).toEqual([])
  expect(plan.things.map(({ what }) => what)).toEqual(expect.arrayContaining([...expected]))
})

test.each([
  ['Der Junge gibt den Apfel der Königin.', ['boy', 'queen']],
  ['Er gab das Buch der Lehrerin.', ['teacher']],
  ['Der Junge hat den Apfel der Königin geschenkt.', ['boy', 'queen']],
  ['Der Ring der Königin gab dem Jungen Kraft.', ['boy']],
  ['Der Junge sucht den Ring der Königin.', ['boy']],
  ['Gib den Apfel der Königin.', ['queen']],
  ['Heute gibt der Junge der Königin einen Apfel.', ['boy', 'queen']],
  ['Der Junge gab dem alten Hund der Königin einen Apfel.', ['boy', 'dog']],
  ['Der Junge nahm den Ring der Königin.', ['boy']],
] as const)('to whom something is given is there: %s', (text, expected) => {
  expect(lastCast(text, 'de').map((figure) => figure.split(' ')[0])).toEqual(expected)
})

test('everybody of a clause does what the nearest verb says', () => {
  expect(lastCast('Ein Mann und eine Frau tanzen.', 'de')).toEqual(['man dance', 'woman dance'])
  expect(lastCast('मछली तैरती है और पक्षी बैठता है।', 'hi')).toEqual(['fish swim', 'bird sit'])
  expect(lastCast('牧羊人发现他的山羊吃了果子。', 'zh')).toEqual(['shepherd look', 'goat eat'])
})

test('objects are not doers, and a subject goes on behind a conjunction', () => {
  expect(lastCast('日本の人は魚を見ます。', 'ja')).toEqual(['fish stand'])
  expect(lastCast('Le tartarughe scambiano i sacchetti per meduse e li mangiano.', 'it')).toEqual(['turtle eat', 'jellyfish stand'])
})

test('an age behind a person is no second person, an old boat no old woman', () => {
  expect(lastCast('Una mujer anciana espera.', 'es')).toEqual(['old woman stand'])
  expect(lastCast('Un pescatore compra una vecchia barca.', 'it')).toEqual(['fisherman stand'])
})

test.each([
  ['tr', 'Akşam kahve içmeyin.'],
  ['es', 'Cayó una lluvia de ceniza.'],
  ['ms', 'Malam itu ada hujan abu.'],
  ['fr', 'Ils partent en lune de miel.'],
])('denied and figurative nouns are not seen: %s %s', (language, text) => {
  const [{ plan }] = directScript(text, { language }) as [ReturnType<typeof directScript>[number]]
  expect({ things: plan.things, weather: plan.weather }).toEqual({ things: [], weather: 'clear' })
})

test('a person described behind a comma is one person', () => {
  expect(lastCast('El cartero, un hombre delgado, espera.', 'es')).toEqual(['mailman stand'])
})

test('the dead are not shown, animals neither', () => {
  expect(lastCast('Le chien mourut en hiver.', 'fr')).toEqual([])
})

test('the sun that does not rise is not seen', () => {
  const [{ plan }] = directScript('Solen går inte upp.', { language: 'sv' }) as [ReturnType<typeof directScript>[number]]
  expect(plan.things).toEqual([])
})

test('a place ends where others are seen elsewhere', () => {
  const sentences = directScript('En gammal man hugger ved. En björn går i skogen. En gammal man åker till fronten.', { language: 'sv' })
  expect(sentences.map(({ plan }) => plan.place)).toEqual([undefined, 'forest', undefined])
})

test('a subject of a verb that denies by its end is there', () => {
  expect(lastCast('Yaşlı adam teklifi kabul etmedi.', 'tr')).toEqual(['old man stand'])
})

test('the subject before a relative clause does not do what the clause says', () => {
  expect(lastCast('Barnen ser en räv som springer.', 'sv')).toEqual(['child look', 'fox run'])
})

test('an amount is labelled by the part of the sentence that counts it', () => {
  const [{ plan }] = directScript('场上有两千二百多人，却只有二十名裁决员。', { language: 'zh' }) as [
    ReturnType<typeof directScript>[number],
  ]
  expect(JSON.stringify(plan.graphic)).not.toContain('裁决员')
})

test('an amount goes before a map, and a country is lettered once', () => {
  const [spain, kazakhstan] = [
    directScript('En España se comen más de 800 millones de tortillas.', { language: 'es' })[0]!,
    directScript('Его ракета стартовала в степи Казахстана.', { language: 'ru' })[0]!,
  ]
  expect(spain.plan.graphic).toBeUndefined()
  expect(spain.textOnScreen).toContain('800 millones de tortillas')
  expect(kazakhstan.textOnScreen).toEqual(['Казахстана'])
})

test('a short denial is set whole', () => {
  expect(directScript('Δεν υπήρχε ψωμί.', { language: 'el' })[0]!.textOnScreen).toEqual(['Δεν υπήρχε ψωμί.'])
})

test('what somebody owns is found in Arabic too', () => {
  expect(directScript('جلس أمام خيمته.', { language: 'ar' })[0]!.plan.things.map(({ what }) => what)).toEqual(['tent'])
})

test.each([
  ['es', 'La abuela cocina pescado y el pez con arroz.', []],
  ['de', 'Der Koch brät den Fisch in der Pfanne.', ['cook stand']],
  ['ja', '漁師は魚を食べます。', ['fisherman eat']],
  ['de', 'Der Fuchs frisst das Huhn.', ['fox eat', 'chicken stand']],
  ['fr', 'Les poissons nagent dans la mer.', ['fish swim']],
])('%s: what is eaten does not swim: %s', (language, text, expected) => {
  expect(lastCast(text, language).filter((one) => !one.startsWith('old'))).toEqual(expected)
})
