import { PLAN_EVENTS, type PlanEvent } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, it, test } from 'vitest'
import { newCanvas } from '../../paint/canvas.ts'
import { drawChanging, drawWithEvent } from './draw-event.ts'
import { liquidOf } from './event-effects.ts'
import { eventMotion, eventShadow, pouringOf } from './event-motion.ts'

const SIZE = 120
const SECONDS = 4

/** A square with a mark off its middle, so that every turn is seen. */
function picture(event: PlanEvent | undefined, seconds: number, icon?: string): Uint8ClampedArray {
  const [canvas, g] = newCanvas(SIZE * 3, SIZE * 3)
  g.fillStyle = '#445566'
  g.fillRect(0, 0, canvas.width, canvas.height)
  g.translate(canvas.width / 2, canvas.height / 2)
  drawWithEvent(g, event, { part: seconds / SECONDS, seconds, size: SIZE, ...(icon !== undefined && { icon }) }, () => {
    g.fillStyle = '#d8a040'
    g.fillRect(-SIZE / 2, -SIZE / 2, SIZE, SIZE)
    g.fillStyle = '#203040'
    g.fillRect(SIZE * 0.1, -SIZE * 0.4, SIZE * 0.3, SIZE * 0.2)
  })
  g.resetTransform()
  return g.getImageData(0, 0, canvas.width, canvas.height).data
}

const changed = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((count, value, i) => count + (i % 4 < 3 && Math.abs(value - b[i]!) > 8 ? 1 : 0), 0) / ((a.length * 3) / 4)

/** What fades changes its picture alone. */
const visible = PLAN_EVENTS.filter((event) => event !== 'cross-out' && event !== 'fade')

it.each(visible)('the event %s is seen: the thing looks different in the course of the shot', (event) => {
  const times = [0.1, 0.5, 0.9, 1.3, 1.7, 2.1, 2.5, 2.9, 3.3, 3.7]
  const pictures = times.map((seconds) => picture(event, seconds))
  const steps = pictures.slice(1).map((one, i) => changed(pictures[i]!, one))
  expect(Math.max(...steps)).toBeGreaterThan(0.004)
  const effects = [0.7, 2.2].map((seconds) => changed(picture(undefined, seconds), picture(event, seconds)))
  expect(Math.max(...effects)).toBeGreaterThan(0.002)
})

it.each(visible)('the event %s is the same whenever it is drawn', (event) => {
  expect(picture(event, 1.4)).toEqual(picture(event, 1.4))
})

it('a thing without an event stays as it is', () => {
  expect(changed(picture(undefined, 0.2), picture(undefined, 3))).toBe(0)
})

/** Parts of a shot in its first half, and the one that a still shows. */
const SEEN_PARTS = [0.45, 0.55, 0.6]

it.each(visible)('a thing with the event %s is seen until after the middle of the shot', (event) => {
  for (const part of SEEN_PARTS) {
    const { alpha = 1, scale = 1, wide = 1, high = 1 } = eventMotion(event, part, part * SECONDS)
    expect(alpha).toBeGreaterThan(0.6)
    expect(Math.abs(scale ** 2 * wide * high)).toBeGreaterThan(event === 'spin' ? 0.1 : 0.25)
  }
})

it('the shadow of what vanishes goes with it, that of other things stays', () => {
  expect(eventShadow('vanish', 0.5, 2)).toBeGreaterThan(0.9)
  expect(eventShadow('vanish', 0.98, 4)).toBeLessThan(0.05)
  expect(eventShadow('appear', 0, 0)).toBeLessThan(0.7)
  expect(eventShadow(undefined, 0.98, 4)).toBe(1)
})

it('rays come out of a chest that is opened, and of nothing else', () => {
  const [chest, umbrella] = ['chest', 'umbrella'].map((icon) => changed(picture(undefined, 2), picture('open', 2, icon))) as [
    number,
    number,
  ]
  expect(chest).toBeGreaterThan(umbrella * 2)
})

