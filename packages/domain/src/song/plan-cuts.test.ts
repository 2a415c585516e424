import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planCuts } from './plan-cuts.ts'
import { buildSongFeatures } from './song-fixture.ts'

const sum = (cuts: readonly number[]): number => cuts.reduce((total, cut) => total + cut, 0)
/** The first frames of all shots but the first. */
const startsOf = (cuts: readonly number[]): readonly number[] => cuts.slice(0, -1).map((_, index) => sum(cuts.slice(0, index + 1)))
const framesOf = (seconds: readonly number[], fps: number): ReadonlySet<number> => new Set(seconds.map((each) => Math.round(each * fps)))

describe('any song', () => {
  const songs = fc.record({
    seconds: fc.double({ min: 0.2, max: 300, noNaN: true }),
    bpm: fc.integer({ min: 40, max: 220 }),
    firstBeatSeconds: fc.double({ min: 0, max: 20, noNaN: true }),
    shots: fc.integer({ min: 1, max: 120 }),
    fps: fc.constantFrom(24, 25, 30, 60),
    onBeats: fc.boolean(),
  })

  test('is cut into the requested number of shots, which fill it to the frame and can be read where there is time', () => {
    fc.assert(
      fc.property(songs, ({ shots, fps, onBeats, ...facts }) => {
        const cuts = planCuts({ reading: buildSongFeatures(facts), shots, fps, onBeats })
        const frames = Math.round(facts.seconds * fps)
        expect(cuts).toHaveLength(shots)
        expect(sum(cuts)).toBe(Math.max(shots, frames))
        expect(Math.min(...cuts)).toBeGreaterThanOrEqual(frames >= shots * fps ? fps : 1)
      }),
      { numRuns: 150 },
    )
  })

  test('with a steady beat has every cut on a beat, and no shot far from the mean', () => {
    const steady = fc.record({
      bpm: fc.integer({ min: 70, max: 180 }),
      firstBeatSeconds: fc.double({ min: 0, max: 1, noNaN: true }),
      shots: fc.integer({ min: 2, max: 60 }),
      clipSeconds: fc.double({ min: 3.5, max: 5, noNaN: true }),
    })
    fc.assert(
      fc.property(steady, ({ shots, clipSeconds, ...facts }) => {
        const reading = buildSongFeatures({ seconds: shots * clipSeconds, ...facts })
        const cuts = planCuts({ reading, shots, fps: 30, onBeats: true })
        const beats = framesOf(reading.beatsSeconds, 30)
        for (const start of startsOf(cuts)) expect(beats).toContain(start)
        expect(Math.max(...cuts)).toBeLessThanOrEqual(Math.ceil(clipSeconds * 1.6 * 30))
        expect(Math.min(...cuts)).toBeGreaterThanOrEqual(Math.floor(clipSeconds * 0.5 * 30))
      }),
      { numRuns: 80 },
    )
  })
})

describe('a song of three minutes at 128 beats', () => {
  const reading = buildSongFeatures({ seconds: 180, bpm: 128 })
  const cuts = planCuts({ reading, shots: 36, fps: 30, onBeats: true })
  const starts = startsOf(cuts)

  test('is cut where its sections begin, and nearly always on a downbeat', () => {
    for (const { startSeconds } of reading.sections.slice(1)) expect(starts).toContain(Math.round(startSeconds * 30))
    const bars = framesOf(reading.barsSeconds, 30)
    expect(starts.filter((start) => bars.has(start)).length).toBeGreaterThan(starts.length * 0.9)
  })

  const meanIn = (name: string): number => {
    const within = cuts.filter((_, index) => {
      const at = (starts[index - 1] ?? 0) / 30
      return reading.sections.some((part) => part.name === name && at >= part.startSeconds - 0.02 && at < part.endSeconds - 0.02)
    })
    return sum(within) / within.length
  }

  test('is cut faster in its choruses than in its intro', () => {
    expect(meanIn('chorus')).toBeLessThan(meanIn('verse'))
    expect(meanIn('chorus') * 1.4).toBeLessThan(meanIn('intro'))
  })

  test('is cut the same way each time', () => {
    expect(planCuts({ reading, shots: 36, fps: 30, onBeats: true })).toEqual(cuts)
  })
})

const isBeating = (seconds: number): boolean => seconds > 30 && (seconds < 60 || seconds > 80)

test('a gap in the beat is cut on interpolated beats, and shots stay short enough for their clips', () => {
  const steady = buildSongFeatures({ seconds: 120, bpm: 120 })
  const beatsSeconds = steady.beatsSeconds.filter(isBeating)
  const reading = { ...steady, beatsSeconds, barsSeconds: steady.barsSeconds.filter(isBeating) }
  const cuts = planCuts({ reading, shots: 24, fps: 30, onBeats: true })
  for (const start of startsOf(cuts)) expect(start % 15).toBe(0)
  expect(Math.max(...cuts)).toBeLessThanOrEqual(8 * 30)
})

test('shots shorter than a beat are also cut on half beats', () => {
  const cuts = planCuts({ reading: buildSongFeatures({ seconds: 60, bpm: 40 }), shots: 50, fps: 30, onBeats: true })
  expect(cuts).toHaveLength(50)
  expect(sum(cuts)).toBe(1800)
})

test.each([
  ['without beats', { ...buildSongFeatures({ seconds: 10, bpm: 120 }), tempoBpm: null, beatsSeconds: [], barsSeconds: [] }, true],
  ['that is not cut on beats', buildSongFeatures({ seconds: 10, bpm: 120 }), false],
])('a song %s has shots of equal length', (_kind, reading, onBeats) => {
  expect(planCuts({ reading, shots: 4, fps: 30, onBeats })).toEqual([75, 75, 75, 75])
  expect(planCuts({ reading, shots: 7, fps: 30, onBeats })).toEqual([43, 43, 43, 42, 43, 43, 43])
})

test('a song shorter than its shots gives each a frame', () => {
  expect(planCuts({ reading: buildSongFeatures({ seconds: 0.1, bpm: 120 }), shots: 5, fps: 30, onBeats: true })).toEqual([1, 1, 1, 1, 1])
})

test('half an hour of song is cut on its beats like three minutes of it', () => {
  const reading = buildSongFeatures({ seconds: 1800, bpm: 128 })
  const cuts = planCuts({ reading, shots: 360, fps: 30, onBeats: true })
  const beats = framesOf(reading.beatsSeconds, 30)
  expect(sum(cuts)).toBe(1800 * 30)
  for (const start of startsOf(cuts)) expect(beats).toContain(start)
  expect(Math.max(...cuts)).toBeLessThanOrEqual(8 * 30)
})

test('more cuts fall on the beats at which lines of lyrics begin where those are known', () => {
  const reading = buildSongFeatures({ seconds: 40, bpm: 120 })
  const lineStartsSeconds = [11.5, 16.5, 21.5, 26.5, 31.5]
  const hits = (lines: readonly number[]): number =>
    startsOf(planCuts({ reading, shots: 8, fps: 30, onBeats: true, lineStartsSeconds: lines })).filter((start) =>
      lineStartsSeconds.includes(start / 30),
    ).length
  expect(hits(lineStartsSeconds)).toBeGreaterThan(hits([]) + 1)
})
