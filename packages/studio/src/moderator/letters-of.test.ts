import { expect, test } from 'vitest'
import { lettersOf } from './letters-of.ts'

test('other letters and numbers become one of each kind, and the length stays', () => {
  const letters = lettersOf('abc é 12')
  const text = 'cab é 21 d ж 3 𠮷 𑁦 漢!'
  const reduced = letters.reduce(text)
  expect(reduced).toHaveLength(text.length)
  expect(reduced.slice(0, 9)).toBe('cab é 21 ')
  expect(reduced.match(new RegExp(`[${letters.withoutNumbers}]`, 'gu'))).toHaveLength(8)
  expect(reduced.match(new RegExp(`[${letters.all}]`, 'gu'))).toHaveLength(12)
  expect(reduced.endsWith('!')).toBe(true)
  expect(new Set([...reduced]).size).toBeLessThan(new Set([...text]).size)
})