it.each(['fill', 'empty'] as const)('a thing that is to %s is seen whole, not as a ghost', (event) => {
  const before = picture(undefined, 2)
  const during = picture(event, 2)
  const background = before.slice(0, 3)
  let [seen, whole] = [0, 0]
  for (let i = 0; i < before.length; i += 4) {
    const isThing = [0, 1, 2].some((k) => before[i + k] !== background[k])
    if (!isThing) continue
    whole += 1
    if ([0, 1, 2].some((k) => Math.abs(during[i + k]! - background[k]!) > 40)) seen += 1
  }
  expect(seen / whole).toBeGreaterThan(0.9)
})

const dark = (data: Uint8ClampedArray): number =>
  data.reduce((count, value, i) => count + (i % 4 === 0 && value < 30 && data[i + 1]! < 40 && data[i + 2]! < 60 ? 1 : 0), 0)

it('a door that is opened shows the dark behind it', () => {
  const [closed, open] = [picture(undefined, 3, 'door'), picture('open', 3, 'door')]
  expect(dark(open)).toBeGreaterThan(dark(closed) + SIZE * SIZE * 0.15)
})

it('a thing looks as before at the begin of its event and has changed at its end', () => {
  const [[before, b], [end, e]] = [newCanvas(SIZE, SIZE), newCanvas(SIZE, SIZE)]
  for (const [g, colour] of [
    [b, '#20a040'],
    [e, '#c0c0b8'],
  ] as const) {
    g.fillStyle = colour
    g.fillRect(0, 0, SIZE, SIZE)
  }
  const redAt = (part: number): number => {
    const [canvas, g] = newCanvas(SIZE, SIZE)
    g.translate(SIZE / 2, SIZE / 2)
    drawChanging(g, { canvas: before, end }, 'fade', { part, seconds: part * SECONDS, size: SIZE, extent: SIZE })
    return canvas.data()[(SIZE / 2) * SIZE * 4 + SIZE * 2]!
  }
  expect(redAt(0.1)).toBe(0x20)
  expect(redAt(0.97)).toBe(0xc0)
  expect(redAt(0.5)).toBeGreaterThan(0x30)
})

test.each(['wither', 'burn', 'fade', 'go-out'] as const)('what is to %s changes little from each frame to the next', (event) => {
  const [[before, b], [end, e]] = [newCanvas(SIZE, SIZE), newCanvas(SIZE, SIZE)]
  b.fillStyle = '#20a040'
  b.fillRect(0, 0, SIZE / 2, SIZE)
  e.fillStyle = '#6b4a22'
  e.fillRect(SIZE / 4, 0, SIZE / 2, SIZE)
  /** Opacity at parts of the width: of what goes, of what stays and of what comes. */
  const alphasAt = (part: number): number[] => {
    const [canvas, g] = newCanvas(SIZE, SIZE)
    g.translate(SIZE / 2, SIZE / 2)
    drawChanging(g, { canvas: before, end }, event, { part, seconds: part * SECONDS, size: SIZE, extent: SIZE })
    const data = canvas.data()
    return [0.125, 0.375, 0.625].map((x) => data[(SIZE / 2) * SIZE * 4 + Math.round(SIZE * x) * 4 + 3]!)
  }
  const frames = Array.from({ length: SECONDS * 30 + 1 }, (_, i) => alphasAt(i / (SECONDS * 30)))
  for (const [i, alphas] of frames.slice(1).entries())
    for (const [k, alpha] of alphas.entries()) expect(Math.abs(alpha - frames[i]![k]!)).toBeLessThan(90)
  for (const [, both] of frames) expect(both).toBeGreaterThan(250)
  expect(frames.at(-1)).toEqual([0, 255, 255])
})

test.each([
  ['pine', 'pineapple'],
  ['brick-wall', 'wallet'],
  ['tree', 'treehouse'],
  ['graded-paper', 'wallpaper-roll'],
  ['leaf', 'leafy-green'],
  ['envelope', 'pager'],
])('%s falls in its own way, %s as other things do', (own, other) => {
  expect(eventMotion('fall', 0.5, 2, own)).not.toEqual(eventMotion('fall', 0.5, 2, 'ball'))
  expect(eventMotion('fall', 0.5, 2, other)).toEqual(eventMotion('fall', 0.5, 2, 'ball'))
})

