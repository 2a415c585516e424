import { expect, test } from 'vitest'
import { tokensOf } from '../tokens.ts'

const nouns = (text: string): string[] => tokensOf(text, new Set()).flatMap(({ pos, low }) => (pos === 'NOUN' ? [low] : []))

test.each([
  ['The crust is leopard-spotted.', 'crust'],
  ['A waist-high wall ran along the road.', 'wall road'],
  ['The mouse-grey door closed.', 'door'],
  ['She bought a heart-shaped box.', 'box'],
])('%s: what something is only like is no noun', (text, expected) => {
  expect(nouns(text).join(' ')).toBe(expected)
})
