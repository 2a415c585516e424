import { expect, test } from 'vitest'
import { languageOf } from './language.ts'
import { readSentence } from './read-sentence.ts'

const amounts = (text: string, language: string) =>
  readSentence(text, languageOf(language)).quantities.map(({ kind, value, display }) => `${kind} ${value} ${display}`)

test.each([
  ['de', 'Er ist fünfundzwanzig Jahre alt.', ['duration 25 fünfundzwanzig Jahre']],
  ['de', 'Zweihundert Menschen kamen.', ['count 200 Zweihundert']],
  ['es', 'Tiene treinta y cinco años.', ['duration 35 treinta y cinco años']],
  ['pt', 'Foram vinte e dois dias.', ['duration 22 vinte e dois dias']],
  ['fr', 'Il reste vingt-deux jours.', ['duration 22 vingt-deux jours']],
  ['it', 'Ha duecento metri.', ['measure 200 duecento metri']],
  ['ru', 'До дна больше тысячи шестисот метров.', ['measure 1600 тысячи шестисот метров']],
  ['ru', 'Тысячи людей пришли.', []],
  ['ar', 'قطع مئة وعشرين ألف كيلومتر.', ['measure 120000 مئة وعشرين ألف كيلومتر']],
  ['ko', '벌써 삼십만 명이 왔습니다.', ['count 300000 삼십만']],
  ['ko', '이 일이 좋습니다.', []],
])('%s: amounts in words: %s', (language, text, expected) => {
  expect(amounts(text, language)).toEqual(expected)
})

test('a time of day is no amount', () => {
  expect(amounts('午前一時十三分に起きました。', 'ja')).toEqual(['date NaN 午前一時十三分'])
})

test('what denies a relative clause does not deny its noun', () => {
  const { present } = readSentence('誰もいない駅のベンチに座っていました。', languageOf('ja'))
  expect(present.map(({ name }) => name)).toEqual(['train station', 'bench'])
})