test.each([
  ['inkwell', 'sink'],
  ['motor-oil', 'toilet'],
  ['olive-oil', 'soil'],
  ['pot', 'potato'],
  ['teapot', 'steam'],
])('of %s its own liquid runs, of %s water', (own, other) => {
  expect(liquidOf(own)).not.toBe(liquidOf('droplet'))
  expect(liquidOf(other)).toBe(liquidOf('droplet'))
})

test('a bottle of water tips over when it spills, and a saucepan pours over its rim', () => {
  expect(eventMotion('spill', 0.6, 2, 'water-bottle').turn).toBeGreaterThan(1)
  expect(eventMotion('spill', 0.6, 2, 'droplet').turn).toBeUndefined()
  expect(pouringOf('saucepan')).toEqual(pouringOf('bucket'))
})

/** Rows of a picture in which the thing is seen, of all. */
function seenRows(event: PlanEvent, seconds: number, icon?: string): readonly [first: number, last: number] {
  const data = picture(event, seconds, icon)
  const rows = Array.from({ length: SIZE * 3 }, (_, y) => y).filter((y) => {
    for (let x = 0; x < SIZE * 3; x++) if (data[(y * SIZE * 3 + x) * 4]! > 0x60) return true
    return false
  })
  return [rows[0]!, rows.at(-1)!]
}

const height = ([first, last]: readonly [number, number]): number => last - first

/** Columns of a picture that differ from those of the ground. */
function changedColumns(event: PlanEvent, seconds: number): number {
  const data = picture(event, seconds)
  const side = SIZE * 3
  return Array.from({ length: side }, (_, x) => x).filter((x) => {
    for (let y = 0; y < side; y++) if (data[(y * side + x) * 4]! > 0x60) return true
    return false
  }).length
}

it('what has broken or collapsed is a heap on the ground', () => {
  for (const event of ['break', 'collapse'] as const) {
    const [top, foot] = seenRows(event, 3.9)
    expect(foot - top, event).toBeLessThan(SIZE * 0.75)
    expect(foot, event).toBeGreaterThan(SIZE * 1.8)
  }
})

it('the pieces of what explodes lie further apart than those of what collapses', () => {
  expect(changedColumns('explode', 2.4)).toBeGreaterThan(changedColumns('collapse', 2.4) * 1.2)
})

/** Pixels of a picture whose red and blue are such. */
function countPixels(data: Uint8ClampedArray, isSuch: (red: number, blue: number) => boolean): number {
  let count = 0
  for (let i = 0; i < data.length; i += 4) if (isSuch(data[i]!, data[i + 2]!)) count++
  return count
}

it('a vessel that spills lies on its side beside a pool as wide as itself', () => {
  const [before, after] = [0.5, 3.5].map((seconds) =>
    countPixels(picture('spill', seconds, 'bucket'), (red, blue) => blue > 180 && red < 170),
  )
  expect(before).toBe(0)
  expect(after).toBeGreaterThan(SIZE * SIZE * 0.1)
  expect(eventMotion('spill', 0.9, 3.6, 'bucket').turn).toBeGreaterThan(1)
})

it('of what sinks less and less is above the water', () => {
  const [first, middle, last] = [0.1, 2, 3.9].map((seconds) =>
    countPixels(picture('sink', seconds), (red, blue) => red > 0xb0 && blue < 0x60),
  ) as [number, number, number]
  expect(middle).toBeLessThan(first)
  expect(last).toBeLessThan(first * 0.6)
  expect(last).toBeGreaterThan(0)
})

it('what has flown away is small and high, a leaf lies flat', () => {
  expect(seenRows('fly-away', 3.9)[1]).toBeLessThan(SIZE)
  expect(height(seenRows('fall', 3.9, 'fallen-leaf'))).toBeLessThan(SIZE * 0.9)
})
