import { expect, it } from 'vitest'
import { relatednessOf, vectorOfWords, WORD_DIMENSIONS } from './word-vectors.ts'

const related = (one: string, other: string): number => relatednessOf(vectorOfWords([one]), vectorOfWords(other.split(' ')))

it.each([
  ['kite', 'wind string', 'inflation bank'],
  ['oven', 'bread bake', 'ocean whale'],
  ['judge', 'court trial', 'garden soil'],
])('%s has more to do with %s than with %s', (name, near, far) => {
  expect(related(name, near)).toBeGreaterThan(related(name, far) + 0.1)
})

it('a vector has length 1, and none at all where no word is known', () => {
  expect(Math.hypot(...vectorOfWords(['ship', 'storm']))).toBeCloseTo(1)
  expect(vectorOfWords(['qwzzx'])).toEqual(Array.from({ length: WORD_DIMENSIONS }, () => 0))
})
