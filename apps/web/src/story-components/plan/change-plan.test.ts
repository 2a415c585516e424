import { EMPTY_PLAN, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { withFittingHandwork, withFittingPositions } from './change-plan.ts'

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

const BOWL = { what: 'bowl', count: 1 }
const SNAILS = { what: 'snail', count: 3, position: { relation: 'in', of: 'bowl' } } as const
const PLACED: ShotPlan = { ...EMPTY_PLAN, things: [BOWL, SNAILS] }
const positionsIn = ({ cast, things }: ShotPlan) => [...cast, ...things].map(({ position }) => position?.of)

const after = (things: ShotPlan['things']) => positionsIn(withFittingPositions(PLACED, { ...PLACED, things }))

test('what is in a thing stays in it when it becomes another thing or is moved, and is nowhere without it', () => {
  expect(after([{ ...BOWL, what: 'basket' }, SNAILS])).toEqual([undefined, 'basket'])
  expect(after([SNAILS, BOWL])).toEqual(['bowl', undefined])
  expect(after([SNAILS])).toEqual([undefined])
  expect(after([BOWL, SNAILS, { what: 'spoon', count: 1 }])).toEqual([undefined, 'bowl', undefined])
})

test('a position at a figure follows its id', () => {
  const man = { id: 'man 0', what: 'man', action: 'stand', feeling: 'neutral', speaks: false } as const
  const bird = { what: 'bird', count: 1, position: { relation: 'on', of: 'man 0' } } as const
  const before: ShotPlan = { ...EMPTY_PLAN, cast: [man], things: [bird] }
  expect(positionsIn(withFittingPositions(before, { ...before, cast: [{ ...man, id: 'woman 0', what: 'woman' }] }))).toEqual([
    undefined,
    'woman 0',
  ])
  expect(positionsIn(withFittingPositions(before, { ...before, cast: [] }))).toEqual([undefined])
})
