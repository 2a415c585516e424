import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { motionFrame } from './kit/frame.ts'
import { groundOfThings, landscapeOf } from './things-ground.ts'
import { placeThings, standsOnGround } from './things-layout.ts'
import { newCanvas } from '../paint/canvas.ts'
import { centred, insertableThings } from './things-shot.ts'

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

test('what stands has its foot on the ground and its top within the frame', () => {
  const [canvas, g] = newCanvas(100, 100)
  g.fillRect(10, 2, 80, 96)
  const [tram] = placeThings([thing('tram')], ROOM, 1, 4)
  for (const spot of [tram!, { ...tram!, size: 900 }]) {
    const { y, size, foot } = centred(spot, { canvas, pixels: 100 })
    expect(y + foot! * size).toBeCloseTo(spot.y)
    expect(y - 0.48 * size).toBeGreaterThan(40)
  }
})

test('many of what stands are a crowd on the ground, of what flies a swarm in the air', () => {
  expect(['house', 'sheep'].map((what) => standsOnGround({ what, count: 200, event: 'swarm' }))).toEqual([true, true])
  expect(['butterfly', 'bee'].map((what) => standsOnGround({ what, count: 200, event: 'swarm' }))).toEqual([false, false])
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
    const { x, size } = placeThings([thing('airplane')], room, seed, 2.5)[0]!
    expect(size).toBeGreaterThan(Math.min(room.w, room.h) * 0.8)
    expect(x - size * 0.46).toBeGreaterThan(room.x - 44)
    expect(x + size * 0.46).toBeLessThan(room.x + room.w + 44)
  }
})

test('in tall frames too there is room for what flies past', () => {
  const { size } = placeThings([{ what: 'airplane', count: 1, event: 'fly' }], TALL, 0, 4)[0]!
  expect(size * 1.68).toBeLessThanOrEqual(TALL.w)
})

test('things of tall frames stand in two rows where they are larger so', () => {
  const sizes = (room: typeof ROOM) => placeThings([thing('bicycle', 3)], room, 3, 4).map(({ size, y }) => ({ size, y }))
  expect(new Set(sizes(ROOM).map(({ y }) => Math.round(y / 100))).size).toBe(1)
  const tall = sizes(TALL).toSorted((a, b) => a.y - b.y)
  expect(new Set(tall.map(({ size }) => Math.round(size))).size).toBe(2)
  expect(tall[0]!.size).toBeLessThan(tall[2]!.size)
  expect(tall[2]!.size).toBeGreaterThan(TALL.w * 0.5)
})

test('in tall frames two things stand aside of each other, the nearer one lower and neither on top of the other', () => {
  for (const names of [
    ['glass', 'cheese'],
    ['bicycle', 'tire'],
  ] as const) {
    const [far, near] = placeThings(
      names.map((name) => thing(name)),
      TALL,
      3,
      4,
    ).toSorted((a, b) => a.y - b.y)
    expect(near!.y - far!.y).toBeGreaterThan(near!.size * 0.2)
    expect(near!.y - near!.size).toBeLessThan(far!.y - far!.size * 0.3)
    expect(near!.x - far!.x).toBeGreaterThan(near!.size * 0.5)
  }
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
  [['spoon', 'butter', 'frying pan'], 'kitchen', true],
  [['frying pan'], 'kitchen', true],
  [['money'], 'office', true],
] as const)('%j is seen in its own surroundings: %s', (names, place, hasTable) => {
  const home = homeOf(names.map((what) => ({ what, count: 1 })))
  expect(home?.place).toBe(place)
  expect(home?.tableEdge !== undefined).toBe(hasTable)
})

test.each([
  ['moon', 'space'],
  ['earth', 'space'],
  ['sun', 'plain'],
  ['cloud', 'plain'],
  ['wind', 'plain'],
] as const)('%s is seen in the sky, above little ground', (what, place) => {
  expect(homeOf([{ what, count: 1 }])).toMatchObject({ place, isSky: true })
})

test.each([['heart'], ['cable'], ['seal']])('%s has plain ground', (what) => expect(homeOf([{ what, count: 1 }])).toBeUndefined())

test('a bed is seen as its room, houses and volcanoes stand on the ground, burnt ones among others', () => {
  expect(landscapeOf([{ what: 'bed', count: 1 }])).toMatchObject({ place: 'bedroom', isSharp: true })
  expect(landscapeOf([{ what: 'bed', count: 1 }], 'cellar')).toBeUndefined()
  expect(landscapeOf([{ what: 'bed', count: 1, state: 'burnt' }])).toBeUndefined()
  expect(homeOf([{ what: 'house', count: 1 }])).toMatchObject({ place: 'plain' })
  expect(homeOf([{ what: 'volcano', count: 1, state: 'smoking' }])).toMatchObject({ place: 'plain' })
  expect(homeOf([{ what: 'house', count: 3, state: 'burnt' }])).toMatchObject({ place: 'plain', placeState: 'burnt' })
})

