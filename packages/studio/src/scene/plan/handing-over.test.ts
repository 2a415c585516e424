import { EMPTY_PLAN, type PlanFigure, type PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { assignHeldProps } from '../../stage/holding.ts'
import type { Scene } from '../scene.ts'
import { sceneOfPlan } from './scene-of-plan.ts'

const figure = (what: string, action: PlanFigure['action'], target?: string): PlanFigure => ({
  id: what,
  what,
  action,
  ...(target !== undefined && { target }),
  feeling: 'neutral',
  speaks: false,
})
const sceneOf = (cast: readonly PlanFigure[], things: readonly string[], place = 'street'): Scene =>
  sceneOfPlan(
    { ...EMPTY_PLAN, place, cast, things: things.map((what): PlanThing => ({ what, count: 1 })) },
    { storySeed: 4, shotIndex: 0, shotCount: 1, seed: 1 },
  )
const actionsOf = ({ who }: Scene) => who.map((actor) => (actor.kind === 'person' ? actor.action : (actor.act ?? 'animal')))

test('who gives has the thing in hand, and the other one reaches for it', () => {
  const scene = sceneOf([figure('man', 'give', 'key'), figure('woman', 'stand')], ['key'])
  expect(actionsOf(scene)).toEqual(['give', 'take'])
  expect(assignHeldProps(scene)).toMatchObject([{ actor: 0, carry: 'offered', prop: { word: 'key' } }])
})

test('what somebody makes lies on a bench, but for what is larger than that', () => {
  expect(actionsOf(sceneOf([figure('man', 'work', 'puppet')], ['puppet']))).toEqual(['craft'])
  expect(actionsOf(sceneOf([figure('man', 'work', 'boat')], ['boat']))).toEqual(['work'])
})

test('a wall that is climbed is drawn with the climber', () => {
  const scene = sceneOf([figure('man', 'climb', 'brick wall')], ['brick wall'], 'garden')
  expect(scene.who[0]).toMatchObject({ climbs: 'brick-wall' })
  expect(scene.props).toEqual([])
})

test('a carried animal is in the mouth of the other one, and what is blown comes from it', () => {
  expect(sceneOf([figure('fox', 'carry', 'mouse'), figure('mouse', 'stand')], [], 'field').who[1]).toMatchObject({ isCarried: true })
  expect(sceneOf([figure('wolf', 'blow', 'bubble')], ['bubble'], 'field').props[0]).toMatchObject({ carried: true, blown: true })
})
