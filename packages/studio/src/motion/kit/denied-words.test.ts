import { expect, test } from 'vitest'
import { deniedWordsOf } from './denied-words.ts'
import { keyWordsOf } from './statement.ts'

const denied = (text: string) =>
  text
    .split(' ')
    .filter((_, i) => deniedWordsOf(text.split(' '))[i])
    .join(' ')
const keyOf = (text: string, drawn?: string) =>
  text
    .split(' ')
    .filter((_, i) => keyWordsOf(text.split(' '), { drawn })[i])
    .join(' ')

test.each([
  ['No wires, no batteries', 'No wires, no batteries'],
  ['Not the wolf but the boy', 'Not the wolf'],
  ['Arrive no later than 8:30', ''],
  ['The lamp has a switch', ''],
  ['He is no longer a king', 'no longer a king'],
  ['It costs no more than two', ''],
])('denied in "%s": "%s"', (text, words) => {
  expect(denied(text)).toBe(words)
})

test.each(['No wires, no batteries, no monthly fee', 'She never met a dragon', 'The pot needs no soil'])(
  'nothing that is denied is set off: %s',
  (text) => {
    expect(keyOf(text)).toBe('')
  },
)

test('a number that is denied is not set off', () => {
  expect(keyOf('Not 24 hours but 12')).toBe('12')
})

test('what is drawn is not set off where the words deny it', () => {
  expect(keyOf('It runs without a battery', 'battery')).toBe('')
})

test.each([
  ['7 in 10 people sleep badly', '7 in 10 people'],
  ['2 out of 3 doctors smoke', '2 out of 3 doctors'],
])('a share is set off whole: %s', (text, key) => {
  expect(keyOf(text)).toBe(key)
})
