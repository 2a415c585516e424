import { expect, test } from 'vitest'
import { shiftPitch } from './pitch.ts'

const RATE = 16_000

/** A second of a voice-like sound: pulses at `hertz` that ring at 700 Hz. */
function vowel(hertz: number): Float32Array {
  const samples = new Float32Array(RATE)
  const period = Math.round(RATE / hertz)
  for (let i = 0; i < RATE; i++) {
    const sincePulse = (i % period) / RATE
    samples[i] = 0.5 * Math.exp(-sincePulse * 400) * Math.cos(2 * Math.PI * 700 * sincePulse)
  }
  return samples
}

/** Pulses in the middle half of a second. */
function pulsesPerSecond(samples: Float32Array): number {
  const top = samples.reduce((highest, sample) => Math.max(highest, sample), 0) * 0.6
  let count = 0
  for (let i = RATE / 4; i < (RATE * 3) / 4; i++) if (samples[i]! > top && samples[i - 1]! <= top) count++
  return count * 2
}

test.each([0.8, 0.93, 1.12, 1.4])('a voice at 100 Hz moved by %s has that many more pulses, and the same length', (factor) => {
  const moved = shiftPitch(vowel(100), RATE, () => factor)
  expect(moved).toHaveLength(RATE)
  expect(Math.abs(pulsesPerSecond(moved) - 100 * factor)).toBeLessThanOrEqual(4)
})

test('the beginning and end of a sound stay where they are', () => {
  const padded = new Float32Array(RATE * 3)
  padded.set(vowel(120), RATE)
  const moved = shiftPitch(padded, RATE, () => 1.3)
  const first = moved.findIndex((sample) => Math.abs(sample) > 0.05) / RATE
  const last = moved.findLastIndex((sample) => Math.abs(sample) > 0.05) / RATE
  expect(Math.abs(first - 1)).toBeLessThan(0.02)
  expect(Math.abs(last - 2)).toBeLessThan(0.02)
})

test('silence stays silent', () => {
  expect(shiftPitch(new Float32Array(RATE), RATE, () => 1.4).every((sample) => sample === 0)).toBe(true)
})
