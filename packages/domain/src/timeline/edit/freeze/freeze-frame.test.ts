import { describe, expect, test } from 'vitest'
import { listedShots } from '../storyboard/listed-shots.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import {
  aShot,
  aStory,
  aTimeline,
  clip,
  filmOf,
  itemOf,
  layoutAfter,
  layoutOf,
  picture,
  primaryTrackOf,
  upperTrack,
} from '../testing/fixture.ts'
import { trimItem } from '../operations/trims/trim-item.ts'
import { freezeFrame } from './freeze-frame.ts'

const alone = (timeline: StoryDocument['timeline']): StoryDocument => ({ shots: {}, timeline })
const frozen = (story: StoryDocument, itemId: string, atFrame: number): StoryDocument => {
  const result = freezeFrame(story, { itemId, atFrame, durationInFrames: 30, newId: 'N' })
  if (!result.ok) throw new Error(result.refusal.code)
  return result.value
}
const source = ({ timeline }: StoryDocument, id: string) => {
  const item = itemOf(timeline, id)
  return 'mediaAssetId' in item ? [item.sourceTrimStartFrames, item.sourceTrimEndFrames] : []
}
const film = alone(filmOf(['A', 0, 60, { sourceTrimStartFrames: 10, sourceTrimEndFrames: 70 }], ['B', 60, 60]))

test('the frame under the playhead is held between the two parts of the clip', () => {
  const after = frozen(film, 'A', 20)
  expect(layoutOf(after.timeline)).toBe('A 0-20, N 20-50, N-rest 50-90, B 90-150')
  expect([source(after, 'A'), source(after, 'N'), source(after, 'N-rest')]).toEqual([
    [10, 30],
    [30, 31],
    [30, 70],
  ])
  expect(itemOf(after.timeline, 'N')).toMatchObject({ isFrozen: true, mediaAssetId: 'long' })
})

test('at the start of a clip its first frame comes before it', () => {
  expect(layoutOf(frozen(film, 'B', 60).timeline)).toBe('A 0-60, N 60-90, B 90-150')
})

test('speed and direction are those of what is seen', () => {
  const more = { sourceTrimStartFrames: 10, sourceTrimEndFrames: 70 }
  expect(source(frozen(alone(filmOf(['A', 0, 30, { ...more, speed: 2 }])), 'A', 10), 'N')).toEqual([30, 31])
  expect(source(frozen(alone(filmOf(['A', 0, 60, { ...more, isReversed: true }])), 'A', 10), 'N')).toEqual([59, 60])
})

test('on a free track the rest of the clip is pushed', () => {
  const top = alone(aTimeline([upperTrack('top', [clip(['P', 10, 40])]), primaryTrackOf('main', [clip(['A', 0, 90])])]))
  expect(layoutOf(frozen(top, 'P', 20).timeline)).toBe('P 10-20, N 20-50, N-rest 50-80 | A 0-90')
})

test('a frozen frame can be drawn out and split without leaving its frame', () => {
  const after = frozen(film, 'A', 20)
  const longer = trimItem(after.timeline, { itemId: 'N', edge: 'right', frames: 100 })
  expect(layoutAfter(longer)).toBe('A 0-20, N 20-150, N-rest 150-190, B 190-250')
  expect(source({ ...after, timeline: longer.ok ? longer.value : after.timeline }, 'N')).toEqual([30, 31])
})

describe('a shot', () => {
  test('is shown by a shot of its own without words', () => {
    const story = aStory([aShot('s1', { voiceOver: 'One.' }), aShot('s2')])
    const after = frozen(story, 'V1', 0)
    expect(listedShots(after.shots).map(({ shotId }) => shotId)).toEqual(['shot_N', 's1', 's2'])
    expect(after.shots['shot_N']).toMatchObject({ imagePrompt: 'A fox', voiceOver: '' })
  })
})

const code = (story: StoryDocument, itemId: string, atFrame: number) => {
  const result = freezeFrame(story, { itemId, atFrame, durationInFrames: 30, newId: 'M' })
  return result.ok ? 'applied' : result.refusal.code
}

test('images, frozen clips and frames outside are refused', () => {
  expect(code(film, 'A', 60)).toBe('nothing_to_freeze')
  expect(code(frozen(film, 'A', 20), 'N', 30)).toBe('wrong_kind')
  expect(code(alone(aTimeline([primaryTrackOf('main', [picture(['P', 0, 60])])])), 'P', 10)).toBe('wrong_kind')
  expect(code(film, 'x', 10)).toBe('item_not_found')
})
