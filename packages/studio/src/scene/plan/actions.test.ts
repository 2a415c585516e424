import { EMPTY_PLAN, PLAN_ACTIONS, type PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, it } from 'vitest'
import { poseAt } from '../../characters/poses/pose.ts'
import { assignHeldProps } from '../../stage/holding.ts'
import { sceneOfPlan } from './scene-of-plan.ts'

const figure = { id: 'a', what: 'woman', feeling: 'neutral', speaks: false } as const
const sceneWith = (action: PlanAction, ...others: readonly string[]) =>
  sceneOfPlan(
    {
      ...EMPTY_PLAN,
      place: 'street',
      cast: [{ ...figure, action }, ...others.map((what) => ({ ...figure, id: what, what, action: 'stand' as const }))],
    },
    { storySeed: 4, shotIndex: 0, shotCount: 1, seed: 1 },
  )
const actionsOf = (action: PlanAction, ...others: readonly string[]) =>
  sceneWith(action, ...others).who.map((actor) => (actor.kind === 'person' ? actor.action : 'animal'))

/** Actions that are seen by a prop, a face or a movement alone. */
const STANDING: ReadonlySet<PlanAction> = new Set(['stand'])

it.each(PLAN_ACTIONS.filter((action) => !STANDING.has(action)))('somebody who is to %s does not just stand there', (action) => {
  const [actor] = sceneWith(action).who
  if (actor?.kind !== 'person') throw new Error('nobody is drawn')
  expect(poseAt(actor.action, 0)).not.toEqual(poseAt('stand', 0))
})

it('what an action is done with is in the hands where the plan names nothing', () => {
  for (const [action, icon] of [
    ['read', 'book'],
    ['drink', 'cup'],
    ['throw', 'ball'],
    ['water', 'watering-can'],
  ] as const)
    expect(assignHeldProps(sceneWith(action)).map(({ prop }) => prop.icon)).toEqual([icon])
})

it('both of two people hug, a child and an animal are hugged on the knees', () => {
  expect(actionsOf('hug', 'man')).toEqual(['hug', 'hug'])
  expect(actionsOf('hug', 'boy')).toEqual(['kneel', 'hug'])
  expect(actionsOf('hug', 'dog')).toEqual(['kneel', 'animal'])
})

const useOf = (action: PlanAction, what: string, others: readonly string[] = []) => {
  const plan = {
    ...EMPTY_PLAN,
    place: 'street',
    cast: [{ ...figure, action }],
    things: [what, ...others].map((name) => ({ what: name, count: 1 })),
  }
  const { who, props } = sceneOfPlan(plan, { storySeed: 4, shotIndex: 0, shotCount: 1, seed: 1 })
  return [who[0]?.kind === 'person' ? who[0].action : undefined, props.map(({ word }) => word)]
}

it.each([
  ['play', 'guitar', 'strum'],
  ['play', 'violin', 'fiddle'],
  ['play', 'drum kit', 'drum'],
  ['play', 'piano', 'piano'],
  ['talk', 'smartphone', 'phone'],
  ['stand', 'fishing rod', 'fish'],
  ['work', 'painting', 'paint'],
  ['sit', 'car', 'drive'],
  ['play', 'football', 'kick'],
  ['play', 'tennis racket', 'swing'],
  ['fight', 'boxing glove', 'box'],
  ['throw', 'basketball', 'shoot'],
] as const)('who is to %s with a %s is seen using it, and it does not stand beside as well', (action, what, pose) => {
  expect(useOf(action, what)).toEqual([pose, []])
})

it('a wall is painted without an easel, and nobody drives a car that stands there', () => {
  expect(useOf('work', 'paintbrush', ['fence'])[0]).toBe('work')
  expect(useOf('stand', 'car')).toEqual(['stand', ['car']])
})

const carriesOf = (action: PlanAction, what: string) => {
  const plan = { ...EMPTY_PLAN, place: 'street', cast: [{ ...figure, action }], things: [{ what, count: 1 }] }
  return assignHeldProps(sceneOfPlan(plan, { storySeed: 4, shotIndex: 0, shotCount: 1, seed: 1 })).map(({ carry }) => carry)
}

it('heavy things are pushed along the ground, small ones are not', () => {
  expect(carriesOf('push', 'cart')).toEqual(['pushed'])
  expect(carriesOf('pull', 'cart')).toEqual(['pulled'])
  expect(carriesOf('push', 'coin')).toEqual([])
})

const doingTo = (action: PlanAction, what: string) => {
  const cast = [{ ...figure, action, target: what }]
  const plan = { ...EMPTY_PLAN, place: 'street', cast, things: [{ what, count: 1 }] }
  const scene = sceneOfPlan(plan, { storySeed: 4, shotIndex: 0, shotCount: 1, seed: 1 })
  const [actor] = scene.who
  return [actor?.kind === 'person' ? actor.action : undefined, assignHeldProps(scene).map(({ prop }) => prop.word)]
}

it('whatever is small enough is held', () => {
  expect(doingTo('hold', 'credit card')).toEqual(['hold', ['credit card']])
  expect(doingTo('throw', 'banknote')).toEqual(['throw', ['banknote']])
})

it('somebody who cannot carry what is named carries nothing else', () => {
  expect(doingTo('carry', 'piano')).toEqual(['walk', []])
})
