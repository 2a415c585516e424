import { expect, it } from 'vitest'
import { directScript } from '../../direct-script.ts'

/** The plan of one sentence of a script of three or more. */
const planOf = (script: string, sentence: number) => directScript(script, { language: 'en' })[sentence]!.plan
const thingIn = (script: string, sentence: number, what: string) => planOf(script, sentence).things.find((thing) => thing.what === what)

const BESIDE = 'People came from far away. It was a long time ago.'

it.each([
  ['The wind blew harder until the old barn collapsed.', 'barn', 'collapse'],
  ['The snowman stood in the sun and slowly melted.', 'snowman', 'melt'],
  ['A vase fell off the shelf and broke into pieces.', 'vase', 'break'],
  ['The umbrella was blown away by the wind.', 'umbrella', 'fly-away'],
  ['At midnight the candle went out.', 'candle', 'go-out'],
  ['The rocket exploded a minute after launch.', 'rocket', 'explode'],
  ['In the drought the sunflowers wither.', 'sunflower', 'wither'],
  ['The colors of the painting faded over the years.', 'painting', 'fade'],
  ['The coffee spilled all over the laptop.', 'coffee', 'spill'],
  ['The old chimney came down with a crash.', 'chimney', 'collapse'],
] as const)('%s', (sentence, what, event) => {
  expect(thingIn(`${sentence} ${BESIDE}`, 0, what)?.event).toBe(event)
})

it.each([
  ['The candle did not go out.', 'candle'],
  ['The vase could break.', 'vase'],
  ['The vase can be broken.', 'vase'],
  ['The vase stopped wobbling.', 'vase'],
  ['He found a star that had fallen into the grass.', 'fallen star'],
])('nothing happens to a thing of which it is denied, possible or over: %s', (sentence, what) => {
  const thing = thingIn(`${sentence} ${BESIDE}`, 0, what)
  expect(thing).toBeDefined()
  expect(thing?.event).toBeUndefined()
})

it('what comes down a hill does not collapse', () => {
  expect(planOf(`The cart came down the hill. ${BESIDE}`, 0).things.every(({ event }) => event !== 'collapse')).toBe(true)
})

it('a tap that drips no more has no drop, and a pot is covered while its lid is on', () => {
  expect(thingIn(`The tap drips all night. Tighten the tap. No more drips from the tap.`, 2, 'tap')?.state).toBe('dry')
  const pot = 'Chop one onion. Fry the onion in a pot. Let the soup simmer in the pot with the lid on.'
  expect(planOf(pot, 2).things.find(({ what }) => what === 'pot')?.state).toBe('covered')
})

it.each([
  ["The tap doesn't drip anymore.", 'tap'],
  ['The tap never drips.', 'tap'],
  ['The pipe no longer leaks.', 'pipe'],
  ['The tap stopped dripping.', 'tap'],
])('no drop hangs from what is said not to drip: %s', (sentence, what) => {
  const thing = thingIn(`The tap drips all night. Tighten the tap. ${sentence}`, 2, what)
  expect(thing?.state).toBe('dry')
  expect(thing?.event).toBeUndefined()
})

it.each([
  ['Cover the pot.', 'covered'],
  ['Cover it tightly.', 'covered'],
  ['Cover and simmer the soup in the pot.', 'covered'],
  ['Cover the pot with water.', undefined],
  ['Snow covered the pot.', undefined],
  ['The pot is covered.', 'covered'],
  ['Put the lid on the pot.', 'covered'],
  ['Cover the pot with a lid.', 'covered'],
  ['Cover the table and put the pot on it.', undefined],
  ['Cover the table with a cloth and fill the pot.', undefined],
  ['Lift the lid and stir the pot.', undefined],
  ['Put the lid on the pan and wash the pot.', undefined],
] as const)('a lid is on the pot that the clause names: %s', (sentence, state) => {
  const pot = thingIn(`Wash the pot. Fill the pot with soup. ${sentence}`, 2, 'pot')
  expect(pot).toBeDefined()
  expect(pot?.state).toBe(state)
})
