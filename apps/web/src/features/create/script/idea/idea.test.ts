import { expect, test } from 'vitest'
import { ideaOf, truncateIdea } from './idea.ts'

test('an idea of only spaces can not be sent, cats can', () => {
  expect([ideaOf(''), ideaOf('   '), ideaOf(' cats ')]).toEqual([null, null, 'cats'])
})

test('100 characters can be sent, 101 can not and are cut while typing', () => {
  expect(ideaOf('a'.repeat(100))).toHaveLength(100)
  expect(ideaOf('a'.repeat(101))).toBeNull()
  expect(truncateIdea('a'.repeat(101))).toBe('a'.repeat(100))
})

test('an emoji counts as one character and is never cut in half', () => {
  expect([...truncateIdea('🐈'.repeat(101))]).toEqual(Array.from({ length: 100 }, () => '🐈'))
})
