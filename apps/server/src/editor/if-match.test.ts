import { expect, test } from 'vitest'
import { matchesRevision } from './if-match.ts'

test.each([
  [null, true],
  ['*', true],
  ['7', true],
  ['"7"', true],
  ['W/"7"', true],
  ['"6", "7"', true],
  ['"6"', false],
  ['"77"', false],
  ['', false],
  ['"7', false],
  ['seven', false],
])('If-Match %s allows a change of revision 7: %s (ED-34)', (header, expected) => {
  expect(matchesRevision(header, 7)).toBe(expected)
})
