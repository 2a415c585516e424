import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { singularOf } from './lexicon.ts'

test.each([
  ['geese', 'goose'],
  ['cities', 'city'],
  ['wolves', 'wolf'],
  ['glass', 'glass'],
])('the singular of %s is %s', (plural, singular) => {
  expect(singularOf(plural)).toBe(singular)
})

test.each(['constructor', 'valueOf', '__proto__', 'hasOwnProperty'])('%s is a word like others', (word) => {
  expect(typeof singularOf(word)).toBe('string')
  expect(directScript(`The ${word} of the tower was old. It fell. Nobody saw the ${word} again.`)).toHaveLength(3)
})
