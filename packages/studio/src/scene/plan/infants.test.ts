import { EMPTY_PLAN, type PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { withNewbornsInBeds } from './infants.ts'
import { sceneOfPlan } from './scene-of-plan.ts'

const REQUEST = { storySeed: 3, shotIndex: 0, shotCount: 1, seed: 1 }
const babyThat = (action: PlanAction) => {
  const cast = [{ id: 'figure-1', what: 'baby', action, feeling: 'neutral' as const, speaks: false }]
  return sceneOfPlan({ ...EMPTY_PLAN, cast }, REQUEST).who[0]
}

test.each([
  ['crawl', 'crawl'],
  ['run', 'crawl'],
  ['stand', 'sit-on-ground'],
  ['eat', 'sit-on-ground'],
  ['lie', 'lie'],
] as const)('a baby does not stand: %s is drawn as %s', (asked, drawn) => {
  expect(babyThat(asked)).toMatchObject({ action: drawn, look: { infant: true } })
})

test('a sleeping baby has its eyes closed', () => {
  expect(babyThat('sleep')).toMatchObject({ action: 'lie', asleep: true })
})

test('a newborn lies in the crib that is beside it, unless it is said to be elsewhere', () => {
  const things = [
    { what: 'newborn baby', count: 1 },
    { what: 'crib', count: 1 },
  ]
  expect(withNewbornsInBeds({ ...EMPTY_PLAN, things }).things[0]).toMatchObject({ position: { relation: 'in', of: 'crib' } })
  const position = { relation: 'on', of: 'bed' } as const
  expect(withNewbornsInBeds({ ...EMPTY_PLAN, things: [{ ...things[0]!, position }, things[1]!] }).things[0]).toMatchObject({ position })
  expect(withNewbornsInBeds({ ...EMPTY_PLAN, things: [things[0]!] }).things).toEqual([things[0]])
})
