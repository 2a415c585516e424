import { expect, test } from 'vitest'
import { EMPTY_PLAN, type PlanAction } from '@fablecut/domain/story/shot-plan/shot-plan'
import { withoutRoomsOfOutdoorActions } from './outdoor-actions.ts'

const placeOf = (action: PlanAction, place: string) => {
  const figure = { id: 'man', what: 'man', action, feeling: 'neutral', speaks: false } as const
  return withoutRoomsOfOutdoorActions([{ plan: { ...EMPTY_PLAN, place, cast: [figure] } }])[0]!.plan.place
}

test.each([
  ['dig', 'cottage', 'plain'],
  ['ride', 'room', 'plain'],
  ['dig', 'cellar', 'cellar'],
  ['ride', 'bus', 'bus'],
  ['read', 'cottage', 'cottage'],
  ['dig', 'garden', 'garden'],
] as const)('who does %s in %s is in %s', (action, place, seen) => {
  expect(placeOf(action, place)).toBe(seen)
})
