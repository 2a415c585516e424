import { expect, it } from 'vitest'
import { pulseAt, pulseStrength } from './pulse.ts'

it('a pulse starts at 1 on each beat, decays until the next and is 0 before the first', () => {
  const beats = [0.5, 1, 1.5]
  expect(pulseAt(0.49, beats)).toBe(0)
  expect(pulseAt(0.5, beats)).toBe(1)
  expect(pulseAt(0.6, beats)).toBeGreaterThan(pulseAt(0.8, beats))
  expect(pulseAt(1, beats)).toBe(1)
  expect(pulseAt(3, beats)).toBeLessThan(0.001)
  expect(pulseAt(3, [])).toBe(0)
})

it('styles differ in the strength of their pulse', () => {
  expect(pulseStrength('edm')).toBeGreaterThan(pulseStrength('ghibli'))
  expect(pulseStrength('ghibli')).toBeGreaterThan(pulseStrength('classicalrococo'))
})
