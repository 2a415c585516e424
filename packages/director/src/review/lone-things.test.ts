import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { shown } from '../testing/last-sentence.ts'

test.each([
  ['Drink a cup of water before breakfast.', 'water'],
  ['The water rushed into the cabin.', 'water'],
  ['A cactus loses almost all of its water.', 'water'],
  ['A desk job weakens the muscles of your back.', 'muscle'],
  ['The ferry left with ninety people on board.', 'people'],
  ['After the stairs your legs will know it.', 'leg'],
])('no drop and no limb alone: %s', (text, thing) => {
  expect(shown(text)).not.toContain(thing)
})

test('ash all over the sky is no heap', () => {
  expect(shown('The ash rose into the sky over the volcano.')).not.toContain('ash')
})

test('water that is said for itself stays a drop', () => {
  expect(shown('Mix the flour with water.')).toContain('water')
})

test.each([
  ['A violinist plays on the corner.', 'violin'],
  ['The band kept playing all night.', 'guitar'],
])('who makes music has an instrument: %s', (text, instrument) => {
  expect(shown(text)).toContain(instrument)
})

test('a person of antiquity is dressed so, and whom the script then speaks to does not', () => {
  const plans = directScript('Seneca walked through the garden. You drink too much coffee.').map(({ plan }) => plan)
  expect(plans[0]!.cast[0]!.traits?.period).toBe('ancient')
  expect(plans[1]!.cast[0]?.traits?.period).toBeUndefined()
})
