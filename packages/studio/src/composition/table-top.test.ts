import { expect, test } from 'vitest'
import { figure, sampleScene, thing } from '../testing/sample-plan.ts'
import type { PlaceName, Scene } from '../scene/scene.ts'
import { frameOf } from '../stage/frame.ts'
import { tableEdgeOf } from './table-top.ts'

const insertOf = (place: PlaceName, icon: string): Scene => ({
  ...sampleScene({ place }, { storySeed: 3 }),
  who: [],
  props: [{ icon, word: icon }],
  view: { size: 'insert', angle: 'eye', subject: 0, side: 'centre' },
})
const hasTable = (place: PlaceName, icon: string, isIndoors: boolean): boolean =>
  tableEdgeOf(insertOf(place, icon), frameOf(720, 1280), isIndoors) !== undefined

/** Whether somebody in a café has a table for a thing. */
function hasTableFor(what: string): boolean {
  const scene = sampleScene({ place: 'cafe', cast: [figure('man')], things: [thing(what)] }, { storySeed: 3 })
  return tableEdgeOf({ ...scene, view: { ...scene.view!, size: 'medium' } }, frameOf(1280, 720), true) !== undefined
}

test('what is small stands on a table from near, in rooms and under the sky', () => {
  expect(hasTable('kitchen', 'pot-of-food', true)).toBe(true)
  for (const place of ['mountain', 'river', 'garden', 'plain'] as const) expect(hasTable(place, 'pot-of-food', false), place).toBe(true)
})

test('food without a known size stands on a table under the sky too', () => {
  const salad = { ...insertOf('garden', 'green-salad'), props: [{ icon: 'green-salad', word: 'salad' }] }
  expect(tableEdgeOf(salad, frameOf(720, 1280), false)).toBeDefined()
  expect(hasTable('garden', 'green-salad', false)).toBe(false)
})

test('what is large, or in the water, the sky or space, stands on none', () => {
  for (const icon of ['sailboat', 'deciduous-tree', 'full-moon']) expect(hasTable('river', icon, false), icon).toBe(false)
  for (const place of ['sea', 'space', 'underwater'] as const) expect(hasTable(place, 'pot-of-food', false), place).toBe(false)
})

test('an animal is on the ground under the sky, on no table', () => {
  expect(hasTable('forest', 'hedgehog', false)).toBe(false)
})

test('something small beside a person who is seen from the hips up stands on a table in a room, what is held does not', () => {
  expect(hasTableFor('pie')).toBe(true)
  expect(hasTableFor('umbrella')).toBe(false)
  expect(hasTableFor('sofa')).toBe(false)
})

const edgeWith = (place: PlaceName, what: string): number | undefined => {
  const scene = sampleScene({ place, cast: [figure('man')], things: [thing(what)] }, { storySeed: 3 })
  return tableEdgeOf({ ...scene, view: { ...scene.view!, size: 'medium', angle: 'eye' } }, frameOf(1280, 720), false)
}

test('what is small lies on a table beside people under the sky too, and the fish they caught', () => {
  expect(edgeWith('village', 'frying pan')).toBeDefined()
  expect(edgeWith('village', 'fish')).toBeDefined()
  expect(edgeWith('village', 'tree')).toBeUndefined()
  expect(edgeWith('sea', 'frying pan')).toBeUndefined()
})
