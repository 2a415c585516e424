import { describe, expect, test } from 'vitest'
import { endFrame } from '../../frames.ts'
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
import { duplicateItems } from './duplicate-items.ts'

const alone = (timeline: StoryDocument['timeline']): StoryDocument => ({ shots: {}, timeline })
const after = (document: StoryDocument, ...itemIds: readonly string[]): StoryDocument => {
  const edited = duplicateItems(document, { itemIds, newId: 'N' })
  if (!edited.ok) throw new Error(edited.refusal.code)
  return edited.value
}
const layoutAfter = (timeline: StoryDocument['timeline'], ...itemIds: readonly string[]): string =>
  layoutOf(after(alone(timeline), ...itemIds).timeline)

test('a clip is repeated right after itself, several after the last of them', () => {
  const film = filmOf(['A', 0, 60], ['B', 60, 90], ['C', 150, 30])
  expect(layoutAfter(film, 'A')).toBe('A 0-60, N 60-120, B 120-210, C 210-240')
  expect(layoutAfter(film, 'B', 'A')).toBe('A 0-60, B 60-150, N 150-210, N-2 210-300, C 300-330')
  expect(itemOf(after(alone(film), 'B').timeline, 'N')).toEqual({ ...itemOf(film, 'B'), id: 'N', startTimeInFrames: 150 })
})

test('items of free tracks are repeated in the next free place that is long enough', () => {
  const tracks = [
    upperTrack('top', [clip(['P', 10, 20]), clip(['Q', 40, 20])]),
    primaryTrackOf('main', [clip(['A', 0, 90])]),
    captionTrack('lines', [caption(['c', 0, 30])]),
    audioTrack('music', [song(['M', 0, 40]), song(['X', 50, 40])]),
  ]
  expect(layoutAfter(aTimeline(tracks), 'M', 'P', 'c')).toBe(
    'P 10-30, Q 40-60, N 60-80 | A 0-90 | c 0-30, N-2 30-60 | M 0-40, X 50-90, N-3 90-130',
  )
  expect(layoutAfter(aTimeline(tracks), 'P', 'Q')).toMatch(/^P 10-30, Q 40-60, N 60-80, N-2 80-100 /)
})

test('failed shots, and unknown items, are refused or left out', () => {
  const film = aTimeline([primaryTrackOf('main', [failedItem(['F', 0, 60]), clip(['A', 60, 30])])])
  expect(duplicateItems(alone(film), { itemIds: ['F'], newId: 'N' })).toMatchObject({ refusal: { code: 'nothing_to_duplicate' } })
  expect(duplicateItems(alone(film), { itemIds: ['x'], newId: 'N' })).toMatchObject({ refusal: { code: 'item_not_found', itemId: 'x' } })
  expect(layoutAfter(film, 'F', 'A', 'x')).toBe('F 0-60, A 60-90, N 90-120')
})

describe('a narrated shot', () => {
  const bonds = { shotId: 's1', groupId: 'g1' }
  const base = aStory([aShot('s1', { voiceOver: 'One, two.', activeVoiceOverAudioId: 'voice' }), aShot('s2')])
  const [main] = base.timeline.tracks
  const tracks = [
    { ...main!, items: main!.items.map((item) => (item.id === 'V1' ? { ...item, groupId: 'g1' } : item)) },
    audioTrack('voices', [voice(['O', 5, 50, bonds]), voice(['O2', 60, 60, { shotId: 's2' }])]),
    captionTrack('lines', [caption(['c', 5, 50, bonds])]),
    audioTrack('music', [song(['M', 0, 120])]),
  ]
  const story: StoryDocument = { ...base, timeline: { ...base.timeline, tracks } }
  const twice = after(story, 'V1')

  test('is repeated with its voice-over and captions, and what follows moves with its clips', () => {
    expect(layoutOf(twice.timeline)).toBe('V1 0-60, N 60-120, V2 120-180 | O 5-55, N-2 65-115, O2 120-180 | c 5-55, N-3 65-115 | M 0-120')
  })

  test('is a shot and a group of its own with the same media and words', () => {
    expect(['N', 'N-2', 'N-3'].map((id) => [itemOf(twice.timeline, id).groupId, itemOf(twice.timeline, id).shotId])).toEqual(
      Array.from({ length: 3 }, () => ['group_N', 'shot_N']),
    )
    expect(listedShots(twice.shots).map(({ shotId }) => shotId)).toEqual(['s1', 'shot_N', 's2'])
    const { lexorank: _, ...shot } = story.shots['s1']!
    expect(twice.shots['shot_N']).toMatchObject({ ...shot, shotId: 'shot_N' })
  })

  test('is the same when the voice-over and captions are chosen too', () => {
    expect(after(story, 'V1', 'O', 'c')).toEqual(twice)
  })

  test('its voice-over alone is repeated without shot and group', () => {
    const voiceOnly = after(story, 'O')
    expect(voiceOnly.shots).toBe(story.shots)
    const copy = itemOf(voiceOnly.timeline, 'N')
    expect([copy.startTimeInFrames, endFrame(copy), copy.shotId, copy.groupId]).toEqual([120, 170, undefined, undefined])
  })
})

test('music that follows the film is extended to its new end', () => {
  const followed = { ...audioTrack('music', [song(['M', 0, 60])]), followsFilm: true }
  expect(layoutAfter(aTimeline([primaryTrackOf('main', [clip(['A', 0, 60])]), followed]), 'A')).toBe('A 0-60, N 60-120 | M 0-120')
})
