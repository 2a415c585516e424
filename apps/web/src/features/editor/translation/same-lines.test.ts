import { expect, test } from 'vitest'
import { type Line, sameLines } from './translation-model.ts'

const line = (key: string, kind: Line['kind'], text: string): Line => ({ key, kind, number: 1, text })

test('words in several pictures are translated together, equal sentences each for itself', () => {
  const lines = [line('a', 'picture', 'Paris'), line('b', 'picture', 'Paris'), line('c', 'sentence', 'Yes.'), line('d', 'sentence', 'Yes.')]
  expect(sameLines(lines, {}, 'a')).toEqual(['a', 'b'])
  expect(sameLines(lines, { a: 'Paris', b: 'Parigi' }, 'a')).toEqual(['a'])
  expect(sameLines(lines, {}, 'c')).toEqual(['c'])
})
