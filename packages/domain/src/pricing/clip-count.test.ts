import { describe, expect, test } from 'vitest'
import {
  clipCount,
  clipSeconds,
  DEFAULT_MUSIC_SECONDS,
  DEFAULT_VLOG_SECONDS,
  lyricsShotCount,
  durationOrDefault,
  vlogShotCount,
} from './clip-count.ts'

test.each([
  ['seedance-v1', undefined, 5],
  ['MiniMax-Hailuo-02', undefined, 6],
  ['creatify-aurora', 'singing-dancing', 15],
  ['creatify-aurora', 'consistent-character', 5],
  ['creatify-aurora', undefined, 5],
])('a clip of %s (%s) lasts %i s', (model, type, seconds) => {
  expect(clipSeconds(model, type)).toBe(seconds)
})

test.each([
  [5, 10, 2],
  [5, 11, 2],
  [5, 11.5, 3],
  [5, 31, 6],
  [5, 31.5, 7],
  [5, 61, 12],
  [5, 62, 13],
  [6, 31, 5],
  [6, 32, 6],
  [15, 61, 4],
  [15, 62, 5],
  [5, 0.5, 1],
  [5, 1, 1],
  [5, 3, 1],
  [15, 1, 1],
])('with clips of %i s, %f s need %i clips', (length, duration, clips) => {
  expect(clipCount(duration, length)).toBe(clips)
})

test('a missing duration defaults to ten seconds of music and thirty of a vlog', () => {
  expect(clipCount(durationOrDefault(DEFAULT_MUSIC_SECONDS, undefined), 5)).toBe(2)
  // A song that the browser could not decode (CD-69).
  expect(durationOrDefault(DEFAULT_MUSIC_SECONDS, 0)).toBe(DEFAULT_MUSIC_SECONDS)
  expect(clipCount(durationOrDefault(DEFAULT_VLOG_SECONDS, Number.NaN), 5)).toBe(6)
})

test.each([
  [200, 40],
  [320, 60],
  [3, 1],
  [0, 2],
  [undefined, 2],
])('a lyrics video of %s s has %i shots', (duration, shots) => {
  expect(lyricsShotCount(duration)).toBe(shots)
})

describe('shots of a vlog', () => {
  test.each([
    [5, [6, 12, 18, 24, 30, 36]],
    [6, [5, 10, 15, 20, 25, 30]],
  ])('in clips of %i s', (seconds, counts) => {
    expect([30, 60, 90, 120, 150, 180].map((duration) => vlogShotCount(duration, seconds))).toEqual(counts)
  })

  test('stay within bounds', () => {
    expect(vlogShotCount(undefined, 5)).toBe(6)
    expect(vlogShotCount(Number.NaN, 5)).toBe(6)
    expect(vlogShotCount(30, 1)).toBe(20)
    expect(vlogShotCount(180, 1)).toBe(90)
    expect(vlogShotCount(60, 100)).toBe(1)
  })
})
