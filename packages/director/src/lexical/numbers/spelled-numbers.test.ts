import { expect, test } from 'vitest'
import { languageOf } from '../language.ts'
import { readSentence } from '../read-sentence.ts'

const amounts = (text: string, language: string) =>
  readSentence(text, languageOf(language)).quantities.map(({ kind, value, display }) => `${kind} ${value} ${display}`)

test.each([
  ['de', 'Er ist fünfundzwanzig Jahre alt.', ['duration 25 25 Jahre']],
  ['de', 'Zweihundert Menschen kamen.', ['count 200 200']],
  ['es', 'Tiene treinta y cinco años.', ['duration 35 35 años']],
  ['pt', 'Foram vinte e dois dias.', ['duration 22 22 dias']],
  ['fr', 'Il reste vingt-deux jours.', ['duration 22 22 jours']],
  ['it', 'Ha duecento metri.', ['measure 200 200 metri']],
  ['ru', 'До дна больше тысячи шестисот метров.', ['measure 1600 1 600 метров']],
  ['ru', 'Тысячи людей пришли.', []],
  ['ar', 'قطع مئة وعشرين ألف كيلومتر.', ['measure 120000 120,000 كيلومتر']],
  ['ko', '벌써 삼십만 명이 왔습니다.', ['count 300000 30만']],
  ['ko', '이 일이 좋습니다.', []],
])('%s: amounts in words: %s', (language, text, expected) => {
  expect(amounts(text, language)).toEqual(expected)
})

test.each([
  ['es', 'Debe dos mil euros al veinte por ciento.', ['2000 €', '20 %']],
  ['pt', 'Ganhou dois milhões de euros.', ['2 milhões €']],
  ['de', 'Lass den Teig eine halbe Stunde ruhen.', ['½ Stunde']],
  ['de', 'Das halbe Dorf kam.', []],
  ['zh', '他存了三万元。', ['3万元']],
  ['zh', '今天卖了二十多亿杯。', ['二十多亿']],
  ['ja', '三百年前の話です。', ['300年前']],
])('%s: words for numbers are set in digits: %s', (language, text, expected) => {
  expect(readSentence(text, languageOf(language)).quantities.map(({ display }) => display)).toEqual(expected)
})

test('a time of day is no amount', () => {
  expect(amounts('午前一時十三分に起きました。', 'ja')).toEqual(['date NaN 午前一時十三分'])
})

test('what denies a relative clause does not deny its noun', () => {
  const { present } = readSentence('誰もいない駅のベンチに座っていました。', languageOf('ja'))
  expect(present.map(({ name }) => name)).toEqual(['train station', 'bench'])
})
