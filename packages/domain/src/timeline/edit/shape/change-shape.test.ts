import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildAsset } from '../../story-fixture.ts'
import type { MediaAsset, Timeline, TimelineItem } from '../../model.ts'
import { findTimelineError } from '../../parse-timeline.ts'
import type { StoryDocument } from '../storyboard/story-document.ts'
import { aShot, aStory, aTimeline, caption, clip, itemOf, picture, primaryTrackOf, captionTrack, upperTrack } from '../testing/fixture.ts'
import { randomSketch, storyOf } from '../testing/random-story.ts'
import { changeShape, type ChangeShape } from './change-shape.ts'
import { shapeLayouts } from './shape-layouts.ts'

const WIDE = { width: 1280, height: 720 }
const TALL = { width: 720, height: 1280 }
const SQUARE = { width: 720, height: 720 }

const change = (from: typeof WIDE, to: typeof WIDE, more: Partial<ChangeShape> = {}): ChangeShape => ({
  from,
  to,
  composed: new Map(),
  subjects: new Map(),
  layouts: new Map(),
  ...more,
})
const reshaped = (timeline: Timeline, value: ChangeShape): Timeline => changeShape({ shots: {}, timeline }, value).timeline
const sized = (id: string, { width, height }: typeof WIDE, more: Partial<MediaAsset> = {}): MediaAsset =>
  buildAsset(id, { metadata: { duration: 10, width, height }, ...more })
const filmOf = (items: readonly TimelineItem[], over: readonly TimelineItem[] = []): Timeline =>
  aTimeline([upperTrack('over', over), primaryTrackOf('main', items)], [sized('wide', WIDE), sized('tall', TALL), sized('square', SQUARE)])

describe('an upload', () => {
  const film = filmOf([clip(['A', 0, 60, { mediaAssetId: 'wide' }]), clip(['B', 60, 60, { mediaAssetId: 'tall' }])])

  test('covers the new frame with the part around its subject', () => {
    const subjects = new Map([['wide', { left: 0.6, right: 0.8, top: 0.3, bottom: 0.9 }]])
    const { crop } = itemOf(reshaped(film, change(WIDE, TALL, { subjects })), 'A') as { crop: Record<string, number> }
    expect(crop).toEqual({ left: 0.5418, top: 0, right: 0.1418, bottom: 0 })
    expect(((1 - crop['left']! - crop['right']!) * 1280) / 720).toBeCloseTo(9 / 16, 2)
  })

  test('with a subject at the edge is cut off at the other edge, one without a subject on both sides', () => {
    const subjects = new Map([['wide', { left: 0, right: 0.1, top: 0, bottom: 1 }]])
    expect(itemOf(reshaped(film, change(WIDE, TALL, { subjects })), 'A')).toMatchObject({ crop: { left: 0, right: 0.6836 } })
    expect(itemOf(reshaped(film, change(WIDE, TALL)), 'A')).toMatchObject({ crop: { left: 0.3418, right: 0.3418 } })
  })

  test('of the new shape is shown whole', () => {
    expect(itemOf(reshaped(film, change(WIDE, TALL)), 'B')).toBe(itemOf(film, 'B'))
  })

  test('is framed from the whole picture each time, and a detail stays as large', () => {
    const tall = reshaped(film, change(WIDE, TALL))
    expect(itemOf(reshaped(tall, change(TALL, SQUARE)), 'A')).toMatchObject({ crop: { left: 0.2188, top: 0, right: 0.2188, bottom: 0 } })
    expect(itemOf(reshaped(tall, change(TALL, WIDE)), 'A')).toEqual(itemOf(film, 'A'))
    const detail = filmOf([clip(['A', 0, 60, { mediaAssetId: 'wide', crop: { left: 0.5, top: 0.5, right: 0, bottom: 0 } }])])
    expect(itemOf(reshaped(detail, change(WIDE, TALL)), 'A')).toMatchObject({ crop: { left: 0.6709, top: 0.5, right: 0.1709, bottom: 0 } })
  })

  test('that is meant to be wholly visible stays so', () => {
    const fitted = filmOf([clip(['A', 0, 60, { mediaAssetId: 'wide', fit: 'fit' }])])
    expect(reshaped(fitted, change(WIDE, TALL))).toBe(fitted)
  })
})

