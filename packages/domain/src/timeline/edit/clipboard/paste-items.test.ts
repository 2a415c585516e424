import { describe, expect, test } from 'vitest'
import { listedShots } from '../storyboard/listed-shots.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import {
  aShot,
  aStory,
  aTimeline,
  audioTrack,
  caption,
  captionTrack,
  clip,
  failedItem,
  filmOf,
  itemOf,
  layoutOf,
  primaryTrackOf,
  song,
  upperTrack,
  voice,
} from '../testing/fixture.ts'
import { copyItems } from './copy-items.ts'
import { parseCopiedItems, type CopiedItems } from './copied-items.ts'
import { pasteItems } from './paste-items.ts'
import { withAssetIds } from './with-asset-ids.ts'

const alone = (timeline: StoryDocument['timeline']): StoryDocument => ({ shots: {}, timeline })
const copied = (story: StoryDocument, ...itemIds: readonly string[]): CopiedItems => {
  const result = copyItems(story, itemIds)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}
const paste = (story: StoryDocument, items: CopiedItems, atFrame: number) => pasteItems(story, { copied: items, atFrame, newId: 'N' })
const pasted = (story: StoryDocument, items: CopiedItems, atFrame: number): StoryDocument => {
  const result = paste(story, items, atFrame)
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}
const codeOf = (story: StoryDocument, items: CopiedItems): string | undefined => {
  const result = paste(story, items, 0)
  return result.ok ? undefined : result.refusal.code
}

const film = alone(filmOf(['A', 0, 60], ['B', 60, 90], ['C', 150, 30]))

test('clips are pasted at the cut nearest to the playhead, packed, in the order of the film', () => {
  expect(layoutOf(pasted(film, copied(film, 'C', 'A'), 50).timeline)).toBe('A 0-60, N 60-120, N-2 120-150, B 150-240, C 240-270')
  expect(layoutOf(pasted(film, copied(film, 'B'), 900).timeline)).toBe('A 0-60, B 60-150, C 150-180, N 180-270')
})

test('other items start at the playhead, in the first place there that is long enough', () => {
  const story = alone(
    aTimeline([
      upperTrack('top', [clip(['P', 10, 20]), clip(['Q', 40, 20])]),
      primaryTrackOf('main', [clip(['A', 0, 90])]),
      captionTrack('lines', [caption(['c', 5, 30])]),
      audioTrack('music', [song(['M', 0, 40])]),
    ]),
  )
  expect(layoutOf(pasted(story, copied(story, 'P', 'c'), 30).timeline)).toBe(
    'P 10-30, Q 40-60, N 60-80 | A 0-90 | c 5-35, N-2 30-60 | M 0-40',
  )
  expect(layoutOf(pasted(story, copied(story, 'M'), 100).timeline)).toMatch(/M 0-40, N 100-140$/)
})

test('tracks that the other story does not have are added', () => {
  const story = alone(
    aTimeline([
      upperTrack('top', [clip(['P', 10, 20])]),
      primaryTrackOf('main', [clip(['A', 0, 90])]),
      captionTrack('lines', [caption(['c', 5, 30])]),
      audioTrack('music', [song(['M', 20, 40])]),
    ]),
  )
  const items = copied(story, 'P', 'A', 'c', 'M')
  expect(layoutOf(pasted(alone(aTimeline([])), items, 0).timeline)).toBe('N-2 10-30 | N 0-90 | N-3 5-35 | N-4 20-60')
  expect(layoutOf(pasted(alone(aTimeline([])), copied(story, 'P'), 40).timeline)).toBe('N 40-60 | ')
})

describe('a narrated shot', () => {
  const bonds = { shotId: 's1', groupId: 'g1' }
  const base = aStory([aShot('s1', { voiceOver: 'One, two.', activeVoiceOverAudioId: 'voice' }), aShot('s2')])
  const [main] = base.timeline.tracks
  const tracks = [
    { ...main!, items: main!.items.map((item) => (item.id === 'V1' ? { ...item, groupId: 'g1' } : item)) },
    audioTrack('voices', [voice(['O', 5, 50, bonds]), voice(['O2', 60, 60, { shotId: 's2' }])]),
    captionTrack('lines', [caption(['c', 5, 50, bonds])]),
  ]
  const story: StoryDocument = { ...base, timeline: { ...base.timeline, tracks } }
  const clipboard = JSON.stringify(copied(story, 'V1'))

  test('is pasted with its voice-over and captions as a shot and a group of its own, with the same words and takes', () => {
    const after = pasted(story, parseCopiedItems(clipboard)!, 900)
    expect(layoutOf(after.timeline)).toBe('V1 0-60, V2 60-120, N 120-180 | O 5-55, O2 60-120, N-2 125-175 | c 5-55, N-3 125-175')
    expect(['N', 'N-2', 'N-3'].map((id) => [itemOf(after.timeline, id).groupId, itemOf(after.timeline, id).shotId])).toEqual(
      Array.from({ length: 3 }, () => ['group_N', 'shot_N']),
    )
    expect(listedShots(after.shots).map(({ shotId }) => shotId)).toEqual(['s1', 's2', 'shot_N'])
    expect(after.shots['shot_N']).toMatchObject({ voiceOver: 'One, two.', activeVoiceOverAudioId: 'voice', activeVideoId: 'v-s1' })
  })

  test('is pasted into another story with the files that were copied there, and without takes that were not', () => {
    const other = aStory([aShot('s1', { activeVideoId: 'v-other' })])
    const ids = new Map([['v-s1', 'long']])
    const after = pasted(other, withAssetIds(parseCopiedItems(clipboard)!, ids), 900)
    expect(itemOf(after.timeline, 'N')).toMatchObject({ mediaAssetId: 'long', shotId: 'shot_N' })
    expect(after.shots['shot_N']).toMatchObject({ imagePrompt: 'A fox', activeVideoId: 'long' })
    expect(after.shots['s1']).toEqual(other.shots['s1'])
  })
})

test('files that the story does not have, other media and other frame rates are refused', () => {
  const items = copied(film, 'A')
  expect(codeOf(film, withAssetIds(items, new Map([['long', 'elsewhere']])))).toBe('asset_not_found')
  expect(codeOf(film, withAssetIds(items, new Map([['long', 'song']])))).toBe('wrong_kind')
  expect(codeOf(film, withAssetIds(items, new Map([['long', 'source-30']])))).toBe('too_long')
  expect(codeOf(film, { ...items, fps: 24 })).toBe('other_frame_rate')
  expect(codeOf(film, { ...items, tracks: [] })).toBe('nothing_to_paste')
})

test('failed shots are not copied', () => {
  const failed = alone(aTimeline([primaryTrackOf('main', [failedItem(['F', 0, 60])])]))
  expect(copyItems(failed, ['F'])).toMatchObject({ refusal: { code: 'nothing_to_copy' } })
})

test.each(['', 'words', '{}', '{"format":"fablecut/items"}', 'null'])('a clipboard with %j holds no items', (text) => {
  expect(parseCopiedItems(text)).toBeNull()
})
