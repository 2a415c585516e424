import { expect, test } from 'vitest'
import { shown } from '../../testing/last-sentence.ts'

test.each([
  ['Order a glass of green wine.', ['glass of green wine']],
  ['Put a jar of honey on the table.', ['honey', 'hand']],
  ['A box of chocolates costs ten dollars.', ['chocolate']],
])('food is seen once, in its own vessel: %s', (text, expected) => {
  expect(shown(text)).toEqual(expected)
})

test('what holds no food is seen itself', () => {
  expect(shown('A bucket of sand stood in the hall.')).toContain('bucket')
})
