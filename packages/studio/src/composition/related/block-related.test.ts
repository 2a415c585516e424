import { EMPTY_PLAN, type PlanFigure, type PlanPosition, type PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { sceneOfPlan } from '../../scene/plan/scene-of-plan.ts'
import { buildStage } from '../../stage/build-stage.ts'
import { styleOf } from '../../styles/styles.ts'

const SIZES = [
  [640, 360],
  [360, 640],
  [400, 400],
] as const
const figure = (what: string, position?: PlanPosition): PlanFigure => ({
  id: what,
  what,
  action: 'stand',
  feeling: 'neutral',
  speaks: false,
  ...(position && { position }),
})
const thing = (what: string, position?: PlanPosition, count = 1): PlanThing => ({ what, count, ...(position && { position }) })
const stageOf = (place: string, cast: PlanFigure[], things: PlanThing[], [width, height]: readonly [number, number] = SIZES[0]) => {
  const plan = { ...EMPTY_PLAN, place, cast, things }
  return buildStage(sceneOfPlan(plan, { storySeed: 3, shotIndex: 0, shotCount: 4, seed: 1 }), styleOf('anime'), width, height)
}

test.each(SIZES)('a man in a boat is drawn within it, and both are in a frame of %i x %i', async (width, height) => {
  const stage = await stageOf('sea', [figure('man', { relation: 'in', of: 'boat' })], [thing('boat')], [width, height])
  const [boat] = stage.props
  const [man] = stage.stands
  expect(stage.links).toMatchObject([{ item: { kind: 'figure', index: 0 }, of: { kind: 'prop', index: 0 }, moves: true }])
  expect(Math.abs(man!.x - boat!.x)).toBeLessThan(boat!.size / 2)
  expect(man!.y).toBeLessThan(boat!.y)
  expect(boat!.x - boat!.size / 2).toBeGreaterThan(0)
  expect(boat!.x + boat!.size / 2).toBeLessThan(width)
  expect(man!.y - man!.height).toBeGreaterThan(0)
})

test('a cat on a house is on its roof, with a size of its own', async () => {
  const { stands, props } = await stageOf('village', [figure('cat', { relation: 'on', of: 'house' })], [thing('house')])
  expect(stands[0]!.y).toBeLessThan(props[0]!.y - props[0]!.size * 0.6)
  expect(stands[0]!.height).toBeLessThan(props[0]!.size)
})

test('a bird on the head of somebody is drawn with them; what is placed at nobody stands as it did', async () => {
  const people = await stageOf('street', [figure('man'), figure('bird', { relation: 'on', of: 'man' })], [])
  expect(people.stands[1]!.y).toBeLessThan(people.stands[0]!.y - people.stands[0]!.height * 0.7)
  const alone = await stageOf('street', [figure('man', { relation: 'on', of: 'boat' })], [])
  expect(alone.links).toEqual([])
  expect(alone.stands).toEqual((await stageOf('street', [figure('man')], [])).stands)
})

test('several children around a fire are drawn on both sides of it', async () => {
  const { stands, props } = await stageOf('forest', [], [thing('fire'), thing('child', { relation: 'around', of: 'fire' }, 5)])
  expect(stands).toHaveLength(5)
  expect([stands.some(({ x }) => x < props[0]!.x), stands.some(({ x }) => x > props[0]!.x)]).toEqual([true, true])
})

test('somebody on a bench sits on it, on a horse rides it', async () => {
  const seated = await stageOf('garden', [figure('man', { relation: 'on', of: 'bench' })], [thing('bench')])
  expect(seated.scene.who[0]).toMatchObject({ action: 'sit', seat: 'bench' })
  const rider = await stageOf('field', [figure('boy', { relation: 'on', of: 'horse' }), figure('horse')], [])
  expect(rider.scene.who[0]).toMatchObject({ action: 'ride' })
})

test('in a tall frame the head of somebody in a boat is above the captions', async () => {
  const { stands, frame } = await stageOf('sea', [figure('man', { relation: 'in', of: 'boat' })], [thing('boat')], [360, 640])
  const { y, height } = stands[0]!
  expect(y - height * 0.78).toBeLessThan(frame.height * 0.6)
})

test('a bird on a cow is on its back', async () => {
  const { stands } = await stageOf('field', [figure('cow'), figure('bird', { relation: 'on', of: 'cow' })], [])
  const [cow, bird] = stands
  expect(Math.abs(bird!.x - cow!.x)).toBeLessThan(cow!.height * 0.3)
  expect(bird!.y).toBeLessThan(cow!.y - cow!.height * 0.3)
})

/** Height of the foot of an animal in an oak, in sizes of the tree. */
const heightInOak = async (what: string): Promise<number> => {
  const { stands, props } = await stageOf('forest', [figure(what, { relation: 'in', of: 'oak' })], [thing('oak')])
  return (props[0]!.y - stands[0]!.y) / props[0]!.size
}

test('who neither flies nor climbs is at the foot of a tree; others are up in it', async () => {
  expect(await heightInOak('hedgehog')).toBeLessThan(0.1)
  expect(await heightInOak('owl')).toBeGreaterThan(0.3)
})

test('a bird on a branch sits on a bough of its tree', async () => {
  const { stands, props } = await stageOf('forest', [figure('owl', { relation: 'on', of: 'branch' })], [thing('branch')])
  expect(props.map(({ icon }) => icon)).toContain('bough')
  expect(stands[0]!.y).toBeLessThan(props[0]!.y - props[0]!.size * 0.4)
})
