import { expect, it } from 'vitest'
import { singingVisemes } from './singing-visemes.ts'
import { CENTRE_BANDS, FRAME_RATE, type Spectra } from './spectra.ts'

/** Visemes of twelve seconds of a voice. */
function shapesOf(voiceAt: (seconds: number) => number) {
  const frames = 12 * FRAME_RATE
  const voice = Float32Array.from({ length: frames }, (_, i) => voiceAt(i / FRAME_RATE))
  const centre = Float32Array.from({ length: frames * CENTRE_BANDS }, (_, i) => 1 + Math.sin(i * 0.013))
  return singingVisemes({ centre } as unknown as Spectra, voice)
}

/** Longest time in seconds without a visible rest. */
function longestPhrase(shapes: ReturnType<typeof shapesOf>): number {
  let [longest, began, ended] = [0, 0, 0]
  for (const { startSeconds, endSeconds } of shapes) {
    if (startSeconds - ended > 0.1) began = startSeconds
    ended = endSeconds
    longest = Math.max(longest, ended - began)
  }
  return longest
}

it('the mouth closes between phrases, even if the accompaniment continues', () => {
  const shapes = shapesOf((t) => 0.75 + 0.15 * Math.sin(t * 23))
  expect(longestPhrase(shapes)).toBeLessThan(2)
  expect(longestPhrase(shapes)).toBeGreaterThan(0.5)
})

it('the mouth is closed where the voice is much weaker than its surroundings', () => {
  const shapes = shapesOf((t) => (t % 2 < 1.3 ? 0.85 + 0.1 * Math.sin(t * 25) : 0.36))
  for (const { startSeconds } of shapes.filter(({ startSeconds }) => startSeconds > 2 && startSeconds < 10))
    expect(startSeconds % 2).toBeLessThan(1.35)
})
