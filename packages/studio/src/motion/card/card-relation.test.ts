import { expect, test } from 'vitest'
import { relationOf } from './card-relation.ts'

test.each([
  ['Cats versus dogs', 'versus'],
  ['An apple rather than a burger', 'versus'],
  ['Flour becomes bread', 'leads'],
  ['Bread was flour before it became warm', undefined],
  ['Flour plus bread', 'plus'],
  ['The flour and the bread', undefined],
] as const)('%s: %s', (words, relation) => {
  expect(relationOf(words, ['flour', 'bread'])).toBe(relation)
})
