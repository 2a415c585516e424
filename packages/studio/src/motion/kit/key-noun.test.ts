import { expect, test } from 'vitest'
import { keyNounOf } from './key-noun.ts'

test('what joins two clauses is no noun', () => {
  expect(keyNounOf('The cinnamon melts the second you sprinkle it'.split(' '))).not.toBe(4)
  expect(keyNounOf('Nobody forgets the second'.split(' '))).toBe(3)
})
