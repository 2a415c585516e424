import { expect, it } from 'vitest'
import { directScenes } from '../../testing/direct-scenes.ts'

const doneIn = (sentence: string) => directScenes(`A fox lived in a forest. ${sentence}`).at(-1)!.plan.cast[0]

it.each([
  ['An owl spread her wings and swooped down without a sound.', 'owl', 'fly'],
  ['A bear was digging in the snow, looking for food.', 'bear', 'dig'],
  ['A lioness crouches in the dry grass.', 'lioness', 'kneel'],
  ['The wolf threw back his head and howled.', 'wolf', 'sing'],
  ['A hedgehog curled up in a ball of leaves.', 'hedgehog', 'sleep'],
  ['A mouse hid behind a stone.', 'mouse', 'hide'],
  ['An eagle dives from the cliff.', 'eagle', 'fly'],
  ['A deer dives into the lake.', 'deer', 'swim'],
  ['The squirrel leaps onto a branch.', 'squirrel', 'jump'],
  ['A squirrel climbs up the tall pine tree.', 'squirrel', 'climb'],
  ['A wolf can reach forty miles per hour.', 'wolf', 'run'],
  ['The wolf climbed to the top of the hill.', 'wolf', 'walk'],
])('%s', (sentence, what, action) => {
  expect(doneIn(sentence)).toMatchObject({ what, action })
})

it.each([
  ['Thousands of geese fly south.', 'goose', 'fly'],
  ['A herd of zebras runs across the plain.', 'zebra', 'scatter'],
])('%s', (sentence, what, event) => {
  expect(directScenes(sentence)[0]!.plan.things[0]).toMatchObject({ what, event })
})

it('a pack is of the animals before it, and the fish of a school are seen', () => {
  expect(directScenes('A wolf pack begins to hunt.')[0]!.plan.things[0]).toMatchObject({ what: 'wolf', count: 5 })
  const school = directScenes('A school of fish turns in the water.')[0]!.plan.things
  expect(school.map(({ what }) => what)).toEqual(['fish'])
  expect(school[0]!.count).toBeGreaterThan(3)
})

it('a chick is the young of the bird that was told', () => {
  const [, chick] = directScenes('A robin sat on her nest. After two weeks the first chick breaks its shell and opens its beak.')
  expect(chick!.plan.cast[0]).toMatchObject({ what: 'baby bird', action: 'hatch' })
  expect(doneIn('The chick breaks its shell.')?.what).not.toBe('baby fox')
})

it('an animal keeps the colour of its coat through a tale', () => {
  const [first, second] = directScenes('A white rabbit lived under a hill. The rabbit ran home.')
  expect([first, second].map((one) => one!.plan.cast[0]?.what)).toEqual(['white rabbit', 'white rabbit'])
})

it('he and she are who was told before them, of two animals', () => {
  const script = 'A rabbit never left her burrow. An old turtle knocked on her door. He showed her the stars.'
  expect(directScenes(script)[2]!.plan.cast.map(({ what }) => what)).toEqual(['turtle', 'rabbit'])
})