test('a drawn shot shows what was composed for the shape, on the timeline and in its shot', () => {
  const story = aStory(
    [aShot('s1', { activeImageId: 'i', activeVideoId: 'v' })],
    [],
    [sized('v2', TALL, { url: '/v2' }), sized('i2', TALL, { url: '/i2' })],
  )
  const composed = new Map([
    ['v', 'v2'],
    ['i', 'i2'],
  ])
  const { shots, timeline } = changeShape(story, change(WIDE, TALL, { composed }))
  expect(itemOf(timeline, 'V1')).toEqual({ ...itemOf(story.timeline, 'V1'), mediaAssetId: 'v2' })
  expect(shots['s1']).toMatchObject({ activeImageId: 'i2', activeImageUrl: '/i2', activeVideoId: 'v2', activeVideoUrl: '/v2' })
})

const over = (type: string, id: string, more: object) => ({ type, id, startTimeInFrames: 0, durationInFrames: 30, ...more }) as TimelineItem
const sticker = (more: object) => over('sticker', 'S', { stickerConfig: { art: 'fox', size: 0.2 }, ...more })
const box = (width: number, height: number, more: object = {}) =>
  over('shape', 'S', { shapeConfig: { shape: 'rectangle', width, height }, ...more })
const overlay = (item: TimelineItem, from = WIDE, to = TALL) => itemOf(reshaped(filmOf([], [item]), change(from, to)), 'S') as any

describe('over the film', () => {
  test('a sticker keeps its size and its corner of the safe area', () => {
    const corner = { x: 0.45 - 0.1 * (9 / 16), y: 0.35 }
    const { transform } = overlay(sticker({ transform: corner }))
    expect(transform.scale * 0.2 * 1280).toBeCloseTo(0.2 * 720, 0)
    expect(transform.x + (transform.scale * 0.1 * 1280) / 720).toBeCloseTo(0.45, 3)
    expect(transform.y + transform.scale * 0.1).toBeCloseTo(0.45, 3)
  })

  test('what would no longer fit becomes smaller, what spanned the frame spans it again', () => {
    expect(overlay(box(1.4, 0.1)).transform.scale * 1.4 * 1280).toBeCloseTo(0.9 * 720, 0)
    expect(overlay(box(16 / 9, 0.1)).transform.scale * (16 / 9) * 1280).toBeCloseTo(720, 0)
    const cover = overlay(box(16 / 9, 1), WIDE, SQUARE)
    expect(cover).not.toHaveProperty('transform')
  })

  test('a small picture stays as large, and keyframes move with it', () => {
    const inset = clip(['S', 0, 30, { mediaAssetId: 'wide', transform: { scale: 0.3, x: 0.3 } }])
    expect(overlay(inset).transform.scale).toBeCloseTo((0.3 * 1280) / 720, 3)
    const moving = sticker({ keyframes: { x: [0, 10].map((frame) => ({ frame, value: frame / 50, easing: 'linear' })), rotation: [] } })
    const { keyframes } = overlay(moving)
    expect(keyframes.x[0].value).toBe(0)
    expect(keyframes.x[1].value).toBeLessThan(0.2)
    expect(keyframes.rotation).toEqual([])
  })

  test('a title keeps its place', () => {
    const title = over('title', 'S', { titleConfig: { text: 'Hi', preset: 'headline' }, transform: { x: 0.1, y: -0.2 } })
    expect(overlay(title)).toBe(title)
  })
})

const line = (id: string, style: object) => caption([id, 0, 30, { caption: { data: { text: id }, style } }])

test('captions get the width and the place of the shape, chosen ones stay', () => {
  const film = aTimeline([
    captionTrack('lines', [line('L', { maxWidth: 70, height: 4, color: 'red' }), line('M', { maxWidth: 50, height: 40 })]),
  ])
  const tall = reshaped(film, change(WIDE, TALL))
  expect((itemOf(tall, 'L') as any).caption.style).toEqual({ maxWidth: 74, height: 12, color: 'red' })
  expect(itemOf(tall, 'M')).toBe(itemOf(film, 'M'))
})