const shownOf = (...names: string[]) => insertableThings(names.map((what) => ({ what, count: 1 }))).map(({ what }) => what)

test('a ship is in the water of its sea, a door in a wall', () => {
  expect(homeOf([{ what: 'ship', count: 1 }])).toMatchObject({ place: 'sea', surface: 'water' })
  const spots = [{ ...placeThings([thing('door')], ROOM, 1, 4)[0]!, y: 500 }]
  expect(groundOfThings([thing('door')], spots, motionFrame(1280, 720), 'field')).toMatchObject({ surface: 'wall' })
})

test('nine trucks stand in a line that leads away, each whole and nearer ones before', () => {
  const line = placeThings([thing('truck', 9)], ROOM, 2, 4)
  expect(line).toHaveLength(9)
  line.slice(1).forEach((one, i) => {
    expect(one.size).toBeGreaterThan(line[i]!.size)
    expect(one.y).toBeGreaterThan(line[i]!.y)
  })
  for (const { x, size } of line) {
    expect(x - size / 2).toBeGreaterThanOrEqual(ROOM.x - size * 0.05)
    expect(x + size / 2).toBeLessThanOrEqual(ROOM.x + ROOM.w + size * 0.05)
  }
  expect(placed(thing('egg', 9))).toHaveLength(9)
})

test('a key is not seen beside a house, nor a framed view beside a car', () => {
  expect(shownOf('house', 'door', 'key')).toEqual(['house', 'door'])
  expect(shownOf('key', 'house')).toEqual(['key'])
  expect(shownOf('train', 'coin')).toEqual(['train'])
  expect(shownOf('road', 'car')).toEqual(['car'])
  expect(shownOf('house')).toEqual(['house'])
})

test('what is denied, and what swarms in the air, has plain ground; a crowd stands on the ground of its place', () => {
  expect(homeOf([{ what: 'apple', count: 1, event: 'cross-out' }])).toBeUndefined()
  expect(homeOf([{ what: 'heart', count: 200 }])).toBeUndefined()
  expect(homeOf([{ what: 'house', count: 200 }])).toEqual({ place: 'plain', angle: 'high' })
})

test.each([ROOM, TALL])('a crowd stands in rows that come nearer and grow, the nearest in front', (room) => {
  const crowd = placeThings([thing('house', 200)], room, 3, 4)
  expect(crowd.length).toBeGreaterThan(12)
  const [far, near] = [crowd.slice(0, 4), crowd.slice(-4)]
  const mean = (of: typeof crowd, key: 'y' | 'size') => of.reduce((sum, one) => sum + one[key], 0) / of.length
  expect(mean(near, 'y')).toBeGreaterThan(mean(far, 'y') + room.h * 0.2)
  expect(mean(near, 'size')).toBeGreaterThan(mean(far, 'size') * 1.5)
  for (const { stands, x, size } of crowd) {
    expect(stands).toBe(true)
    expect(x - size / 2).toBeGreaterThan(room.x - 60)
    expect(x + size / 2).toBeLessThan(room.x + room.w + 60)
  }
})

test.each([
  ['mountain', { place: 'mountain', isSharp: true }],
  ['sunset', { place: 'sea', hour: 'dusk' }],
] as const)('%s is a place, which is seen itself', (what, seen) => {
  expect(landscapeOf([{ what, count: 1 }])).toMatchObject(seen)
})

test('no place takes the place of a thing, of several, or of a denied one', () => {
  expect(landscapeOf([{ what: 'apple', count: 1 }])).toBeUndefined()
  expect(landscapeOf([thing('mountain'), thing('apple')])).toBeUndefined()
  expect(landscapeOf([{ what: 'mountain', count: 1, event: 'cross-out' }])).toBeUndefined()
  expect(landscapeOf([])).toBeUndefined()
})

test('what stands in a room has its floor under it, before and behind its foot', () => {
  for (const name of ['robot', 'piano', 'bed']) {
    const room = placeThings([thing(name)], TALL, 1, 4)
    const ground = groundOfThings([thing(name)], room, motionFrame(720, 1280), 'room')!
    expect(ground).toMatchObject({ place: 'room', surface: 'table' })
    expect(ground.tableEdge! * 1280).toBeLessThan(room[0]!.y - 100)
  }
  const outside = placeThings([thing('robot')], TALL, 1, 4)
  expect(groundOfThings([thing('robot')], outside, motionFrame(720, 1280), 'village')).not.toHaveProperty('tableEdge')
})

