import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { isChange, wordDiff } from './word-diff.ts'

test('each replaced word is a separate change', () => {
  expect(wordDiff('A fox walks trough the snow. It look up.', 'A fox walks through the snow. It looks up.')).toEqual([
    { unchanged: 'A fox walks ' },
    { removed: 'trough', added: 'through' },
    { unchanged: ' the snow. It ' },
    { removed: 'look', added: 'looks' },
    { unchanged: ' up.' },
  ])
})

test('consecutive words are one change', () => {
  expect(wordDiff('She will not go home', 'She stays at home')).toEqual([
    { unchanged: 'She ' },
    { removed: 'will not go', added: 'stays at' },
    { unchanged: ' home' },
  ])
})

test('an added sentence is one change', () => {
  expect(wordDiff('The sea is calm.', 'Picture this. The sea is calm.').filter(isChange)).toHaveLength(1)
})

test('Chinese is compared by word', () => {
  const parts = wordDiff('山谷慢慢醒来', '山谷突然醒来')
  expect(parts.filter(isChange)).toEqual([{ removed: '慢慢', added: '突然' }])
})

test('identical texts have no change', () => {
  expect(wordDiff('The same.', 'The same.')).toEqual([{ unchanged: 'The same.' }])
  expect(wordDiff('', '')).toEqual([])
})

test('removed parts restore the first text and added parts the second, for any texts', () => {
  const texts = array(constantFrom('the', 'a', 'fox', ' ', ' ', '.', '\n', '狐', "isn't", '🦊'), { maxLength: 25 }).map((words) =>
    words.join(''),
  )
  assert(
    property(texts, texts, (before, after) => {
      const parts = wordDiff(before, after)
      expect(parts.map((part) => (isChange(part) ? part.removed : part.unchanged)).join('')).toBe(before)
      expect(parts.map((part) => (isChange(part) ? part.added : part.unchanged)).join('')).toBe(after)
    }),
  )
})
