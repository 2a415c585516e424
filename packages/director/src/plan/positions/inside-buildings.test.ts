import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { withRoomsOfBuildings } from './inside-buildings.ts'

const insideBuilding = (plan: ShotPlan, text: string): ShotPlan => withRoomsOfBuildings([{ plan, text }])[0]!.plan

const woman = { id: 'a', what: 'woman', action: 'cook', feeling: 'neutral', speaks: false } as const
const card = (more: Partial<ShotPlan>): ShotPlan => ({ ...EMPTY_PLAN, form: 'words', cast: [woman], ...more })
const shed = { what: 'leaking shed', count: 1 }
const pot = { what: 'pot', count: 1 }

test('who is in a building stands in its room', () => {
  const inside = insideBuilding(card({ things: [shed, pot] }), 'In a leaking shed she stirred a big pot.')
  expect(inside.place).toBe('workshop')
  expect(inside.things).toEqual([pot])
  expect(insideBuilding(card({ things: [shed], tone: 'historic' }), 'She worked in an old shed.').place).toBe('attic')
})

test.each([
  ['She painted the shed.', card({ things: [shed] })],
  ['In a shed lay a boat.', card({ cast: [], things: [shed] })],
  ['She worked in a shed.', card({ things: [pot] })],
  ['She worked in a shed.', card({ things: [shed], place: 'garden' })],
  ['It burnt in the shed.', card({ things: [{ ...shed, event: 'burn' }] })],
])('%s: the building stays as it is', (text, plan) => {
  expect(insideBuilding(plan, text)).toBe(plan)
})
