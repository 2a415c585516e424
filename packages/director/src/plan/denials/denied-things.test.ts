import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

const BEFORE = 'Life out there is simple. People are kind to each other.'
const thingsOf = (sentence: string) =>
  directScript(`${BEFORE} ${sentence}`)
    .at(-1)!
    .plan.things.map(({ what, event }) => (event === 'cross-out' ? `no ${what}` : what))

it.each([
  ['Without bees there would be no apples, no almonds, and no coffee.', ['no apple', 'no almond', 'no coffee']],
  ['He never owned a car, a television, or a suit.', ['no car', 'no television']],
  ['Coffee and cheese are forbidden before the test.', ['no coffee', 'no cheese']],
  ['Leave the umbrella at home.', ['no umbrella']],
  ["Cast iron doesn't need soap, it needs salt and a cloth.", ['no soap', 'salt']],
])('what is denied is struck out: %s', (sentence, things) => {
  expect(thingsOf(sentence)).toEqual(expect.arrayContaining(things))
})

it.each([
  ['Drink water instead of cola.', ['glass', 'no cola']],
  ['Keep the bread in a box, not in the fridge.', ['bread', 'box', 'no refrigerator']],
  ['Buy a bicycle, never a motorcycle.', ['bicycle', 'no motorcycle']],
  ['Walk instead of driving the car.', ['no car']],
])('what is not chosen is struck out, never the other: %s', (sentence, things) => {
  expect(thingsOf(sentence)).toEqual(things)
})

it.each([
  "Don't forget your umbrella.",
  'Never drink from a river without boiling the water first.',
  'Most of the stones were never found.',
])('what is there is not struck out: %s', (sentence) => {
  expect(thingsOf(sentence).filter((what) => what.startsWith('no '))).toEqual([])
})
