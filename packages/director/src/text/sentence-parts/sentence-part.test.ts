import { expect, test } from 'vitest'
import { asSentence } from './sentence-part.ts'

test('a part of a sentence is read as a sentence, and its first words are counted', () => {
  expect(asSentence('and it took 900 houses,')).toEqual({ text: 'It took 900 houses.', leftOut: 1 })
  expect(asSentence('For four days it burned,')).toEqual({ text: 'For four days it burned.', leftOut: 0 })
  expect(asSentence('And then it rained.')).toEqual({ text: 'And then it rained.', leftOut: 0 })
  expect(asSentence('')).toEqual({ text: '', leftOut: 0 })
})
