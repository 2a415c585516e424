import { VOCABULARY_CHOICES } from '@fablecut/director/vocabulary/choices'
import { expect, test } from 'vitest'
import { PLACES } from '../scene.ts'
import { artOf, isFigure } from '@fablecut/director/vocabulary/art-of'
import { iconOf, placeOfScenery } from './art.ts'

test('whatever a person may choose for a plan is drawn', () => {
  expect(VOCABULARY_CHOICES.people.filter((name) => !isFigure(name))).toEqual([])
  expect(VOCABULARY_CHOICES.animals.filter((name) => !isFigure(name))).toEqual([])
  expect(
    VOCABULARY_CHOICES.things.filter((name) => iconOf(name) === undefined && placeOfScenery(name) === undefined && !isFigure(name)),
  ).toEqual([])
  expect(artOf('butterfly')).toBe('butterfly')
})

test('every place of the painter but those that are nowhere can be chosen', () => {
  expect(VOCABULARY_CHOICES.places).toEqual(
    PLACES.filter((place) => place !== 'abstract' && place !== 'plain').toSorted((a, b) => a.localeCompare(b, 'en')),
  )
})
