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

test('a film is planned shot by shot: each segment counts its frames from its own start', () => {
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

describe('what lies over the cut of two shots', () => {
  test('an upper picture is in both segments, at its place in each', () => {
    const { segments } = planOf([track('top', 'video', [image('t', 'still', 40, 40)]), primary(...SHOTS)])
    expect(segments.map(({ layers }) => layers.map(({ startFrame, endFrame }) => [startFrame, endFrame]))).toEqual([
      [[40, 80]],
      [[-20, 20]],
    ])
  })

  test('a picture that only touches a segment is not in it', () => {
    const { segments } = planOf([track('top', 'video', [image('t', 'still', 0, 60), image('u', 'still', 60, 30)]), primary(...SHOTS)])
    expect(segments.map(({ layers }) => layers.map(({ itemId }) => itemId))).toEqual([['t'], ['u']])
  })

  test('a caption is cut to each', () => {
    const { segments } = planOf([track('c', 'file', [caption('c', 'Hi', 50, 30), caption('d', 'Ho', 80, 10)]), primary(...SHOTS)])
    expect(segments.map(({ captions }) => captions.map(({ text, fromFrame, toFrame }) => [text, fromFrame, toFrame]))).toEqual([
      [['Hi', 50, 60]],
      [
        ['Hi', 0, 20],
        ['Ho', 20, 30],
      ],
    ])
  })

  test('words that light up go on with the word that is said', () => {
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

  test('a caption without lit words has no steps', () => {
    const { segments } = planOf([track('c', 'file', [caption('c', 'Hi', 0, 30)]), primary(...SHOTS)])
    expect(segments[0]?.captions[0]).not.toHaveProperty('said')
  })
})

describe('the key of a segment', () => {
  const before = keysOf([primary(...SHOTS)])

  test('differs for different pictures', () => {
    expect(new Set(before).size).toBe(2)
    expect(before[0]).toMatch(/^[0-9a-f]{64}$/u)
  })

  test('stays where a shot only moved, or its item and its asset have other names for the same bytes', () => {
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
  ])('changes with its %s, and no other segment with it', (_, shots, changed) => {
    const after = keysOf([primary(...shots)])
    expect(after.flatMap((key, index) => (key === before[index] ? [] : [index]))).toEqual(changed)
  })

  test('changes with the bytes of its source, the size of the film, a caption over it and the watermark', () => {
    expect(keysOf([primary(...SHOTS)], { sources: { ...sources, clip: { hash: 'new' } } })[0]).not.toBe(before[0])
    expect(keysOf([primary(...SHOTS)], { sources: { ...sources, clip: { hash: 'new' } } })[1]).toBe(before[1])
    expect(keysOf([primary(...SHOTS)], {}, { ...OUTPUT, height: 722 })[0]).not.toBe(before[0])
    const captioned = keysOf([track('c', 'file', [caption('c', 'Hi', 0, 10)]), primary(...SHOTS)])
    expect([captioned[0] === before[0], captioned[1] === before[1]]).toEqual([false, true])
    expect(keysOf([primary(...SHOTS)], { watermark: { enabled: true, type: 'logo' } })[0]).not.toBe(before[0])
  })

  test('a film has the key of its segments and its sound', () => {
    expect(filmKey([primary(...SHOTS)])).toBe(filmKey([primary(video('x', 'clip', 0, 60), SHOTS[1]!)]))
    expect(filmKey([primary(...SHOTS)])).not.toBe(filmKey([primary(video('a', 'clip', 0, 60, { volume: 0.5 }), SHOTS[1]!)]))
    expect(filmKey([primary(...SHOTS)])).not.toBe(filmKey([primary(video('b', 'other', 0, 30), video('a', 'clip', 30, 60))]))
  })
})

describe('the sound', () => {
  test('has every sound of the film, whole, and the gain of its music', () => {
    const { audio: job } = planOf([primary(...SHOTS), track('m', 'audio', [audio('m', 'song', 0, 90)])])
    expect([job.totalFrames, job.fps, job.sounds.map(({ itemId }) => itemId), job.musicGain]).toEqual([90, 30, ['a', 'b', 'm'], []])
  })

  test('leaves out files that are known to be silent', () => {
    const known = { ...sources, clip: { hash: 'a', hasAudio: false }, other: { hash: 'b', hasAudio: true } }
    expect(planOf([primary(...SHOTS)], { sources: known }).audio.sounds.map(({ itemId }) => itemId)).toEqual(['b'])
  })

  test('keeps its key when only pictures change', () => {
    const tracks = (picture: string) => [primary(image('i', picture, 0, 90)), track('m', 'audio', [audio('m', 'song', 0, 90)])]
    expect(planOf(tracks('still')).audio.key).toBe(planOf(tracks('other')).audio.key)
    expect(planOf(tracks('still')).audio.key).not.toBe(planOf([primary(image('i', 'still', 0, 90))]).audio.key)
  })
})

test('bookends are segments of their own, without the watermark', () => {
  const { segments, totalFrames } = planOf([primary(...SHOTS)], { watermark: { enabled: true, type: BRANDED_TEMPLATE } })
  expect(totalFrames).toBe(210)
  expect(segments.map(({ base, startFrame, watermark }) => [base.picture.kind, startFrame, watermark !== null])).toEqual([
    ['bookend', 0, false],
    ['video', 60, true],
    ['video', 120, true],
    ['bookend', 150, false],
  ])
})

test('a source without its content hash is a bug of the caller', () => {
  const { clip: _, ...others } = sources
  expect(() => planOf([primary(...SHOTS)], { sources: others })).toThrow(UnknownSourceError)
  expect(() => planOf([primary(...SHOTS)], { sources: others })).toThrow('no content hash for media asset clip')
})

test('items whose media is gone are named in the plan', () => {
  const { warnings, segments } = planOf([primary(video('a', 'nowhere', 0, 60), SHOTS[1]!)])
  expect(warnings).toEqual([{ code: 'missing-asset', itemId: 'a', assetId: 'nowhere' }])
  expect(segments.map(({ base }) => base.picture.kind)).toEqual(['empty', 'video'])
})