test('a layout made in one shape comes back with the shape, unless the item has another length since', () => {
  const film = filmOf([picture(['A', 0, 60, { mediaAssetId: 'wide', crop: { left: 0.2, top: 0.1, right: 0.1, bottom: 0.2 } }])])
  const tall = reshaped(film, change(WIDE, TALL))
  const layouts = shapeLayouts(film)
  expect(itemOf(reshaped(tall, change(TALL, WIDE, { layouts })), 'A')).toEqual(itemOf(film, 'A'))
  const longer = filmOf([{ ...itemOf(tall, 'A'), durationInFrames: 90 } as TimelineItem])
  expect(itemOf(reshaped(longer, change(TALL, WIDE, { layouts })), 'A')).not.toMatchObject({ crop: { left: 0.2 } })
})

const looks = fc.record({
  transform: fc.option(fc.record({ x: fc.double({ min: -1, max: 1, noNaN: true }), scale: fc.constantFrom(0.3, 0.9, 2) }), {
    nil: undefined,
  }),
  crop: fc.option(fc.constant({ left: 0.1, top: 0.2, right: 0.3, bottom: 0 }), { nil: undefined }),
  fit: fc.constantFrom(undefined, 'fit', 'fill'),
  source: fc.constantFrom(WIDE, TALL, SQUARE),
})

function withLooks(
  { shots, timeline }: StoryDocument,
  list: readonly (typeof looks extends fc.Arbitrary<infer T> ? T : never)[],
): StoryDocument {
  const of = (index: number) => list[index % list.length]!
  const tracks = timeline.tracks.map((track) => ({
    ...track,
    items: track.items.map((item, index) => {
      const { source: _, ...look } = of(index)
      const set = Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
      return item.type === 'video' || item.type === 'image' ? ({ ...item, ...set } as TimelineItem) : item
    }),
  }))
  const mediaAssets = timeline.mediaAssets.map((asset, index) => ({ ...asset, metadata: { ...asset.metadata, ...of(index).source } }))
  return { shots, timeline: { ...timeline, tracks, mediaAssets } }
}
const timesOf = ({ tracks }: Timeline) =>
  tracks.map(({ items }) =>
    items.map((item) => [
      item.id,
      item.startTimeInFrames,
      item.durationInFrames,
      'sourceTrimStartFrames' in item ? [item.sourceTrimStartFrames, item.sourceTrimEndFrames] : [],
      'keyframes' in item ? Object.values(item.keyframes ?? {}).map((list) => list.map(({ frame }) => frame)) : [],
    ]),
  )

test('in any film all times stay, the result is valid, and there and back gives the same document', () => {
  const shapes = fc.constantFrom(WIDE, TALL, SQUARE)
  fc.assert(
    fc.property(randomSketch, fc.array(looks, { minLength: 1, maxLength: 5 }), shapes, shapes, (sketch, list, from, to) => {
      const before = withLooks(storyOf(sketch), list)
      const drawn = before.timeline.mediaAssets.filter((_, index) => index % 2 === 0)
      const composed = new Map(drawn.map(({ id }) => [id, `${id}-new`]))
      const added = drawn.map((asset) => ({ ...asset, id: `${asset.id}-new` }))
      const document = { ...before, timeline: { ...before.timeline, mediaAssets: [...before.timeline.mediaAssets, ...added] } }
      const there = changeShape(document, change(from, to, { composed }))
      expect(timesOf(there.timeline)).toEqual(timesOf(document.timeline))
      expect(findTimelineError(there.timeline)).toEqual(findTimelineError(document.timeline))
      const back = new Map([...composed].map(([former, made]) => [made, former]))
      const again = changeShape(there, change(to, from, { composed: back, layouts: shapeLayouts(document.timeline) }))
      expect(again.timeline).toEqual(document.timeline)
      expect(Object.values(again.shots).map(({ activeImageId, activeVideoId }) => [activeImageId, activeVideoId])).toEqual(
        Object.values(document.shots).map(({ activeImageId, activeVideoId }) => [activeImageId, activeVideoId]),
      )
    }),
    { numRuns: 100 },
  )
})
