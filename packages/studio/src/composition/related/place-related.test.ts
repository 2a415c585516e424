import type { PlanRelation } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { homeOf } from '../../props/placing.ts'
import { sizeOfThing } from '../../props/thing-sizes.ts'
import { type MeasuredDrawing, boundsOf, heightOf, widthOf } from './measured-drawing.ts'
import { boxShape, shapeOfIcon } from './drawing-shape.ts'
import { placeRelated } from './place-related.ts'

const AT = { x: 500, y: 300, size: 300 }
const bodyOf = async (icon: string): Promise<MeasuredDrawing> => ({
  icon,
  shape: await shapeOfIcon(icon),
  centimetres: sizeOfThing(icon)?.centimetres ?? 30,
  stands: !/^(?:air|wall)$/u.test(homeOf(icon)),
})
const MAN: MeasuredDrawing = { shape: boxShape({ left: -0.15, right: 0.15, top: -1, foot: 0 }), centimetres: 175, stands: true }

/** Bounds of a thing and of what is placed at it. */
async function pair(item: string | MeasuredDrawing, relation: PlanRelation, other: string, index = 0, count = 1) {
  const base = await bodyOf(other)
  const body = typeof item === 'string' ? await bodyOf(item) : item
  const spot = placeRelated(relation, base, AT, { body, index, count, side: 1 })
  return { spot, own: boundsOf(body, spot), base: boundsOf(base, AT) }
}

test.each([
  ['snail', 'wooden-bowl'],
  ['red-apple', 'basket'],
  ['rose', 'vase'],
])('a %s in a %s looks out over its rim', async (item, vessel) => {
  const { spot, own, base } = await pair(item, 'in', vessel)
  expect(spot.window?.kind).toBe('rim')
  expect(own.left).toBeGreaterThan(base.left)
  expect(own.right).toBeLessThan(base.right)
  expect(own.foot).toBeGreaterThan(spot.window!.y)
  expect(spot.window!.y - own.top).toBeGreaterThan(heightOf(own) / 2)
})

test('several things in a vessel are side by side in it', async () => {
  const all = await Promise.all([0, 1, 2].map((index) => pair('snail', 'in', 'wooden-bowl', index, 3)))
  const xs = all.map(({ own }) => own.left)
  expect(xs).toEqual(xs.toSorted((a, b) => a - b))
  expect(all[2]!.own.right).toBeLessThan(all[2]!.base.right)
  expect(all[0]!.own.left).toBeGreaterThan(all[0]!.base.left)
})

test('what is in something closed looks out behind its upper edge', async () => {
  const { spot, own, base } = await pair('key', 'in', 'box')
  expect(spot.isBehind).toBe(true)
  expect(own.top).toBeLessThan(base.top)
  expect(own.foot).toBeGreaterThan(base.top)
})

test('a letter in a bottle is inside it', async () => {
  const { own, base } = await pair('letter', 'in', 'bottle')
  expect(own.left).toBeGreaterThan(base.left)
  expect(own.foot).toBeLessThan(base.foot)
  expect(own.top).toBeGreaterThan(base.top)
})

test('a house does not fit into a cup: it is beside it', async () => {
  const { own, base } = await pair('house', 'in', 'cup')
  expect(own.left).toBeGreaterThanOrEqual(base.right)
})

test('a man in a boat is cut off by its side at his hips', async () => {
  const { spot, own, base } = await pair(MAN, 'in', 'boat')
  expect(own.foot).toBeGreaterThan(spot.window!.y)
  expect(own.top).toBeLessThan(base.top)
})

test.each(['table', 'rock', 'house', 'chair'])('a book on a %s stands on its top or seat', async (base) => {
  const { own, base: under, spot } = await pair('book', 'on', base)
  expect(spot.isBehind).toBe(false)
  expect(own.foot).toBeLessThan(under.top + heightOf(under) * 0.75)
  expect(own.foot).toBeGreaterThan(under.top)
  expect(widthOf(own)).toBeLessThan(widthOf(under))
})

test('a ball under a table is between its legs and lower than its top', async () => {
  const { own, base } = await pair('ball', 'under', 'table')
  expect(own.top).toBeGreaterThan(base.top)
  expect(own.foot).toBeCloseTo(base.foot)
  expect([own.left > base.left, own.right < base.right]).toEqual([true, true])
})

test('somebody under an umbrella has it over the head', async () => {
  const { own, base } = await pair(MAN, 'under', 'umbrella')
  expect(own.top).toBeGreaterThan(base.top)
  expect(own.foot).toBeGreaterThan(base.foot)
})

test('a moon above a house is over it, what is under a cloud is below it', async () => {
  const above = await pair('full-moon', 'above', 'house')
  expect(above.own.foot).toBeLessThan(above.base.top)
  const below = await pair('house', 'under', 'cloud')
  expect(below.own.top).toBeGreaterThan(below.base.foot - 1)
})

test('what is behind something is drawn first, and a third of it is seen', async () => {
  const { spot, own, base } = await pair('barrel', 'behind', 'rock')
  expect(spot.isBehind).toBe(true)
  const seen = Math.max((own.right - base.right) / widthOf(own), (base.top - own.top) / heightOf(own))
  expect(seen).toBeGreaterThan(0.33)
  expect(own.left).toBeLessThan(base.right)
})

test('what is in front is nearer and lower, what is beside touches', async () => {
  const front = await pair('barrel', 'in-front', 'house')
  expect(front.own.foot).toBeGreaterThan(front.base.foot)
  expect(front.spot.isBehind).toBe(false)
  const beside = await pair('candle', 'beside', 'book')
  expect(beside.own.left - beside.base.right).toBeLessThan(20)
  expect(beside.own.left).toBeGreaterThanOrEqual(beside.base.right)
})

test('several around a fire are on both sides of it, some behind it and some before', async () => {
  const all = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => pair(MAN, 'around', 'fire', index, 6)))
  const middles = all.map(({ own }) => (own.left + own.right) / 2)
  expect([middles.some((x) => x < AT.x), middles.some((x) => x > AT.x)]).toEqual([true, true])
  expect([...new Set(all.map(({ spot }) => spot.isBehind))].toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true])
})
