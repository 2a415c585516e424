import { describe, expect, test } from 'vitest'
import type { Track } from '@fablecut/domain/timeline/model'
import { BRANDED_TEMPLATE } from '../plan/bookends.ts'
import { asset, audio, caption, image, timelineOf, track, video } from '../plan/testing/timeline-fixture.ts'
import { planExport, UnknownSourceError } from './plan-export.ts'

const OUTPUT = { width: 1280, height: 720, fps: 30 }
const assets = [
  asset('clip'),
  asset('other'),
  asset('still', { resourceType: 'image' }),
  asset('song', { resourceType: 'audio', subtype: 'music' }),
]
const sources = Object.fromEntries(['clip', 'other', 'still', 'song'].map((id) => [id, { hash: `hash of ${id}` }]))
const primary = (...items: Track['items'][number][]) => track('p', 'video', items, { isPrimary: true })
const SHOTS = [video('a', 'clip', 0, 60), video('b', 'other', 60, 30)]

function planOf(tracks: readonly Track[], options: Partial<Parameters<typeof planExport>[2]> = {}, output = OUTPUT) {
  return planExport(timelineOf(tracks, assets), output, { watermark: { enabled: false, type: 'logo' }, sources, ...options })
}
const keysOf = (tracks: readonly Track[], options?: Partial<Parameters<typeof planExport>[2]>, output?: typeof OUTPUT) =>
  planOf(tracks, options, output).segments.map(({ key }) => key)
const filmKey = (...args: Parameters<typeof planOf>) => planOf(...args).key

test('a film is planned per shot, with frames relative to the segment', () => {
  const { segments, totalFrames, output, warnings } = planOf([primary(...SHOTS)])
  expect([totalFrames, output, warnings]).toEqual([90, OUTPUT, []])
  expect(segments.map(({ index, startFrame, frames }) => [index, startFrame, frames])).toEqual([
    [0, 0, 60],
    [1, 60, 30],
  ])
  expect(segments[1]?.base).toMatchObject({ itemId: 'b', startFrame: 0, endFrame: 30, picture: { kind: 'video', assetId: 'other' } })
})

test('a plan is JSON', () => {
  const plan = planOf([track('c', 'file', [caption('c', 'Hi', 0, 60)]), primary(...SHOTS)], { watermark: { enabled: true, type: 'logo' } })
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
})

describe('items across a cut of two shots', () => {
  test('an upper layer is in both segments, with relative frames', () => {
    const { segments } = planOf([track('top', 'video', [image('t', 'still', 40, 40)]), primary(...SHOTS)])
    expect(segments.map(({ layers }) => layers.map(({ startFrame, endFrame }) => [startFrame, endFrame]))).toEqual([
      [[40, 80]],
      [[-20, 20]],
    ])
  })

  test('an adjacent layer is not in a segment', () => {
    const { segments } = planOf([track('top', 'video', [image('t', 'still', 0, 60), image('u', 'still', 60, 30)]), primary(...SHOTS)])
    expect(segments.map(({ layers }) => layers.map(({ itemId }) => itemId))).toEqual([['t'], ['u']])
  })

  test('a caption is clipped to each segment', () => {
    const { segments } = planOf([track('c', 'file', [caption('c', 'Hi', 50, 30), caption('d', 'Ho', 80, 10)]), primary(...SHOTS)])
    expect(segments.map(({ captions }) => captions.map(({ text, fromFrame, toFrame }) => [text, fromFrame, toFrame]))).toEqual([
      [['Hi', 50, 60]],
      [
        ['Hi', 0, 20],
        ['Ho', 20, 30],
      ],
    ])
  })

  test('word highlighting continues with the current word', () => {
    const words = ['One', 'two', 'three'].map((text, index) => ({ text, startTimeInFrames: index * 10, durationInFrames: 10 }))
    const line = caption('c', 'One two three', 45, 40, { litColor: '#FFD54A' })
    const lit = { ...line, caption: { ...line.caption, data: { ...line.caption.data, words } } }
    const { segments } = planOf([track('c', 'file', [lit]), primary(...SHOTS)])
    expect(segments[1]?.captions[0]?.said?.steps).toEqual([
      { frame: 0, begun: 2, isSaying: true },
      { frame: 5, begun: 3, isSaying: true },
      { frame: 15, begun: 3, isSaying: false },
    ])
    expect(segments[0]?.captions[0]?.said?.steps).toHaveLength(2)
  })

  test('a caption without highlighting has no steps', () => {
    const { segments } = planOf([track('c', 'file', [caption('c', 'Hi', 0, 30)]), primary(...SHOTS)])
    expect(segments[0]?.captions[0]).not.toHaveProperty('said')
  })
})

