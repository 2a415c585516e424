import { expect, test } from 'vitest'
import { shown } from '../../testing/last-sentence.ts'

test.each([
  ['Order a glass of green wine.', ['glass of green wine']],
  ['Put a jar of honey on the table.', ['honey', 'hand', 'table']],
])('food is seen once, in its own vessel: %s', (text, expected) => {
  expect(shown(text)).toEqual(expected)
})

test('several pieces of food are in what holds them', () => {
  expect(shown('A box of chocolates costs ten dollars.')).toEqual(['chocolate', 'box'])
})

test('what holds no food is seen itself', () => {
  expect(shown('A bucket of sand stood in the hall.')).toContain('bucket')
})
