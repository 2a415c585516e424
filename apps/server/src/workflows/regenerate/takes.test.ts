import { buildSongFeatures } from '@fablecut/domain/song/song-fixture'
import type { Timeline } from '@fablecut/domain/timeline/model'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { describe, expect, test } from 'vitest'
import { emptyTimeline } from '../../stories/stored-timeline.ts'
import { buildRunView, buildShotRow, provideTestServices, resultsOf } from '../testing/run-view.ts'
import { takesOutcome } from './finish-shots.ts'
import { secondsOnTimeline } from './regenerate-clip.ts'
import { imageOptionsOf } from './regenerate-image.ts'
import { requireShotOfRun, takeSeed, windowsOf } from './shots-run.ts'

const view = buildRunView()

const seed = (take: number, shot: number, seedOfStory?: number) =>
  takeSeed({ view: { ...view, inputs: { seed: seedOfStory } }, input: { take } } as never, view.shots[shot]!)

test('a take has another seed than the image of its shot, its other takes and other shots', () => {
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
  }) as unknown as Timeline

const seconds = (previousTimeline: Timeline | null) => secondsOnTimeline(buildRunView({ previousTimeline }), 'a')

describe('a new clip', () => {
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

const row = (id: string, status: string, resourceType = 'image', statusMessage: string | null = null) => ({
  id,
  shotId: 'a',
  resourceType,
  status,
  statusMessage,
})

const result = (media_id: string, media_type: string, status: string, message: string | null = null) => ({
  shot_id: 'a',
  media_type,
  media_id,
  status,
  message,
})

test('a run succeeds with any take, and otherwise fails for the reason of the first', () => {
  const some = takesOutcome('story', [
    row('1', 'completed'),
    row('2', 'failed', 'video', 'No clip'),
    row('3', 'generating'),
    row('4', 'completed', 'audio'),
  ])
  expect(some).toEqual({
    output: {
      story_id: 'story',
      takes: [result('1', 'image', 'completed'), result('4', 'audio-voice-over', 'completed')],
      failed: [result('2', 'video', 'failed', 'No clip')],
    },
    message: null,
  })
  expect(takesOutcome('story', [row('1', 'failed', 'image', 'No image'), row('2', 'failed', 'image', 'Other')]).message).toBe('No image')
  expect([takesOutcome('story', []).message, takesOutcome('story', [row('1', 'failed')]).message]).toEqual([
    'Generation Error',
    'Generation Error',
  ])
})

const stored = (id: string, mimeType: string | null) => ({ id, mimeType, hash: `hash of ${id}` })

describe('the options of a new image', () => {
  const shot = buildShotRow('a')
  async function options(references: Record<string, string[]>, files: object[], firstPrompt: string | undefined) {
    const first = firstPrompt === undefined ? [] : [{ prompt: firstPrompt }]
    provideTestServices({
      db: resultsOf(...(references['a']?.length ? [files] : []), first),
      storage: { readBytes: async (hash: string) => `bytes of ${hash}` },
      engines: { stylist: { styleFromImage: async (bytes: unknown) => `style of ${String(bytes)}` } },
    })
    const input = { take: 4, references }
    return imageOptionsOf({ view: buildRunView({ shots: [shot], inputs: { seed: 7 } }), input } as never, shot, undefined)
  }

  test('have a seed and number of their own, and no style without references', async () => {
    expect(await options({}, [], 'Image of a')).toEqual({ seed: 411, take: 4, isRewritten: false, references: [] })
  })

  test('say whether its prompt is still that of the writer', async () => {
    expect([(await options({}, [], 'Another')).isRewritten, (await options({}, [], undefined)).isRewritten]).toEqual([true, true])
  })

  test('have the references in their order without deleted ones, and the style of the first', async () => {
    const files = [stored('m1', 'image/webp'), stored('m2', null)]
    const { references, style } = await options({ a: ['m2', 'gone', 'm1'] }, files, 'Image of a')
    expect(references).toEqual([
      { mediaType: 'image/png', hash: 'hash of m2' },
      { mediaType: 'image/webp', hash: 'hash of m1' },
    ])
    expect(style).toBe('style of bytes of hash of m2')
  })
})
