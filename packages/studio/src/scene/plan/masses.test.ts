import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { PlanThing } from '@fablecut/domain/story/shot-plan/shot-plan'
import { expect, test } from 'vitest'
import { iconOf } from './art.ts'
import { withMasses } from './masses.ts'

const drawn = (...things: PlanThing[]): (string | undefined)[] =>
  withMasses({ ...EMPTY_PLAN, things }).things.map(({ what, count }) => `${count} ${iconOf(what)}`)

test('many small things are one drawing of many', () => {
  expect(drawn({ what: 'coin', count: 26 })).toEqual(['1 heap-of-coins'])
  expect(drawn({ what: 'gold coin', count: 26, event: 'swarm' })).toEqual(['1 heap-of-coins'])
  expect(drawn({ what: 'petal', count: 12 }, { what: 'seed', count: 40 })).toEqual(['1 petals', '1 heap-of-seeds'])
})

test('a few of them, and many that fall, are as many as they are', () => {
  expect(drawn({ what: 'coin', count: 3 })).toEqual(['3 coin'])
  expect(drawn({ what: 'leaf', count: 26, event: 'fall' })).toEqual(['26 leaf'])
})

test('a drawing that shows many is not repeated', () => {
  expect(drawn({ what: 'dead leaf', count: 26 })).toEqual(['1 leaf-pile'])
  expect(drawn({ what: 'pile of coins', count: 3 })).toEqual(['1 heap-of-coins'])
})
