import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

const verbsOf = (sentence: string): string[] =>
  tokensOf(sentence, new Set())
    .filter(({ pos }) => pos === 'VERB')
    .map(({ low }) => low)

test.each([
  ['It said: cook for people while they are still hungry.', 'cook'],
  ['His rule — drink before you are thirsty.', 'drink'],
  ['Water the plants every morning.', 'water'],
  ['Book a room near the sea.', 'book'],
  ['Fish for salmon in spring.', 'fish'],
  ['Drill two holes.', 'drill'],
  ['Hammer the nail into the wall.', 'hammer'],
  ['Cook rice slowly.', 'cook'],
  ['Drink, rest and let it work.', 'drink'],
  ['If it starts raining, which it often does in March, duck into a tiny tavern.', 'duck'],
  ['In Lisbon, duck into a tiny tavern.', 'duck'],
  ['Once it is in place, screw everything back together.', 'screw'],
])('%s commands to %s', (sentence, verb) => {
  expect(verbsOf(sentence)).toContain(verb)
})

test.each([
  ['Fish in the lake died.', 'fish'],
  ['Water boils at a hundred degrees.', 'water'],
  ['Work of this kind is rare.', 'work'],
  ['Book shops closed.', 'book'],
  ['In the pond, duck and goose swim.', 'duck'],
  ['She sold bread, fish and cheese.', 'fish'],
])('%s names something by %s', (sentence, noun) => {
  expect(verbsOf(sentence)).not.toContain(noun)
})

test.each([
  ['Forty people drowned.', 'drowned'],
  ['Her father kept the lamp burning, and she slept.', 'burning'],
])('%s has the verb %s behind its noun', (sentence, verb) => {
  expect(verbsOf(sentence)).toContain(verb)
})

test.each([
  ['The red wall looked tired.', 'tired'],
  ['She found the swimming pool.', 'swimming'],
])('%s has no verb %s', (sentence, word) => {
  expect(verbsOf(sentence)).not.toContain(word)
})
