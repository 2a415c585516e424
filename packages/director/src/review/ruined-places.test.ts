import { expect, it } from 'vitest'
import { directScript } from '../direct-script.ts'

it.each([
  ['In 1521 the city lay in ruins.', 'en', 'village', 'ruined'],
  ['In 2023 the city lay in ruins.', 'en', 'city', 'ruined'],
  ['In the year 90 the Roman city lay in ruins.', 'en', 'ruins', 'ruined'],
  ['En 1521 la ciudad estaba en ruinas.', 'es', 'village', 'ruined'],
  ['Nach dem Krieg war die Stadt zerstört.', 'de', 'city', 'ruined'],
  ['The city was full of people.', 'en', 'city', undefined],
])('a destroyed town has no open shops: %s', (sentence, language, place, state) => {
  const { plan } = directScript(sentence, { language })[0]!
  expect([plan.place, plan.placeState]).toEqual([place, state])
})

it('a castle does not stand in the river that is seen from it', () => {
  expect(directScript('In the afternoon climb to the castle and watch the river turn silver.')[0]!.plan.place).not.toBe('river')
})

it('who sleeps in a car is in no gym', () => {
  expect(directScript('I slept in my car and showered at the gym.')[0]!.plan.place).not.toBe('gym')
})

it('winter is white in stories and in other languages', () => {
  expect(directScript('Der kleine Igel wachte mitten im Winter auf.', { language: 'de' })[0]!.plan.weather).toBe('snow')
  expect(directScript('One winter a hedgehog woke up.')[0]!.plan.weather).toBe('snow')
})
