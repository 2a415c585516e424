import type { Keyframe } from '@fablecut/domain/timeline/picture'
import type { AudioItem, Track } from '@fablecut/domain/timeline/model'
import { expect, test } from 'vitest'
import { audioAt } from '../at-frame.ts'
import { buildRenderPlan } from '../build-plan.ts'
import { asset, audio, timelineOf, track, video } from '../testing/timeline-fixture.ts'

const LUFS: Record<string, number> = { voice: -20, song: -15, clip: -30 }
const OUTPUT = { width: 64, height: 36, fps: 30 }
const ASSETS = [
  asset('clip'),
  asset('voice', { resourceType: 'audio', subtype: 'voiceover' }),
  asset('song', { resourceType: 'audio', subtype: 'music' }),
]

const planOf = (...tracks: readonly Track[]) =>
  buildRenderPlan(timelineOf([track('p', 'video', [video('a', 'clip', 0, 300)], { isPrimary: true }), ...tracks], ASSETS), OUTPUT, {
    watermark: { enabled: false, type: 'logo' },
  })
const song = (fields: Partial<AudioItem> = {}) => audio('m', 'song', 0, 600, fields)
const heard = (...tracks: readonly Track[]) => planOf(...tracks).sounds.map(({ itemId }) => itemId)
const voices = (fields: Partial<Track>) => track('v', 'audio', [audio('v', 'voice', 0, 60)], fields)
const music = (fields: Partial<Track>) => track('m', 'audio', [song()], fields)
const levelOf = (fields: Partial<AudioItem>) => planOf(track('m', 'audio', [song(fields)])).sounds.at(-1)?.volume

test('muted tracks are left out, and all others while a track is solo', () => {
  expect(heard(voices({}), music({}))).toEqual(['a', 'v', 'm'])
  expect(heard(voices({}), music({ isMuted: true }))).toEqual(['a', 'v'])
  expect(heard(voices({ isSolo: true }), music({}))).toEqual(['v'])
  expect(heard(voices({ isSolo: true }), music({ isSolo: true, isMuted: true }))).toEqual(['v'])
})

test('the detached sound of a clip is one of a clip, and a frozen frame has none', () => {
  const detached = track('v', 'audio', [audio('own', 'clip', 0, 60)])
  expect(planOf(detached).sounds.map(({ kind }) => kind)).toEqual(['video', 'video'])
  const frozen = track('u', 'video', [video('still', 'clip', 0, 60, { isFrozen: true })])
  expect(heard(frozen)).toEqual(['a'])
})

test('a gain is added to the volume, and may exceed what was recorded', () => {
  expect(levelOf({ volume: 0.5, gainDb: 20 })).toBeCloseTo(5)
  expect(levelOf({ gainDb: -20 })).toBeCloseTo(0.1)
})

test('keyframes of the volume are followed with their easings, from the start of the item', () => {
  const volume: Keyframe[] = [
    { frame: 0, value: 0, easing: 'linear' },
    { frame: 100, value: 1, easing: 'hold' },
    { frame: 150, value: 0.4, easing: 'ease-in' },
    { frame: 250, value: 0.8, easing: 'linear' },
  ]
  const plan = planOf(track('m', 'audio', [audio('m', 'song', 30, 600, { volume: 0.2, keyframes: { volume } })]))
  const at = (frame: number) => audioAt(plan, frame).find(({ span }) => span.itemId === 'm')?.gain
  expect([30, 80, 130, 179, 180].map(at)).toEqual([0, 0.5, 1, 1, 0.4])
  // Half of the time is an eighth of the way.
  expect(at(230)).toBeCloseTo(0.45, 2)
  expect([280, 400].map(at)).toEqual([0.8, 0.8])
})

test('noise is reduced in sounds, and not in files that are known to be silent or without sound', () => {
  const clip = track('p', 'video', [video('a', 'clip', 0, 300, { noiseReduction: 'strong' })], { isPrimary: true })
  const reductionAt = (lufs: number | undefined) =>
    buildRenderPlan(timelineOf([clip], ASSETS), OUTPUT, { watermark: { enabled: false, type: 'logo' }, loudnessOf: () => lufs }).sounds.map(
      ({ noiseReduction }) => noiseReduction,
    )
  expect([undefined, -54, -70].map(reductionAt)).toEqual([['strong'], ['strong'], [undefined]])
})

test('a reversed sound is read from its out point back, and is silent once its range is played', () => {
  const plan = planOf(track('m', 'audio', [audio('m', 'song', 0, 90, { trimStart: 30, trimEnd: 90, isReversed: true })]))
  const at = (frame: number) => audioAt(plan, frame).find(({ span }) => span.itemId === 'm')
  expect([at(0)?.sourceFrame, at(10)?.sourceFrame]).toEqual([90, 80])
  expect([at(59)?.gain, at(60)?.gain]).toEqual([1, 0])
})

test('speech and music of known loudness are brought to their targets, on top of which are volume and gain', () => {
  const tracks = [
    track('p', 'video', [video('a', 'clip', 0, 300)], { isPrimary: true }),
    voices({}),
    track('m', 'audio', [song({ volume: 0.5 })]),
  ]
  const plan = buildRenderPlan(timelineOf(tracks, ASSETS), OUTPUT, {
    watermark: { enabled: false, type: 'logo' },
    loudnessOf: (id) => LUFS[id],
  })
  const gains = plan.sounds.map(({ volume }) => 20 * Math.log10(volume))
  expect(gains[0]).toBeCloseTo(0)
  expect(gains[1]).toBeCloseTo(4)
  expect(gains[2]).toBeCloseTo(-6 + 20 * Math.log10(0.5))
})
