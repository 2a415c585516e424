import { expect, test } from 'vitest'
import type { Timeline } from '../../model.ts'
import { aTimeline, audioTrack, clip, itemOf, layoutOf, picture, primaryTrackOf, song, unwrap } from '../testing/fixture.ts'
import { trimItem } from '../operations/trims/trim-item.ts'
import { attachSound } from './attach-sound.ts'
import { detachSound } from './detach-sound.ts'

const film = aTimeline([
  primaryTrackOf('main', [clip(['A', 0, 60, { volume: 0.5 }]), clip(['B', 60, 60]), picture(['P', 120, 30])]),
  audioTrack('music', [song(['M', 0, 120])]),
])
const detached = (timeline: Timeline, itemId: string, newId: string): Timeline => unwrap(detachSound(timeline, { itemId, newId }))

test('the sound becomes an item of its own below the film, linked to the muted clip', () => {
  const after = detached(film, 'A', 'N')
  expect(layoutOf(after)).toBe('A 0-60, B 60-120, P 120-150 | N 0-60 | M 0-120')
  expect(itemOf(after, 'N')).toMatchObject({ type: 'audio', mediaAssetId: 'long', volume: 0.5, groupId: 'group_N' })
  expect(itemOf(after, 'A')).toMatchObject({ volume: 0, groupId: 'group_N' })
  expect(layoutOf(unwrap(trimItem(after, { itemId: 'A', edge: 'right', frames: -10 })))).toBe(
    'A 0-50, B 50-110, P 110-140 | N 0-50 | M 0-120',
  )
})

test('further sounds go to the same track', () => {
  expect(layoutOf(detached(detached(film, 'A', 'N'), 'B', 'O'))).toBe('A 0-60, B 60-120, P 120-150 | N 0-60, O 60-120 | M 0-120')
})

test('attaching restores the clip', () => {
  expect(unwrap(attachSound(detached(film, 'A', 'N'), { itemId: 'A' })).tracks).toEqual(film.tracks)
})

test('keyframes of the volume go with the sound and come back', () => {
  const keyframes = {
    volume: [{ frame: 0, value: 0.2, easing: 'linear' as const }],
    scale: [{ frame: 0, value: 1, easing: 'linear' as const }],
  }
  const curved = aTimeline([primaryTrackOf('main', [clip(['A', 0, 60, { keyframes }])])])
  const after = detached(curved, 'A', 'N')
  expect([itemOf(after, 'A'), itemOf(after, 'N')]).toMatchObject([
    { keyframes: { scale: keyframes.scale } },
    { keyframes: { volume: keyframes.volume } },
  ])
  expect(itemOf(after, 'A')).not.toHaveProperty('keyframes.volume')
  expect(itemOf(unwrap(attachSound(after, { itemId: 'A' })), 'A')).toEqual(itemOf(curved, 'A'))
})

test('refusals say what is missing', () => {
  expect(detachSound(detached(film, 'A', 'N'), { itemId: 'A', newId: 'O' })).toMatchObject({ refusal: { code: 'sound_detached' } })
  expect(detachSound(film, { itemId: 'P', newId: 'O' })).toMatchObject({ refusal: { code: 'wrong_kind' } })
  expect(attachSound(film, { itemId: 'A' })).toMatchObject({ refusal: { code: 'nothing_to_attach' } })
})

test('a clip that is muted already stays the same', () => {
  const look = { scale: [{ frame: 0, value: 1, easing: 'linear' as const }] }
  const muted = aTimeline([primaryTrackOf('main', [clip(['A', 0, 60, { volume: 0, groupId: 'g', keyframes: look }])])])
  expect(itemOf(detached(muted, 'A', 'N'), 'A')).toBe(itemOf(muted, 'A'))
})
