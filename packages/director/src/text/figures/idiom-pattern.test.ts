import { expect, test } from 'vitest'
import { shown } from '../../testing/last-sentence.ts'

test.each([
  ['Somebody spilled the beans at lunch.', 'bean'],
  ['She broke the ice with a joke.', 'ice'],
  ['Our minister faced the music.', 'music'],
  ['It opened a can of worms.', 'worm'],
  ['They have burned their bridges.', 'bridge'],
  ['It rained cats and dogs.', 'cat'],
  ['He threw in the towel.', 'towel'],
  ['They kicked the can down the road.', 'can'],
  ['That ship has sailed.', 'ship'],
  ['Grandma wears many hats.', 'hat'],
])('an idiom in any form is not drawn: %s', (sentence, thing) => {
  expect(shown(sentence).join()).not.toContain(thing)
})

test.each([
  ['She spilled the milk.', 'milk'],
  ['The ice in the glass broke.', 'ice'],
  ['A cat and a dog played in the garden.', 'cat'],
  ['They built two bridges.', 'bridge'],
  ['The ship sailed at noon.', 'ship'],
])('the same words in another sense are: %s', (sentence, thing) => {
  expect(shown(sentence).join()).toContain(thing)
})
