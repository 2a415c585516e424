import { EMPTY_PLAN, type PlanThing, type ShotPlan } from '@fablecut/domain/story/shot-plan/shot-plan'
import type { ShotGraphic } from '@fablecut/domain/story/shot-plan/graphic'
import { expect, test } from 'vitest'
import { describePlan } from '../describe-plan.ts'
import { graphicDrawingsOf } from './graphic-drawings.ts'

const MAP: ShotGraphic = { template: 'map', isRoute: false, countries: ['JM'], points: [] }
const STEPS: ShotGraphic = { template: 'steps', steps: [{ label: 'Peel the onion' }, { label: 'Boil the water' }, { label: 'Wait' }] }
const dots = (label: string): ShotGraphic => ({ template: 'dots', count: 30, label })
const thing = (what: string, more: Partial<PlanThing> = {}): PlanThing => ({ what, count: 1, ...more })
const FARMER = { id: 'f', what: 'farmer', action: 'stand', feeling: 'neutral', speaks: false } as const
const namesOf = (graphic: ShotGraphic, plan: Partial<ShotPlan>) =>
  describePlan({ ...EMPTY_PLAN, ...plan, graphic }, 'graphic').map(({ what }) => what)

test('beside a diagram are two drawings at most, figures first, each once', () => {
  const things = [thing('goat', { count: 4 }), thing('book'), thing('book'), thing('apple')]
  expect(namesOf(MAP, { cast: [FARMER], things: [thing('book'), thing('apple')] })).toEqual(['graphic', 'farmer', 'book'])
  expect(namesOf(MAP, { things })).toEqual(['graphic', 'goat', 'book'])
  expect(namesOf(MAP, {})).toEqual(['graphic'])
})

test('who only walks is described as who stands, since only the head is seen', () => {
  expect(namesOf(MAP, { cast: [{ ...FARMER, action: 'walk' }] })).toEqual(['graphic', 'farmer'])
  expect(namesOf(MAP, { cast: [{ ...FARMER, action: 'run' }] })).toEqual(['graphic', 'running farmer'])
})

test('what is struck out, a hand alone, places and scenery are not drawn beside one', () => {
  const things = [thing('book', { event: 'cross-out' }), thing('hand'), thing('beach'), thing('sky')]
  expect(namesOf(MAP, { things })).toEqual(['graphic'])
})

test('rows have the things that they name, and nothing beside them', () => {
  const things = [thing('water'), thing('onion')]
  expect(graphicDrawingsOf({ cast: [FARMER], things }, STEPS)).toMatchObject({
    rows: [{ what: 'onion' }, { what: 'water' }, undefined],
    figures: [],
    things: [],
  })
  expect(namesOf(STEPS, { cast: [FARMER], things })).toEqual(['graphic', 'onion', 'water'])
  expect(namesOf(STEPS, { cast: [FARMER], things: [thing('onion')] })).toEqual(['graphic', 'farmer', 'onion'])
})

test('dots are the thing that they count, unless they are people', () => {
  expect(graphicDrawingsOf({ cast: [], things: [thing('apple'), thing('book')] }, dots('of the apples'))).toMatchObject({
    unit: { what: 'apple' },
    things: [{ what: 'book' }],
  })
  expect(graphicDrawingsOf({ cast: [], things: [thing('toothbrush')] }, dots('dentists'))).toEqual({
    figures: [],
    things: [thing('toothbrush')],
  })
})

test('a cutaway and words that are struck out have nothing beside them', () => {
  const things = [thing('book')]
  expect(namesOf({ template: 'cutaway', layers: [{ label: 'Crust' }, { label: 'Core' }] }, { things })).toEqual(['graphic'])
  expect(namesOf({ template: 'words', words: 'mind', struck: 'events' }, { things })).toEqual(['graphic'])
})
