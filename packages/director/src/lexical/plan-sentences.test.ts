import { readFileSync, readdirSync } from 'node:fs'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { findPlanProblems } from '../check/plan-problems.ts'
import { directScript, planShots } from '../direct-script.ts'
import { LANGUAGE_RULES } from '../languages/rules.ts'
import { drawableNamed } from '../vocabulary/vocabulary.ts'
import { rowsOf } from './language-rules.ts'

const planOf = (text: string, language: string): ShotPlan => planShots([text], text, { language })[0]!
const shown = (text: string, language: string): string[] => {
  const { cast, things } = planOf(text, language)
  return [...cast.map(({ what }) => what), ...things.filter(({ event }) => event !== 'cross-out').map(({ what }) => what)]
}

test.each(Object.entries(LANGUAGE_RULES))('every noun of %s names something of the vocabulary', (_, { nouns }) => {
  const names = rowsOf(nouns).map(([name]) => name.replaceAll('_', ' '))
  expect(names.filter((name) => !/^(?:hour|weather|other)\//u.test(name) && drawableNamed(name) === undefined)).toEqual([])
  expect(names.length).toBeGreaterThan(100)
})

test.each([
  ['de', 'Der alte Schreiner baut einen Stuhl.', ['old carpenter', 'chair']],
  ['es', 'El viejo carpintero construye una silla.', ['old carpenter', 'chair']],
  ['zh', '老木匠坐在椅子上。', ['old carpenter', 'chair']],
  ['fr', "L'éléphant regarde les fleurs.", ['elephant', 'flower']],
  ['ru', 'Мальчик видит двух лошадей.', ['boy', 'horse', 'horse']],
  ['fi', 'Ketulla on omena.', ['fox', 'apple']],
  ['tr', 'Öğretmen kitapları getirdi.', ['teacher', 'book']],
  ['pl', 'Lekarz pije kawę.', ['doctor', 'coffee']],
  ['ko', '소녀가 사과를 먹습니다.', ['girl', 'apple']],
  ['ar', 'رأى الطبيب الفيل.', ['doctor', 'elephant']],
  ['hi', 'किसान के पास दो घोड़े हैं।', ['farmer', 'horse', 'horse']],
  ['th', 'เด็กหญิงกินกล้วย', ['girl', 'banana']],
  ['ja', '少年はりんごを三個持っています。', ['boy', 'apple']],
] as const)('%s: %s', (language, text, expected) => {
  expect(shown(text, language)).toEqual(expected)
})

test.each([
  ['a denied thing', 'de', 'Niemand hat den Drachen gesehen.'],
  ['a denied thing', 'es', 'No hay ningún barco.'],
  ['a denied thing', 'ja', '船はありません。'],
  ['a denied thing', 'tr', 'Hiç tekne yok.'],
  ['a comparison', 'fr', 'Il est rapide comme un cheval.'],
  ['a comparison', 'ko', '그것은 번개처럼 고양이같이 빨랐다.'],
  ['a comparison', 'es', 'Pesa más que un elefante.'],
  ['kin of somebody', 'es', 'Recuerda a su madre.'],
  ['a murdered person', 'ru', 'Императора убили.'],
  ['a compound', 'de', 'Die Apfelschorle ist kalt.'],
])('%s is not shown: %s %s', (_, language, text) => {
  const { cast, things } = planOf(text, language)
  expect(cast).toEqual([])
  expect(things.filter(({ event, what }) => event !== 'cross-out' && what !== 'crown')).toEqual([])
})

test('what is denied directly is struck out', () => {
  expect(planOf('Hier gibt es kein Auto.', 'de').things).toEqual([{ what: 'car', count: 1, event: 'cross-out' }])
})

test('shares are rings, dates stand on a timeline, countries on a map, amounts count up', () => {
  expect(planOf('71 Prozent der Oberfläche sind bedeckt.', 'de').graphic).toMatchObject({ template: 'ring', share: 0.71 })
  expect(planOf('Der Preis stieg um 20 Prozent.', 'de').graphic).toMatchObject({ template: 'curve', label: 'Preis +20 Prozent' })
  expect(planOf('Das Gesetz wurde 1957 beschlossen.', 'de').graphic).toMatchObject({ template: 'timeline', points: [{ when: '1957' }] })
  expect(planOf('В Японии всё иначе.', 'ru').graphic).toMatchObject({ template: 'map', countries: ['JP'] })
  expect(planOf('Cela coûte 250 euros.', 'fr').graphic).toMatchObject({ template: 'counter', to: 250, unit: '€' })
})

test.each([
  ['es', 'La mujer esperaba en el aeropuerto.', 'airport'],
  ['de', 'Der Richter saß im Gerichtssaal.', 'courtroom'],
  ['ja', '彼女は空港で待っていた。', 'airport'],
  ['ru', 'Женщина работала в мастерской.', 'workshop'],
  ['fr', 'Une femme travaille dans son atelier.', 'workshop'],
  ['fi', 'Nainen odotti lentokentällä.', 'airport'],
  ['zh', '士兵在战壕里等待。', 'battlefield'],
])('a place that a sentence in %s names is where it is seen: %s', (language, text, place) => {
  expect(planOf(text, language).place).toBe(place)
})

test('hours and weather hold while the place does', () => {
  const [first, second] = planShots(['Nachts lief ein Fuchs durch den Wald.', 'Der Fuchs suchte.'], '', { language: 'de' })
  expect(first).toMatchObject({ place: 'forest', hour: 'night' })
  expect(second).toMatchObject({ place: 'forest', hour: 'night' })
})

test('a chosen character is drawn by its id where its name is said', () => {
  const cast = [{ id: 'c1', name: 'Poppy' }]
  expect(planShots(['Poppy geht nach Hause.'], 'Poppy geht nach Hause.', { language: 'de', cast })[0]!.cast).toMatchObject([{ id: 'c1' }])
})

test('a language without rules gets lettering', () => {
  expect(planOf('Свобода вимагає часу та терпіння.', 'uk')).toMatchObject({ cast: [], things: [], text: [{ role: 'key' }] })
  expect(() => planOf('', 'xx-unknown')).not.toThrow()
})

type Labelled = { readonly language: string; readonly script: string; readonly sentences: readonly { readonly text: string }[] }
const FOLDER = new URL('../../../../tests/accuracy/languages/', import.meta.url)
const scripts = readdirSync(FOLDER).flatMap((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Labelled[])

/** Japanese captions of hands have the form of a heading: `本を置く` of `本を置いて`. */
const HEADING = /^\p{L}+を\p{L}*[うくぐすつぬぶむる]$/u
const withoutHeading = (plan: ShotPlan, language: string): ShotPlan =>
  language === 'ja' && plan.handwork ? { ...plan, text: plan.text.filter(({ words }) => !HEADING.test(words)) } : plan

test('no plan of the labelled sentences letters what is not said, or most of a sentence', () => {
  const problems = scripts.flatMap(({ script, language }) =>
    directScript(script, { language }).flatMap(({ plan, text }) =>
      findPlanProblems(withoutHeading(plan, language), { text, language }).map(
        ({ code, message }) => `${language} ${text}: ${code} ${message}`,
      ),
    ),
  )
  expect(problems).toEqual([])
})

test.each([
  ['de', 'Er sah ein blaues Boot auf dem Meer.', 'boat'],
  ['es', 'Una manzana roja en la mesa.', 'apple'],
  ['ja', '赤い風船が飛ぶ。', 'balloon'],
  ['zh', '红色的气球。', 'balloon'],
])('%s: a thing has the colour beside its noun', (language, text, what) => {
  expect(planOf(text, language).things.find((one) => one.what === what)).toMatchObject({ color: expect.stringMatching(/^#/) })
})

test('a character does what its clause says', () => {
  const cast = [{ id: 'a', name: 'Maya' }]
  const actionIn = (text: string) => planShots([text], text, { language: 'de', cast })[0]!.cast[0]?.action
  expect(actionIn('Maya tanzt am Strand.')).toBe('dance')
  expect(actionIn('Am Abend kam Maya nicht, sie schlief.')).toBe('stand')
  expect(actionIn('Maya singt nicht.')).toBe('stand')
})

test('a year of three digits behind its word counts nobody', () => {
  expect(planOf('Im Jahr 762 baute der König eine Stadt.', 'de').cast).toHaveLength(1)
})

test('a sentence of which nothing is known shows its first clause rather than nothing', () => {
  expect(planOf('強くにぎらないで、やさしく三回まわします。', 'ja').text.map(({ words }) => words)).toEqual(['強くにぎらないで'])
})

test.each([
  ['Ein Getriebe stirbt nicht an einem Tag.', 'Ein Getriebe stirbt nicht'],
  ['Hitze schadet ihm mehr als jede Nacht am Ladekabel.', 'Hitze schadet'],
])('key words of %s neither lose its denial nor are what it only compares with', (text, words) => {
  expect(planOf(text, 'de').text.map((one) => one.words)).toContain(words)
})

test('two numbers of one measure are no share', () => {
  const { graphic, text } = planOf('Am wohlsten fühlt er sich zwischen zwanzig und achtzig Prozent.', 'de')
  expect(graphic).toBeUndefined()
  expect(text.map(({ words }) => words).slice(0, 2)).toEqual(['20', '80 %'])
})
