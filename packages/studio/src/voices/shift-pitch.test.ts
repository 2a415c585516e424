import { expect, test } from 'vitest'
import { shiftPitch } from './shift-pitch.ts'

const RATE = 16_000

/** One second of pulses at `hertz`, each a damped 700 Hz oscillation. */
function vowel(hertz: number): Float32Array {
  const samples = new Float32Array(RATE)
  const period = Math.round(RATE / hertz)
  for (let i = 0; i < RATE; i++) {
    const sincePulse = (i % period) / RATE
    samples[i] = 0.5 * Math.exp(-sincePulse * 400) * Math.cos(2 * Math.PI * 700 * sincePulse)
  }
  return samples
}

/** Pulse rate, counted in the middle half second. */
function pulsesPerSecond(samples: Float32Array): number {
  const threshold = samples.reduce((highest, sample) => Math.max(highest, sample), 0) * 0.6
  let count = 0
  for (let i = RATE / 4; i < (RATE * 3) / 4; i++) if (samples[i]! > threshold && samples[i - 1]! <= threshold) count++
  return count * 2
}

test.each([0.8, 0.93, 1.12, 1.4])(
  'a voice at 100 Hz shifted by the ratio %s has the pulse rate of the ratio and the same length',
  (factor) => {
    const shifted = shiftPitch(vowel(100), RATE, () => factor)
    expect(shifted).toHaveLength(RATE)
    expect(Math.abs(pulsesPerSecond(shifted) - 100 * factor)).toBeLessThanOrEqual(4)
  },
)

test('the start and the end of the audio do not move', () => {
  const padded = new Float32Array(RATE * 3)
  padded.set(vowel(120), RATE)
  const shifted = shiftPitch(padded, RATE, () => 1.3)
  const first = shifted.findIndex((sample) => Math.abs(sample) > 0.05) / RATE
  const last = shifted.findLastIndex((sample) => Math.abs(sample) > 0.05) / RATE
  expect(Math.abs(first - 1)).toBeLessThan(0.02)
  expect(Math.abs(last - 2)).toBeLessThan(0.02)
})

test('silence stays silent', () => {
  expect(shiftPitch(new Float32Array(RATE), RATE, () => 1.4).every((sample) => sample === 0)).toBe(true)
})
