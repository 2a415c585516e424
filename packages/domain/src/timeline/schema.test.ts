import { expect, test } from 'vitest'
import { timelineItem, track } from './schema.ts'

const placed = { id: 'i', startTimeInFrames: 0, durationInFrames: 30 }
const clip = (changes: object = {}) => ({
  ...placed,
  type: 'video',
  mediaAssetId: 'm',
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: 30,
  ...changes,
})
const caption = (style: object) => ({ ...placed, type: 'caption', caption: { data: { text: 'x' }, style } })
const copies = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value)
const accepts = (value: unknown): boolean => timelineItem.safeParse(value).success

test.each([
  ['durationInFrames', 1, 100_000_000],
  ['sourceTrimEndFrames', 1, 100_000_000],
  ['volume', 0, 1],
  ['speed', 0.1, 100],
])('%s of a clip lies from %d to %d', (name, lowest, highest) => {
  const inside = [lowest, highest].map((value) => accepts(clip({ [name]: value })))
  const outside = [lowest - 0.05, highest + 1].map((value) => accepts(clip({ [name]: value })))
  expect([inside, outside]).toEqual([
    [true, true],
    [false, false],
  ])
})

test.each([
  ['fontSize', 0.1, 1000],
  ['fontWeight', 1, 1000],
  ['borderRadius', 0, 1000],
  ['letterSpacing', -1000, 1000],
  ['lineHeight', 0.1, 10],
  ['maxWidth', 0.1, 100],
  ['height', 0, 100],
])('%s of a caption lies from %d to %d', (name, lowest, highest) => {
  const inside = [lowest, highest].map((value) => accepts(caption({ [name]: value })))
  const outside = [lowest - 0.1, highest + 0.5].map((value) => accepts(caption({ [name]: value })))
  expect([inside, outside]).toEqual([
    [true, true],
    [false, false],
  ])
})

test.each([
  ['id', 200, (id: string) => clip({ id })],
  ['title', 5000, (title: string) => clip({ title })],
  ['colour', 100, (color: string) => caption({ color })],
  ['shadow', 500, (textShadow: string) => caption({ textShadow })],
])('the %s of an item has at most %d characters', (_, limit, itemOf) => {
  expect([accepts(itemOf('x'.repeat(limit))), accepts(itemOf('x'.repeat(limit + 1)))]).toEqual([true, false])
})

test('an item has at most ten effects', () => {
  const fade = { type: 'fade-in', durationInFrames: 5 }
  expect([10, 11].map((count) => accepts(clip({ effects: copies(count, fade) })))).toEqual([true, false])
})

test('a track has at most 20,000 items', () => {
  const [full, tooFull] = [20_000, 20_001].map((count) => ({ id: 't', type: 'video', isPrimary: true, items: copies(count, clip()) }))
  expect([track.safeParse(full).success, track.safeParse(tooFull).success]).toEqual([true, false])
})

test.each([
  ['a crop that leaves nothing', { crop: { left: 0.5, top: 0, right: 0.5, bottom: 0 } }],
  ['keyframes that are not in order', { keyframes: { x: [1, 1].map((frame) => ({ frame, value: 0, easing: 'linear' })) } }],
  ['a keyframe outside of the range of its property', { keyframes: { opacity: [{ frame: 0, value: 1.5, easing: 'linear' }] } }],
  ['a transform to no size', { transform: { scale: 0 } }],
  ['an unknown blend mode', { blend: 'burn' }],
  ['an unknown look', { color: { look: 'neon' } }],
  ['a transition of one frame', { transition: { type: 'dissolve', durationInFrames: 1 } }],
])('%s is invalid', (_, changes) => expect(accepts(clip(changes))).toBe(false))
