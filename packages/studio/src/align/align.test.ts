import { expect, test } from 'vitest'
import { melCepstra } from './features.ts'
import { detectSpeech } from './detect-speech.ts'
import { dynamicTimeWarp } from './warp.ts'

const RATE = 16_000
/** Sine tones of the given pitches and durations with low noise; 0 Hz is silence. */
function melody(tones: readonly (readonly [hertz: number, seconds: number])[]): Float32Array {
  const samples: number[] = []
  let noise = 1
  for (const [hertz, seconds] of tones) {
    for (let i = 0; i < seconds * RATE; i++) {
      noise = (noise * 16807) % 2147483647
      samples.push((hertz > 0 ? 0.3 * Math.sin((2 * Math.PI * hertz * i) / RATE) : 0) + (noise / 2147483647 - 0.5) * 0.002)
    }
  }
  return Float32Array.from(samples)
}

test('boundaries are found at another speaking rate', () => {
  const reference = melody([
    [300, 0.3],
    [900, 0.3],
    [2000, 0.3],
    [500, 0.3],
  ])
  const target = melody([
    [300, 0.6],
    [900, 0.2],
    [2000, 0.5],
    [500, 0.3],
  ])
  const { map } = dynamicTimeWarp(melCepstra(reference, 160), melCepstra(target, 160))
  for (const [from, to] of [
    [0.3, 0.6],
    [0.6, 0.8],
    [0.9, 1.3],
  ] as const)
    expect(Math.abs(map[Math.round(from * 100)]! / 100 - to)).toBeLessThan(0.05)
})

test('the warping path is monotonic', () => {
  const { map } = dynamicTimeWarp(
    melCepstra(
      melody([
        [400, 1],
        [800, 1],
      ]),
      160,
    ),
    melCepstra(
      melody([
        [800, 0.4],
        [400, 2],
        [800, 1.2],
      ]),
      160,
    ),
  )
  map.forEach((frame, i) => expect(frame).toBeGreaterThanOrEqual(map[i - 1] ?? 0))
})

test('speech segments are the loud ranges; short gaps are merged, silence has none', () => {
  const segments = detectSpeech(
    melody([
      [0, 0.5],
      [300, 1],
      [0, 0.1],
      [300, 0.5],
      [0, 0.6],
      [300, 0.4],
      [0, 0.5],
    ]),
    RATE,
  )
  expect(segments).toHaveLength(2)
  expect(segments[0]!.startSeconds).toBeCloseTo(0.5, 1)
  expect(segments[0]!.endSeconds).toBeCloseTo(2.1, 1)
  expect(segments[1]!.startSeconds).toBeCloseTo(2.7, 1)
  expect(detectSpeech(new Float32Array(RATE), RATE)).toEqual([])
})
