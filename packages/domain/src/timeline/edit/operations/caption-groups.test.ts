import { expect, test } from 'vitest'
import type { Timeline } from '../../model.ts'
import { anAsset } from '../../story-fixture.ts'
import { caption, captions, clip, primary, sound, voice } from '../testing/fixture.ts'
import { changeSpeed } from './change-speed.ts'
import { deleteItems } from './delete-items.ts'
import { moveByFrame } from './move-by-frame.ts'

const words = [{ text: 'hello', startTimeInFrames: 10, durationInFrames: 20 }]
const of = (shot: string) => ({ shotId: shot, groupId: `group_${shot}` })
const line = caption(['c1', 20, 40, { ...of('s1'), caption: { data: { text: 'hello', words } } }])

/** Two spoken shots of 90 frames, each with a caption; a note that belongs to no shot. */
const timeline: Timeline = {
  tracks: [
    primary('p', [clip(['v1', 0, 90, of('s1')]), clip(['v2', 90, 90, of('s2')])]),
    sound('o', [voice(['o1', 10, 70, of('s1')]), voice(['o2', 100, 70, of('s2')])]),
    captions('c', [line, caption(['c2', 110, 40, of('s2')]), caption(['note', 100, 30])]),
  ],
  mediaAssets: [anAsset('long', { metadata: { duration: 100 } }), anAsset('voice', { resource_type: 'audio', subtype: 'voiceover' })],
  globalConfig: { fps: 30, captions: { enabled: true }, watermark: { enabled: false, type: 'logo' } },
}

const starts = (edited: Timeline): Record<string, number> =>
  Object.fromEntries(edited.tracks.find(({ id }) => id === 'c')?.items.map(({ id, startTimeInFrames }) => [id, startTimeInFrames]) ?? [])

test('captions of a shot go where its voice goes, a note stays (ED-19)', () => {
  const moved = moveByFrame(timeline, { itemId: 'v2', targetFrame: 0 })
  expect(moved.ok && starts(moved.value)).toEqual({ c1: 110, c2: 20, note: 100 })
})

test('captions of a shot that plays twice as fast keep to their words, and later ones move up', () => {
  const fast = changeSpeed(timeline, { itemId: 'v1', speed: 2 })
  expect(fast.ok && starts(fast.value)).toEqual({ c1: 10, c2: 65, note: 100 })
  const item = fast.ok ? fast.value.tracks[2]?.items.find(({ id }) => id === 'c1') : undefined
  expect(item).toMatchObject({ durationInFrames: 20, caption: { data: { words: [{ startTimeInFrames: 5, durationInFrames: 10 }] } } })
  const back = fast.ok ? changeSpeed(fast.value, { itemId: 'v1', speed: 1 }) : fast
  expect(back.ok && starts(back.value)).toEqual(starts(timeline))
})

test('captions of a shot that is deleted go with it, and those behind it move up', () => {
  const left = deleteItems(timeline, { itemIds: ['v1'] })
  expect(left.ok && starts(left.value)).toEqual({ c2: 20, note: 100 })
})
