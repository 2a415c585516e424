import { expect, test } from 'vitest'
import { shortUnit } from './short-unit.ts'

test.each([
  ['kilometres per second', 'km/s'],
  ['miles per hour', 'miles per hour'],
  ['tonnes of carbon dioxide', 'tonnes of carbon'],
])('%s is written %s', (unit, short) => {
  expect(shortUnit(unit)).toBe(short)
})