describe('the key of a segment', () => {
  const before = keysOf([primary(...SHOTS)])

  test('differs for different content', () => {
    expect(new Set(before).size).toBe(2)
    expect(before[0]).toMatch(/^[0-9a-f]{64}$/u)
  })

  test('is independent of the position of a shot and of item and asset ids', () => {
    expect(keysOf([primary(video('b', 'other', 0, 30), video('a', 'clip', 30, 60))])).toEqual([before[1], before[0]])
    expect(keysOf([primary(video('renamed', 'clip', 0, 60), SHOTS[1]!)])).toEqual(before)
    const copied = { ...sources, other: sources.clip! }
    const twice = keysOf([primary(video('a', 'clip', 0, 60), video('b', 'other', 60, 60))], { sources: copied })
    expect(twice[0]).toBe(twice[1])
  })

  test.each([
    ['trim', [video('a', 'clip', 0, 60, { trimStart: 1 }), SHOTS[1]!], [0]],
    ['speed', [video('a', 'clip', 0, 60, { speed: 2 }), SHOTS[1]!], [0]],
    ['fade', [SHOTS[0]!, video('b', 'other', 60, 30, { effects: [{ type: 'fade-in', durationInFrames: 3 }] })], [1]],
    ['length', [video('a', 'clip', 0, 61), video('b', 'other', 61, 30)], [0]],
    ['volume', [video('a', 'clip', 0, 60, { volume: 0.5 }), SHOTS[1]!], []],
  ])('changes with its %s, without affecting other segments', (_, shots, changed) => {
    const after = keysOf([primary(...shots)])
    expect(after.flatMap((key, index) => (key === before[index] ? [] : [index]))).toEqual(changed)
  })

  test('changes with source bytes, film size, captions and watermark', () => {
    expect(keysOf([primary(...SHOTS)], { sources: { ...sources, clip: { hash: 'new' } } })[0]).not.toBe(before[0])
    expect(keysOf([primary(...SHOTS)], { sources: { ...sources, clip: { hash: 'new' } } })[1]).toBe(before[1])
    expect(keysOf([primary(...SHOTS)], {}, { ...OUTPUT, height: 722 })[0]).not.toBe(before[0])
    const captioned = keysOf([track('c', 'file', [caption('c', 'Hi', 0, 10)]), primary(...SHOTS)])
    expect([captioned[0] === before[0], captioned[1] === before[1]]).toEqual([false, true])
    expect(keysOf([primary(...SHOTS)], { watermark: { enabled: true, type: 'logo' } })[0]).not.toBe(before[0])
  })

  test('the key of a film depends on its segments and audio', () => {
    expect(filmKey([primary(...SHOTS)])).toBe(filmKey([primary(video('x', 'clip', 0, 60), SHOTS[1]!)]))
    expect(filmKey([primary(...SHOTS)])).not.toBe(filmKey([primary(video('a', 'clip', 0, 60, { volume: 0.5 }), SHOTS[1]!)]))
    expect(filmKey([primary(...SHOTS)])).not.toBe(filmKey([primary(video('b', 'other', 0, 30), video('a', 'clip', 30, 60))]))
  })
})

