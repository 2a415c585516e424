import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const POMPEII =
  'On the morning of August 24, in the year 79, the people of Pompeii were baking bread. At noon the mountain above the city exploded. A column of ash rose 30 kilometers into the sky. Stones rained on the roofs until the houses collapsed. By the next morning the city lay under six meters of ash. When it was dug out again, 81 loaves of bread were still in the oven.'
const plans = directScript(POMPEII).map(({ plan }) => plan)
const thingsOf = (i: number): string[] => plans[i]!.things.map(({ what }) => what)

test('a mountain that explodes is a volcano, and so is the column of ash above it', () => {
  expect(thingsOf(1)).toEqual(['volcano'])
  expect(thingsOf(2)).toEqual(['volcano'])
})

test('stones that rain bring no rain, and a city under ash is no city with its bread', () => {
  expect(plans[3]!.weather).toBe('clear')
  expect(plans[4]).toMatchObject({ place: 'ruins', things: [] })
  expect(plans[4]!.placeState).toBeDefined()
})

test('how many there are is lettered where no picture counts them', () => {
  expect(plans[5]!.text.map(({ words }) => words)).toContain('81 loaves')
})
