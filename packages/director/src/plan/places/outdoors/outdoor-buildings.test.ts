import { expect, it } from 'vitest'
import type { ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { withBuildingsOutdoors } from './outdoor-buildings.ts'

const placeBehind = (place: string, what: string, event?: 'cross-out'): string | undefined => {
  const plan = { place, cast: [], things: [{ what, count: 1, ...(event && { event }) }] } as unknown as ShotPlan
  return withBuildingsOutdoors([{ plan }])[0]!.plan.place
}

it('a building seen from outside is never before a room', () => {
  expect(placeBehind('kitchen', 'bakery')).toBe('street')
  expect(placeBehind('room', 'lighthouse')).toBeUndefined()
})

it('things of a room and buildings of the open stay where they are', () => {
  expect(placeBehind('kitchen', 'kettle')).toBe('kitchen')
  expect(placeBehind('field', 'barn')).toBe('field')
  expect(placeBehind('kitchen', 'bakery', 'cross-out')).toBe('kitchen')
})
