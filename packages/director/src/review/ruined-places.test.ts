import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

it.each([
  ['Two years later the city lay in ruins.', 'en', 'ruins'],
  ['Dos años después la ciudad estaba en ruinas.', 'es', 'ruins'],
  ['Nach dem Krieg war die Stadt zerstört.', 'de', 'ruins'],
  ['The city was full of people.', 'en', 'city'],
])('a destroyed town has no open shops: %s', (sentence, language, place) => {
  expect(directScript(sentence, { language })[0]!.plan.place).toBe(place)
})

it('a castle does not stand in the river that is seen from it', () => {
  expect(directScript('In the afternoon climb to the castle and watch the river turn silver.')[0]!.plan.place).not.toBe('river')
})

it('winter is white in stories and in other languages', () => {
  expect(directScript('Der kleine Igel wachte mitten im Winter auf.', { language: 'de' })[0]!.plan.weather).toBe('snow')
  expect(directScript('One winter a hedgehog woke up.')[0]!.plan.weather).toBe('snow')
})
