import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { motionFrame } from './kit/frame.ts'
import { groundOfThings } from './things-ground.ts'
import { placeThings, standsOnGround } from './things-layout.ts'

const ROOM = { x: 100, y: 60, w: 1080, h: 480 }
const thing = (what: string, count = 1): PlanThing => ({ what, count })
const placed = (...things: PlanThing[]) => placeThings(things, ROOM, 3, 4)

test('bodies stand on one ground; signs, organs and what flies hang in the middle', () => {
  expect(['chair', 'bread', 'bicycle'].map((what) => standsOnGround(thing(what)))).toEqual([true, true, true])
  expect(['cloud', 'heart', 'airplane'].map((what) => standsOnGround(thing(what)))).toEqual([false, false, false])
  const [chair, bread] = placed(thing('chair'), thing('bread'))
  expect(chair!.y).toBe(bread!.y)
  expect(placed(thing('heart'))[0]!.y).toBe(ROOM.y + ROOM.h / 2)
})

test('real sizes are told apart, without making the smaller one a dot', () => {
  const [house, coin] = placed(thing('house'), thing('coin'))
  expect(coin!.size).toBeLessThan(house!.size)
  expect(coin!.size).toBeGreaterThanOrEqual(house!.size / 2)
})

test.each(['sun', 'sunlight', 'rainbow', 'moon', 'cloud'])('%s, which has no real size, is as large as other things', (what) => {
  expect(placed(thing(what))[0]!.size).toBeGreaterThan(ROOM.h * 0.8)
})

test('copies of a thing stand close together, different things apart', () => {
  const [first, second, other] = placed(thing('egg', 2), thing('bread'))
  expect(second!.x - first!.x).toBeLessThan(first!.size)
  expect(other!.x - second!.x).toBeGreaterThan((second!.size + other!.size) / 2)
})

const TALL = { x: 44, y: 109, w: 632, h: 672 }

test('a thing alone fills its room, in tall frames too, and is not cut off', () => {
  for (const [seed, room] of [0, 1, 2].flatMap((one) => [ROOM, TALL].map((box) => [one, box] as const))) {
    const { x, size } = placeThings([thing('airplane')], room, seed, 4)[0]!
    expect(size).toBeGreaterThan(Math.min(room.w, room.h) * 0.8)
    expect(x - size * 0.46).toBeGreaterThan(room.x - 44)
    expect(x + size * 0.46).toBeLessThan(room.x + room.w + 44)
  }
})

test('things of tall frames stand in two rows where they are larger so', () => {
  const sizes = (room: typeof ROOM) => placeThings([thing('bicycle', 3)], room, 3, 4).map(({ size, y }) => ({ size, y }))
  expect(new Set(sizes(ROOM).map(({ y }) => Math.round(y / 100))).size).toBe(1)
  const tall = sizes(TALL)
  expect(new Set(tall.map(({ y }) => Math.round(y / 100))).size).toBe(2)
  expect(tall[0]!.size).toBeGreaterThan(TALL.w * 0.5)
})

test.each([1, 2, 5, 9])('%i kinds of things stay inside the room', (kinds) => {
  const names = ['chair', 'bread', 'egg', 'bicycle', 'book', 'coin', 'lamp', 'apple', 'house']
  for (const { x, size } of placed(...names.slice(0, kinds).map((name) => thing(name, 3)))) {
    expect(x - size / 2).toBeGreaterThanOrEqual(ROOM.x - 1)
    expect(x + size / 2).toBeLessThanOrEqual(ROOM.x + ROOM.w + 1)
  }
})

const homeOf = (things: readonly PlanThing[]) =>
  groundOfThings(things, [{ ...placeThings(things, ROOM, 1, 4)[0]!, y: 500 }], motionFrame(1280, 720))

test.each([
  [['soup', 'onion'], 'kitchen', true],
  [['money'], 'office', true],
  [['car'], 'street', false],
  [['ship'], 'sea', false],
  [['tree'], 'field', false],
] as const)('%j is seen in its own surroundings: %s', (names, place, hasTable) => {
  const home = homeOf(names.map((what) => ({ what, count: 1 })))
  expect(home?.place).toBe(place)
  expect(home?.tableEdge !== undefined).toBe(hasTable)
})

test.each([['heart'], ['cloud'], ['cable'], ['seal']])('%s has plain ground', (what) =>
  expect(homeOf([{ what, count: 1 }])).toBeUndefined(),
)

test('what is denied or a swarm has plain ground', () => {
  expect(homeOf([{ what: 'apple', count: 1, event: 'cross-out' }])).toBeUndefined()
  expect(homeOf([{ what: 'apple', count: 200 }])).toBeUndefined()
})
