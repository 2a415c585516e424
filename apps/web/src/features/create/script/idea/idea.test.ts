import { expect, test } from 'vitest'
import { ideaOf, truncateIdea } from './idea.ts'

test("an idea of only whitespace can't be sent", () => {
  expect([ideaOf(''), ideaOf('   '), ideaOf(' cats ')]).toEqual([null, null, 'cats'])
})

test('100 characters can be sent; input past 100 is truncated', () => {
  expect(ideaOf('a'.repeat(100))).toHaveLength(100)
  expect(ideaOf('a'.repeat(101))).toBeNull()
  expect(truncateIdea('a'.repeat(101))).toBe('a'.repeat(100))
})

test('an emoji counts as one character and is never split', () => {
  expect([...truncateIdea('🐈'.repeat(101))]).toEqual(Array.from({ length: 100 }, () => '🐈'))
})
