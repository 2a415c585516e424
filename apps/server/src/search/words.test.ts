import { expect, test } from 'vitest'
import { characterPairs, isUnspaced, splitWords, wordForms } from './words.ts'

test.each([
  ["Don't go to l’eau, O'Brien!", ['Don', 'go', 'to', 'eau', 'Brien']],
  ['x-ray 3.5 snake_case', ['x', 'ray', '3', '5', 'snake', 'case']],
  ['山谷在人们看见之前就醒了', ['山谷', '在', '人们', '看见', '之前', '就', '醒', '了']],
  ['แม่น้ำเริ่มไหล', ['แม่น้ำ', 'เริ่ม', 'ไหล']],
  ['  \u{1F98A} ... ', []],
])('%s is cut into words', (text, words) => {
  expect(splitWords(text)).toEqual(words)
})

test('a very long word is cut, and a broken character does not fail', () => {
  expect(splitWords('a'.repeat(500))).toEqual(['a'.repeat(40)])
  expect(splitWords('fox \ud800')).toContain('fox')
})

test('forms have the parts of a word with an apostrophe and the word as one', () => {
  expect([...wordForms("L'eau, don't")]).toEqual(['eau', 'don', 'leau', 'dont'])
})

test('forms of scripts without spaces have their pairs of characters, and single Han characters', () => {
  expect([...wordForms('吃火锅')]).toEqual(expect.arrayContaining(['火锅', '吃火', '火']))
  expect([...wordForms('강아지가')]).toEqual(expect.arrayContaining(['강아지가', '강아', '아지', '지가']))
  expect([...wordForms('강아지가')]).not.toContain('강')
})

test('pairs and script of a word', () => {
  expect(characterPairs('火锅店')).toEqual(['火锅', '锅店'])
  expect(characterPairs('火')).toEqual([])
  expect(['火锅', 'カー', 'แม่', 'fox', 'fox火'].map(isUnspaced)).toEqual([true, true, true, false, false])
})
