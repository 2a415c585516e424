import { expect, test } from 'vitest'
import { cardsOf } from './use-feed.ts'

test('a story that moved to a later page is shown once, at its first position', () => {
  const pages = [{ stories: [{ id: 'a' }, { id: 'b' }] }, { stories: [{ id: 'b' }, { id: 'c' }] }]
  expect(cardsOf(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
