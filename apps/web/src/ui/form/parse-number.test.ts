import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['35%', '%', 35],
  [' 35 % ', '%', 35],
  ['0,75', '×', 0.75],
  ['1.5 s', 's', 1.5],
  ['−5', '', -5],
  ['.5', '', 0.5],
  ['', '%', Number.NaN],
  ['%', '%', Number.NaN],
  ['1.2.3', '', Number.NaN],
  ['12px', '%', Number.NaN],
])('"%s" with the unit "%s" is parsed as %d', (text, unit, expected) => {
  expect(parseNumber(text, unit)).toBe(expected)
})
