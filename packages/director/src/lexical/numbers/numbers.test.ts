import { expect, test } from 'vitest'
import { languageOf } from '../language.ts'
import { writtenQuantities } from './numbers.ts'
import { lexicalWords } from '../words.ts'

function quantities(code: string, text: string) {
  const { rules, isEmpty } = languageOf(code)
  return writtenQuantities(text, lexicalWords(text, code, rules), code, rules, isEmpty).map(({ kind, value, display }) => [
    kind,
    value,
    display,
  ])
}

test.each([
  ['de', 'Es sind 1.234,5 Kilometer.', 'measure', 1234.5, '1.234,5 Kilometer'],
  ['de', 'Die Stadt hat 3.700.000 Einwohner.', 'count', 3_700_000, '3.700.000'],
  ['fr', 'Le cœur bat 100 000 fois.', 'count', 100_000, '100 000'],
  ['es', 'Cuesta 12,50 euros.', 'money', 12.5, '12,50 euros'],
  ['es', 'Cuesta 999 dólares.', 'money', 999, '999 dólares'],
  ['pt', 'Subiu 20 por cento.', 'percent', 0.2, '20 por cento'],
  ['nl', 'Er zijn twee miljoen fietsen.', 'count', 2_000_000, '2 miljoen'],
  ['pl', 'Mieszka tu 38 milionów ludzi.', 'count', 38_000_000, '38 milionów'],
  ['ru', 'Это стоит 500 рублей.', 'money', 500, '500 рублей'],
  ['tr', 'Suyun %71 kadarı.', 'percent', 0.71, '%71'],
  ['zh', '人口有１２万。', 'count', 120_000, '１２万'],
  ['zh', '覆盖了百分之七十一。', 'percent', 0.71, '百分之七十一'],
  ['zh', '一千五人来了。', 'count', 1500, '1,500'],
  ['zh', '一共三百二十人。', 'count', 320, '320'],
  ['ja', '時速300キロメートルです。', 'measure', 300, '300キロメートル'],
  ['ja', '3億5000万人がいます。', 'count', 350_000_000, '3億5000万'],
  ['ko', '달러로 999달러입니다.', 'money', 999, '999달러'],
  ['hi', 'इसकी आबादी १२ लाख है।', 'count', 1_200_000, '१२ लाख'],
  ['hi', 'दिन में 1,00,000 बार।', 'count', 100_000, '1,00,000'],
  ['ar', 'يشرب ١٥٠ لترا.', 'measure', 150, '١٥٠ لترا'],
  ['th', 'ราคา 3.50 ยูโร', 'money', 3.5, '3.50 ยูโร'],
  ['vi', 'Giá 999 đô la.', 'money', 999, '999 đô la'],
] as const)('%s: %s', (code, text, kind, value, display) => {
  expect(quantities(code, text)).toContainEqual([kind, expect.closeTo(value, 6), display])
})

test.each([
  ['de', 'Der Turm wurde 1889 gebaut.', 'year', 1889, '1889'],
  ['ja', '塔は1889年に建てられました。', 'year', 1889, '1889年'],
  ['es', 'El 14 de julio de 1789 llovió.', 'date', 1789, '14 de julio de 1789'],
  ['nb', 'Den 14. juli 1789 regnet det.', 'date', 1789, '14. juli 1789'],
  ['ja', '1789年7月14日に始まりました。', 'date', 1789, '1789年7月14日'],
  ['tl', 'Noong Hulyo 14, 1789.', 'date', 1789, 'Hulyo 14, 1789'],
] as const)('%s: %s is a date', (code, text, kind, value, display) => {
  expect(quantities(code, text)).toEqual([[kind, value, display]])
})

test('a number with a unit is no year', () => {
  expect(quantities('de', 'Der Berg ist 1500 Meter hoch.')).toEqual([['measure', 1500, '1500 Meter']])
})

test('languages without rules have their numbers read too', () => {
  expect(quantities('uk', 'Вежу збудували 1889 року.')).toEqual([['year', 1889, '1889']])
})

test.each([
  ['it', 'Circa 2000 persone partirono.', 'count', 2000, '2000'],
  ['nl', 'Meer dan 1800 mensen vertrokken.', 'count', 1800, '1800'],
  ['de', 'Seither haben 4000 Bäckereien geschlossen.', 'count', 4000, '4000'],
  ['zh', '今天有二十多亿杯。', 'count', 2_000_000_000, '二十多亿'],
  ['ms', 'Sekarang 70 persen dipakai.', 'percent', 0.7, '70 persen'],
  ['ms', 'Ada 3 juta orang.', 'count', 3_000_000, '3 juta'],
  ['ko', '60퍼센트가 돌아갑니다.', 'percent', 0.6, '60퍼센트'],
  ['sv', 'Det blir minus 40 grader.', 'measure', -40, 'minus 40 grader'],
] as const)('%s: %s is an amount', (code, text, kind, value, display) => {
  expect(quantities(code, text)).toEqual([[kind, expect.closeTo(value, 6), display]])
})

test.each([
  ['es', 'En 1985 llegó una carta.', '1985'],
  ['sv', '1911 gick fem män ut.', '1911'],
  ['pl', 'W 1543 roku wydał książkę.', '1543'],
  ['fr', 'La guerre de 1870 commence.', '1870'],
] as const)('%s: %s has a year', (code, text, year) => {
  expect(quantities(code, text)).toContainEqual(['year', Number(year), year])
})

test('a century is no amount, and `never again` no number', () => {
  expect(quantities('zh', '十五世纪，商人来了。')).toEqual([['date', Number.NaN, '十五世纪']])
  expect(quantities('ja', '二度と戻りませんでした。')).toEqual([])
})

test('not once is no number', () => {
  expect(quantities('ja', '彼女は一度もあきらめませんでした。')).toEqual([])
})

test('an Arabic number may have a preposition before it', () => {
  expect(quantities('ar', 'ابدأ بخمس دقائق كل صباح.')).toMatchObject([expect.anything()])
})
