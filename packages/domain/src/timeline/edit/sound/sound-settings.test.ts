import { expect, test } from 'vitest'
import { defaultDucking } from '../../ducking.ts'
import { aTimeline, caption, captionTrack, clip, itemOf, primaryTrackOf, unwrap } from '../testing/fixture.ts'
import { setDucking } from './set-ducking.ts'
import { setGain } from './set-gain.ts'
import { setNoiseReduction } from './set-noise-reduction.ts'

const film = aTimeline([
  primaryTrackOf('main', [clip(['A', 0, 60, { volume: 0.5 }]), clip(['B', 60, 60])]),
  captionTrack('lines', [caption(['c', 0, 20])]),
])
const gained = (gainDb: number, itemIds = ['A']) => unwrap(setGain(film, { itemIds, gainDb }))

test('a gain is stored beside the volume, rounded to a tenth and clamped', () => {
  expect(itemOf(gained(-3.14), 'A')).toMatchObject({ volume: 0.5, gainDb: -3.1 })
  expect([99, -99].map((gainDb) => itemOf(gained(gainDb), 'A'))).toMatchObject([{ gainDb: 24 }, { gainDb: -24 }])
  expect(itemOf(gained(6, ['A', 'c']), 'c')).toEqual(itemOf(film, 'c'))
})

test('no gain is stored for what is as recorded', () => {
  expect(gained(0)).toBe(film)
  expect(gained(Number.NaN)).toBe(film)
  expect(unwrap(setGain(gained(5), { itemIds: ['A'], gainDb: 0 })).tracks).toEqual(film.tracks)
})

test('noise reduction is set for sounds, and not stored where it is off', () => {
  const reduced = unwrap(setNoiseReduction(film, { itemIds: ['A', 'c'], noiseReduction: 'strong' }))
  expect(itemOf(reduced, 'A')).toMatchObject({ noiseReduction: 'strong', volume: 0.5 })
  expect(itemOf(reduced, 'c')).toBe(itemOf(film, 'c'))
  expect(unwrap(setNoiseReduction(reduced, { itemIds: ['A'], noiseReduction: 'strong' }))).toBe(reduced)
  expect(unwrap(setNoiseReduction(reduced, { itemIds: ['A'], noiseReduction: null })).tracks).toEqual(film.tracks)
})

test('ducking starts from the default, and goes back to it', () => {
  const changed = unwrap(setDucking(film, { ducking: { gainDb: -18 } }))
  expect(changed.globalConfig.ducking).toEqual({ ...defaultDucking(30), gainDb: -18 })
  expect(unwrap(setDucking(changed, { ducking: { holdFrames: 3 } })).globalConfig.ducking).toMatchObject({ gainDb: -18, holdFrames: 3 })
  expect(unwrap(setDucking(changed, { ducking: null })).globalConfig).toEqual(film.globalConfig)
  expect(unwrap(setDucking(film, { ducking: null }))).toBe(film)
  expect(unwrap(setDucking(film, { ducking: defaultDucking(30) }))).toBe(film)
})
