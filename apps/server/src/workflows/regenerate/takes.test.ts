import { buildSongFeatures } from '@fablecut/domain/song/song-fixture'
import { EngineRefusal } from '@fablecut/engines/engine-error'
import { describe, expect, test } from 'vitest'
import { emptyTimeline } from '../../stories/stored-timeline.ts'
import { buildRunView } from '../testing/run-view.ts'
import { secondsOnTimeline } from './regenerate-clip.ts'
import { requireShotOfRun, takeSeed, windowsOf } from './shots-run.ts'

const view = buildRunView()

test('a take has another seed than the image of its shot, its other takes and other shots', () => {
  const seed = (take: number, shot: number, seedOfStory?: number) =>
    takeSeed({ view: { ...view, inputs: { seed: seedOfStory } }, input: { take } } as never, view.shots[shot]!)
  expect([seed(1, 0), seed(1, 1), seed(2, 0), seed(2, 1, 7)]).toEqual([102, 103, 203, 210])
})

test('a shot that was removed is refused, so that it is not charged', () => {
  expect(requireShotOfRun(view, 'b')).toBe(view.shots[1])
  expect(() => requireShotOfRun(view, 'gone')).toThrow(EngineRefusal)
})

type Item = { shotId?: string; startTimeInFrames: number; durationInFrames: number; type?: string; speed?: number }
const timelineOf = (items: readonly Item[], music?: object) =>
  ({
    ...emptyTimeline(30),
    tracks: [
      { id: 'above', type: 'video', isPrimary: false, items: [{ type: 'image', shotId: 'a', startTimeInFrames: 0, durationInFrames: 9 }] },
      { id: 'main', type: 'video', isPrimary: true, items },
      ...(music ? [{ id: 'music', type: 'audio', isPrimary: false, items: [{ type: 'audio', ...music }] }] : []),
    ],
  }) as never

describe('a new clip', () => {
  const seconds = (previousTimeline: never | null) => secondsOnTimeline(buildRunView({ previousTimeline }), 'a')
  const item = { shotId: 'a', startTimeInFrames: 0, durationInFrames: 60 }

  test('is as long as what its item shows, plus half a second for trimming', () => {
    expect(seconds(timelineOf([{ ...item, type: 'image' }]))).toBe(2.5)
    expect(seconds(timelineOf([{ ...item, type: 'video' }]))).toBe(2.5)
    expect(seconds(timelineOf([{ ...item, type: 'video', speed: 2 }]))).toBe(4.5)
    expect(seconds(timelineOf([{ ...item, type: 'image', speed: 2 }]))).toBe(2.5)
  })

  test('of a shot without an item has no minimum', () => {
    expect([seconds(null), seconds(timelineOf([])), seconds(timelineOf([{ ...item, shotId: 'b' }]))]).toEqual([0, 0, 0])
  })
})

describe('the parts of the song under the shots', () => {
  const song = { mediaId: 'song', reading: buildSongFeatures({ seconds: 20, bpm: 120 }), visemes: [], lines: [] }
  const items = [
    { shotId: 'a', startTimeInFrames: 0, durationInFrames: 60 },
    { startTimeInFrames: 60, durationInFrames: 30 },
    { shotId: 'b', startTimeInFrames: 90, durationInFrames: 60 },
  ]
  const windows = (music?: object, hasSong = true) =>
    windowsOf(buildRunView({ previousTimeline: timelineOf(items, music), ...(hasSong && { song }) }))

  test('follow the timeline', () => {
    expect(windows({ mediaAssetId: 'song', startTimeInFrames: 0, sourceTrimStartFrames: 30 })).toEqual(
      new Map([
        ['a', { fromSeconds: 1, toSeconds: 3 }],
        ['b', { fromSeconds: 4, toSeconds: 6 }],
      ]),
    )
  })

  test('begin with the song', () => {
    const late = windows({ mediaAssetId: 'song', startTimeInFrames: 90, sourceTrimStartFrames: 0 })
    expect(late).toEqual(new Map([['b', { fromSeconds: 0, toSeconds: 2 }]]))
  })

  test('are unknown without the song on a timeline', () => {
    expect(windows({ mediaAssetId: 'other', startTimeInFrames: 0, sourceTrimStartFrames: 0 })).toBeUndefined()
    expect([windows(), windowsOf(buildRunView({ song }))]).toEqual([undefined, undefined])
    expect(windows({ mediaAssetId: 'song', startTimeInFrames: 0, sourceTrimStartFrames: 0 }, false)).toBeUndefined()
  })
})
