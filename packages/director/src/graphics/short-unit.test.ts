import { expect, test } from 'vitest'
import { shortUnit } from './short-unit.ts'

test('units end with a whole word', () => {
  expect(shortUnit('')).toBeUndefined()
  expect(shortUnit('kilometres an hour')).toBe('kilometres an hour')
  expect(shortUnit('kilometres per second')).toBe('km/s')
  expect(shortUnit('square kilometers of forest')).toBe('km² of forest')
  expect(shortUnit('microscopic plants of the sea')).toBe('microscopic plants')
  expect(shortUnit('incomprehensibilities of')).toBeUndefined()
})