test('in tall frames a thing alone leaves room to be seen from near later', () => {
  const sizeFor = (seconds: number, room: typeof ROOM) => placeThings([thing('robot')], room, 0, seconds)[0]!.size
  expect(sizeFor(5, TALL)).toBeLessThan(sizeFor(2.5, TALL) * 0.85)
  expect(sizeFor(5, ROOM)).toBe(sizeFor(2.5, ROOM))
})

test('what is nowhere has no room, street or farm behind it, but the sea and the sky', () => {
  const room = [{ ...placeThings([thing('robot')], ROOM, 1, 4)[0]!, y: 500 }]
  const frame = motionFrame(1280, 720)
  for (const what of ['robot', 'car', 'tree']) expect(groundOfThings([thing(what)], room, frame)).toBeUndefined()
  for (const what of ['pot', 'laptop']) expect(groundOfThings([thing(what)], room, frame, 'plain')).toBeUndefined()
  for (const what of ['robot', 'car']) expect(groundOfThings([thing(what)], room, frame, 'plain')).toMatchObject({ place: 'plain' })
  expect(groundOfThings([thing('moon')], room, frame, 'plain')).toMatchObject({ place: 'space' })
})

test('things of a place that is told have it behind them, the moon its sky', () => {
  const room = [{ ...placeThings([thing('robot')], ROOM, 1, 4)[0]!, y: 500 }]
  const frame = motionFrame(1280, 720)
  expect(groundOfThings([thing('pot')], room, frame, 'workshop')).toMatchObject({ place: 'workshop' })
  expect(groundOfThings([thing('pot')], room, frame, 'arctic')).toMatchObject({ place: 'arctic', surface: 'snow' })
  expect(groundOfThings([thing('moon')], room, frame, 'forest')).toMatchObject({ place: 'forest', isSky: true })
  expect(groundOfThings([{ ...thing('gravestone'), count: 20 }], room, frame, 'forest')).toEqual({ place: 'forest', angle: 'high' })
})

test('what is small lies on the ground of a place out of doors, food among houses on a table', () => {
  const frame = motionFrame(720, 1280)
  const groundOf = (what: string, place: 'forest' | 'ruins' | 'street' | 'old-town') =>
    groundOfThings([thing(what)], placeThings([thing(what)], ROOM, 3, 4), frame, place)
  for (const what of ['bread', 'key', 'boot']) {
    const [forest, ruins, street] = [groundOf(what, 'forest'), groundOf(what, 'ruins'), groundOf(what, 'street')]
    for (const ground of [forest, ruins, street]) expect(ground?.tableEdge, what).toBeGreaterThan(0)
    expect(street?.surface).toBe(what === 'bread' ? 'table' : 'stone')
  }
  expect(groundOf('bread', 'old-town')).toMatchObject({ surface: 'table' })
  // What is as large as people stands in the place itself.
  expect(groundOf('wardrobe', 'forest')?.tableEdge).toBeUndefined()
})

test('nothing but boats is on the water of a place, and boats are on no land', () => {
  const frame = motionFrame(1280, 720)
  const surfaceOf = (what: string, place: 'river' | 'beach' | 'harbor' | 'village', count = 1) => {
    const some = [thing(what, count)]
    return groundOfThings(some, placeThings(some, ROOM, 3, 4), frame, place)
  }
  expect(surfaceOf('bicycle', 'river')).toMatchObject({ place: 'river', surface: 'grass' })
  expect(surfaceOf('chair', 'beach')).toMatchObject({ place: 'beach', surface: 'sand' })
  expect(surfaceOf('suitcase', 'harbor')).toMatchObject({ place: 'harbor', surface: 'stone' })
  expect(surfaceOf('sailboat', 'harbor')).toMatchObject({ place: 'harbor', surface: 'water' })
  expect(surfaceOf('sailboat', 'village')).toMatchObject({ place: 'sea', surface: 'water' })
})

test.each(['old ship', 'sheep'])('a counted crowd of %s has as many in every room', (what) => {
  for (const room of [ROOM, TALL, { ...ROOM, w: 600, h: 300 }])
    for (let count = 12; count <= 24; count++)
      expect(placeThings([{ what, count, event: 'swarm' }], room, 3, 4).filter(({ stands }) => stands)).toHaveLength(count)
})

test('a fleet is on the water in rows, none of it above the horizon', () => {
  const fleet = [{ ...thing('ship', 12), event: 'swarm' as const }]
  const spots = placeThings(fleet, ROOM, 3, 4)
  expect(spots).toHaveLength(12)
  expect(spots.every(({ stands }) => stands)).toBe(true)
  const { tableEdge } = groundOfThings(fleet, spots, motionFrame(1280, 720), 'harbor')!
  expect(Math.min(...spots.map(({ y }) => y)) / 720).toBeGreaterThan(tableEdge!)
})
