import { defaultDucking } from '@fablecut/domain/timeline/ducking'
import { expect, test } from 'vitest'
import { gainAt, musicGainUnder } from './ducking.ts'
import { contain, cover, fitPicture } from '../fit.ts'
import { FILM_LUFS, FILM_TRUE_PEAK_DB, loudnessGainDb, SILENCE_LUFS } from './level.ts'
import type { AudioSpan } from '../model.ts'

const span = (startFrame: number, endFrame: number, kind: AudioSpan['kind'] = 'voiceover') => ({ kind, startFrame, endFrame }) as AudioSpan
const DUCKED = 10 ** -0.5
const musicGain = (sounds: readonly AudioSpan[], fps = 30) => musicGainUnder(sounds, defaultDucking(fps))

test('music is ducked over 0.25 s before speech and restored over 0.25 s after it', () => {
  expect(musicGain([span(60, 90)])).toEqual([
    { frame: 52, gain: 1 },
    { frame: 60, gain: DUCKED },
    { frame: 90, gain: DUCKED },
    { frame: 98, gain: 1 },
  ])
})

const frames = (...sounds: AudioSpan[]) => musicGain(sounds).map(({ frame }) => frame)

test('lines up to 0.8 s apart are merged in any input order', () => {
  expect(frames(span(84, 100), span(30, 60))).toEqual([22, 30, 100, 108])
  expect(frames(span(30, 60), span(85, 100))).toEqual([22, 30, 60, 68, 77, 85, 100, 108])
  expect(frames(span(30, 100), span(40, 60))).toEqual([22, 30, 100, 108])
})

test('music and clip audio cause no ducking', () => {
  expect(musicGain([span(0, 90, 'music'), span(0, 90, 'video')])).toEqual([])
})

test('the setting of a film says how much, how fast and across which pauses; 0 dB turns ducking off', () => {
  const lines = [span(60, 90), span(100, 120)]
  expect(musicGainUnder(lines, { gainDb: -20, rampFrames: 4, holdFrames: 5 })).toEqual([
    { frame: 56, gain: 1 },
    { frame: 60, gain: 0.1 },
    { frame: 90, gain: 0.1 },
    { frame: 94, gain: 1 },
    { frame: 96, gain: 1 },
    { frame: 100, gain: 0.1 },
    { frame: 120, gain: 0.1 },
    { frame: 124, gain: 1 },
  ])
  expect(musicGainUnder(lines, { gainDb: 0, rampFrames: 4, holdFrames: 5 })).toEqual([])
})

test('a ramp lasts at least one frame', () => {
  expect(musicGain([span(10, 20)], 1).map(({ frame }) => frame)).toEqual([9, 10, 20, 21])
})

test('the gain is interpolated linearly and constant before the first and after the last point', () => {
  const points = [
    { frame: 10, gain: 0.5 },
    { frame: 20, gain: 1 },
    { frame: 30, gain: 0 },
  ]
  expect([0, 10, 15, 20, 25, 30, 99].map((frame) => gainAt(points, frame))).toEqual([0.5, 0.5, 0.75, 1, 0.5, 0, 0])
  expect(gainAt([], 5)).toBe(1)
})

test('an image is centered with even dimensions', () => {
  expect(contain({ width: 400, height: 100 }, { width: 200, height: 200 })).toEqual({ x: 0, y: 75, width: 200, height: 50 })
  expect(cover({ width: 400, height: 100 }, { width: 200, height: 200 })).toEqual({ x: -300, y: 0, width: 800, height: 200 })
  expect(contain({ width: 2000, height: 1 }, { width: 100, height: 100 })).toEqual({ x: 0, y: 49, width: 100, height: 2 })
})

test('aspect ratios within 2 % cover the frame', () => {
  const modes = [1.019, 0.981, 1.021, 0.979].map(
    (ratio) => fitPicture({ width: 1000 * ratio, height: 1000 }, { width: 500, height: 500 }).mode,
  )
  expect(modes).toEqual(['cover', 'cover', 'blurred-fill', 'blurred-fill'])
})

test('the target is -16 LUFS with a peak below -1 dBTP; audio at or below -55 LUFS is not amplified', () => {
  expect([FILM_LUFS, FILM_TRUE_PEAK_DB, SILENCE_LUFS]).toEqual([-16, -1.2, -55])
  expect([loudnessGainDb('music', -55), loudnessGainDb('music', -54.9), loudnessGainDb('voiceover', 20)]).toEqual([0, 24, -24])
  expect(loudnessGainDb('voiceover', Number.NaN)).toBe(0)
})

test('after a pause shorter than both ramps the music comes back only as far as there is time', () => {
  const points = musicGainUnder([span(60, 90), span(100, 120)], { gainDb: -20, rampFrames: 10, holdFrames: 0 })
  expect(points.map(({ frame, gain }) => [frame, Number(gain.toFixed(3))])).toEqual([
    [50, 1],
    [60, 0.1],
    [90, 0.1],
    [95, 0.55],
    [100, 0.1],
    [120, 0.1],
    [130, 1],
  ])
})
