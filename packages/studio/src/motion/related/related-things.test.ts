import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { placeThings } from '../things-layout.ts'
import { insertableThings } from '../things-shot.ts'
import { drawInRelation } from './draw-in-relation.ts'
import { placeRelatedThings } from './related-things.ts'
import { newCanvas } from '../../paint/canvas.ts'

const ROOMS = [
  { x: 100, y: 60, w: 1080, h: 480 },
  { x: 44, y: 109, w: 632, h: 672 },
  { x: 48, y: 48, w: 624, h: 540 },
]
const SNAILS: PlanThing = { what: 'snail', count: 3, position: { relation: 'in', of: 'bowl' } }
const BOWL: PlanThing = { what: 'bowl', count: 1 }

test.each(ROOMS)('three snails in a bowl are three, over it, and with it in their room', async (room) => {
  const { spots, links, groups } = await placeRelatedThings([BOWL, SNAILS], room, 2, 3)
  const [bowl, ...snails] = spots
  expect(snails).toHaveLength(3)
  expect(links.slice(1)).toMatchObject([1, 2, 3].map(() => ({ of: 0, moves: true, isBehind: false, isGrounded: false })))
  expect(groups).toMatchObject([{ members: [0, 1, 2, 3] }])
  for (const snail of snails) {
    expect(Math.abs(snail.x - bowl!.x)).toBeLessThan(bowl!.size / 2)
    expect(snail.y).toBeLessThan(bowl!.y)
    expect(snail.y - snail.size).toBeGreaterThan(room.y - 1)
  }
})

test('things without positions, and with one at what is not there, stand as before', async () => {
  const things: PlanThing[] = [BOWL, { what: 'book', count: 2 }]
  const lost: PlanThing = { ...SNAILS, position: { relation: 'in', of: 'bucket' } }
  expect((await placeRelatedThings(things, ROOMS[0]!, 2, 3)).spots).toEqual(placeThings(things, ROOMS[0]!, 2, 3))
  expect((await placeRelatedThings([BOWL, lost], ROOMS[0]!, 2, 3)).spots).toEqual(placeThings([BOWL, lost], ROOMS[0]!, 2, 3))
})

test('what is placed at another is shown with it, whatever their sizes', () => {
  const coin: PlanThing = { what: 'coin', count: 1, position: { relation: 'on', of: 'house' } }
  expect(insertableThings([{ what: 'house', count: 1 }, coin])).toHaveLength(2)
  expect(
    insertableThings([
      { what: 'house', count: 1 },
      { ...coin, position: undefined },
    ]),
  ).toHaveLength(1)
})

const spot = (event?: PlanThing['event']) => ({
  thing: { ...BOWL, ...(event && { event }) },
  x: 0,
  y: 0,
  size: 100,
  at: 0,
  phase: 0,
  stands: true,
})

test('a thing is drawn after what is behind it and before what is in front, and what is on it goes with it', () => {
  const [, g] = newCanvas(10, 10)
  const link = { of: 0, isGrounded: false }
  const drawn: [number, number][] = []
  const links = [undefined, { ...link, isBehind: false, moves: true }, { ...link, isBehind: true, moves: false }]
  drawInRelation(g, [spot('drive'), spot(), spot()], links, 0, { seconds: 0, durationSeconds: 4 }, (i) =>
    drawn.push([i, Math.round(g.getTransform().e)]),
  )
  expect(drawn).toEqual([
    [2, 0],
    [0, 0],
    [1, -45],
  ])
})
