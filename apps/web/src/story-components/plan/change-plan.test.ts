import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { withFittingHandwork } from './change-plan.ts'

const PLAN: ShotPlan = { ...EMPTY_PLAN, form: 'scene', things: [{ what: 'tap', count: 1 }], handwork: [{ motion: 'turn', what: 'tap' }] }

test('hands stay while the place or the mood is changed', () => {
  expect(withFittingHandwork(PLAN, { ...PLAN, mood: 'happy', place: 'kitchen' }).handwork).toEqual(PLAN.handwork)
})

test('hands stay while the things are put in another order', () => {
  const [tap, cup] = [...PLAN.things, { what: 'cup', count: 1 }]
  const both = { ...PLAN, things: [tap!, cup!] }
  expect(withFittingHandwork(both, { ...both, things: [cup!, tap!] }).handwork).toEqual(PLAN.handwork)
})

test('hands go with another form or another thing', () => {
  expect(withFittingHandwork(PLAN, { ...PLAN, form: 'words' })).not.toHaveProperty('handwork')
  expect(withFittingHandwork(PLAN, { ...PLAN, things: [{ what: 'apple', count: 1 }] })).not.toHaveProperty('handwork')
})