describe('the audio job', () => {
  test('has all sounds of the film and the gain of the music', () => {
    const { audio: job } = planOf([primary(...SHOTS), track('m', 'audio', [audio('m', 'song', 0, 90)])])
    expect([job.totalFrames, job.fps, job.sounds.map(({ itemId }) => itemId), job.musicGain]).toEqual([90, 30, ['a', 'b', 'm'], []])
  })

  test('omits files without audio', () => {
    const known = { ...sources, clip: { hash: 'a', hasAudio: false }, other: { hash: 'b', hasAudio: true } }
    expect(planOf([primary(...SHOTS)], { sources: known }).audio.sounds.map(({ itemId }) => itemId)).toEqual(['b'])
  })

  test('keeps its key if only video changes', () => {
    const tracks = (picture: string) => [primary(image('i', picture, 0, 90)), track('m', 'audio', [audio('m', 'song', 0, 90)])]
    expect(planOf(tracks('still')).audio.key).toBe(planOf(tracks('other')).audio.key)
    expect(planOf(tracks('still')).audio.key).not.toBe(planOf([primary(image('i', 'still', 0, 90))]).audio.key)
  })
})

test('bookends are separate segments without the watermark', () => {
  const { segments, totalFrames } = planOf([primary(...SHOTS)], { watermark: { enabled: true, type: BRANDED_TEMPLATE } })
  expect(totalFrames).toBe(210)
  expect(segments.map(({ base, startFrame, watermark }) => [base.picture.kind, startFrame, watermark !== null])).toEqual([
    ['bookend', 0, false],
    ['video', 60, true],
    ['video', 120, true],
    ['bookend', 150, false],
  ])
})

describe('a range of a film', () => {
  const tracks = [primary(...SHOTS, video('c', 'clip', 90, 60)), track('m', 'audio', [audio('m', 'song', 0, 150)])]
  const whole = planOf(tracks)

  test('reuses the whole segments of the film, and encodes in part those that it cuts', () => {
    const { segments, totalFrames } = planOf(tracks, { range: { startFrame: 60, endFrame: 100 } })
    expect(totalFrames).toBe(40)
    expect(segments.map(({ index, startFrame, part }) => [index, startFrame, part])).toEqual([
      [0, 0, undefined],
      [1, 30, { fromFrame: 0, toFrame: 10 }],
    ])
    expect(segments[0]?.key).toBe(whole.segments[1]?.key)
    expect(segments[1]?.key).not.toBe(whole.segments[2]?.key)
  })

  test('has the sound of its frames', () => {
    const { audio: job } = planOf(tracks, { range: { startFrame: 70, endFrame: 100 } })
    expect(job.totalFrames).toBe(30)
    expect(
      job.sounds.map(({ itemId, startFrame, endFrame, sourceStartFrame }) => [itemId, startFrame, endFrame, sourceStartFrame]),
    ).toEqual([
      ['b', 0, 20, 10],
      ['c', 20, 30, 0],
      ['m', 0, 30, 70],
    ])
  })

  test('ends with the film, and is the film where it covers it', () => {
    expect(planOf(tracks, { range: { startFrame: 140, endFrame: 1_000 } }).totalFrames).toBe(10)
    expect(planOf(tracks, { range: { startFrame: 0, endFrame: 150 } }).segments).toEqual(whole.segments)
  })

  test('is between intro and outro', () => {
    const watermark = { enabled: true, type: BRANDED_TEMPLATE }
    const { segments, totalFrames, audio: job } = planOf(tracks, { watermark, range: { startFrame: 60, endFrame: 80 } })
    expect(totalFrames).toBe(140)
    expect(segments.map(({ base, startFrame }) => [base.picture.kind, startFrame])).toEqual([
      ['bookend', 0],
      ['video', 60],
      ['bookend', 80],
    ])
    expect(
      job.sounds.map(({ itemId, startFrame, endFrame, sourceStartFrame }) => [itemId, startFrame, endFrame, sourceStartFrame]),
    ).toEqual([
      ['b', 60, 80, 0],
      ['m', 60, 80, 60],
    ])
  })
})

test('a source without a content hash throws', () => {
  const { clip: _, ...others } = sources
  expect(() => planOf([primary(...SHOTS)], { sources: others })).toThrow(UnknownSourceError)
  expect(() => planOf([primary(...SHOTS)], { sources: others })).toThrow('no content hash for media asset clip')
})

test('items without media are reported in the plan', () => {
  const { warnings, segments } = planOf([primary(video('a', 'nowhere', 0, 60), SHOTS[1]!)])
  expect(warnings).toEqual([{ code: 'missing-asset', itemId: 'a', assetId: 'nowhere' }])
  expect(segments.map(({ base }) => base.picture.kind)).toEqual(['empty', 'video'])
})
