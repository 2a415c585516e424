import { expect, test } from 'vitest'
import { baseForm, inFirstPerson, referenceOf } from './first-person.ts'

const ALONE = { main: 'Poppy' }
const OWN = { isAlone: true, isOwn: true, isRelated: true }
const OTHERS = { isAlone: false, isOwn: false, isRelated: false }
const PAIR = { main: 'Poppy', companion: 'Flint' }

test.each([
  ['Poppy is cooking her dinner', "I'm cooking my dinner"],
  ['Poppy goes for a run', 'I go for a run'],
  ['She cleans her hands and rides to the beach', 'I clean my hands and ride to the beach'],
  ['Then she carries it home', 'Then I carry it home'],
  ['Poppy quietly watches the rain', 'I quietly watch the rain'],
  ["Poppy doesn't give up", "I don't give up"],
  ['Steam surrounds Poppy', 'Steam surrounds me'],
  ["The dog steals Poppy's hat", 'The dog steals my hat'],
  ['In the morning Poppy walks along the beach', 'In the morning I walk along the beach'],
  ['Then, at night, she counts the stars', 'Then, at night, I count the stars'],
  ['On Sunday morning the neighbor wakes Poppy', 'On Sunday morning the neighbor wakes me'],
  ['The train is late', 'The train is late'],
])('%s -> %s', (sentence, said) => {
  expect(inFirstPerson(sentence, ALONE, OWN)).toBe(said)
})

test('two characters are `we`, and one of them alone keeps the name', () => {
  expect(inFirstPerson('Poppy and Flint bake their bread', PAIR, OTHERS)).toBe('We bake our bread')
  expect(inFirstPerson('They carry it to the market', PAIR, OTHERS)).toBe('We carry it to the market')
  expect(inFirstPerson('Flint eats his bread', PAIR, OTHERS)).toBe('Flint eats his bread')
})

test('a pronoun that can mean somebody else stays', () => {
  expect(inFirstPerson('She pours the tea', ALONE, OTHERS)).toBe('She pours the tea')
})

test.each([
  ['', 'The dough does not rise, she tries again, and in the end she shares it with her grandmother', true],
  ['She visits her grandfather.', 'She brings him tea', true],
  ['She visits her grandmother.', 'She brings her tea', false],
  ['', 'Her sister laughs, and she laughs too', false],
  ['Poppy explores Lisbon.', 'She rides the tram', true],
  ['Poppy tries to catch her first fish.', 'She forgets the bait', true],
  ['Poppy bakes a cake for her sister.', 'She buys one', true],
  ['Poppy walks with a dog.', 'He forgets the ball', false],
  ['Her neighbour Tom lends her a wrench.', 'Finally it works and she rides to the sea', true],
])('after `%s` the pronoun of `%s` is own: %s', (before, sentence, isOwn) => {
  expect(referenceOf(`${before} ${sentence}`, before, sentence, ALONE).isOwn).toBe(isOwn)
})

test('relatives of the character are its own until somebody else is named', () => {
  expect(inFirstPerson('Her brother carries the boxes', ALONE, { ...OTHERS, isRelated: true })).toBe('My brother carries the boxes')
  expect(inFirstPerson('Her sister lends her a map', ALONE, { ...OTHERS, isRelated: true })).toBe('My sister lends me a map')
  expect(inFirstPerson('Her brother carries the boxes', ALONE, OTHERS)).toBe('Her brother carries the boxes')
})

test('a sentence that begins with something else is told in the first person too', () => {
  const sentence = 'The dough does not rise, she tries again with warm water, and in the end she shares bread with her grandmother'
  const told = 'The dough does not rise, I try again with warm water, and in the end I share bread with my grandmother'
  expect(inFirstPerson(sentence, ALONE, { ...OTHERS, isOwn: true })).toBe(told)
})

test.each([
  ['tries', 'try'],
  ['watches', 'watch'],
  ['has', 'have'],
  ['misses', 'miss'],
  ['freezes', 'freeze'],
  ['under', 'under'],
])('%s -> %s', (verb, base) => {
  expect(baseForm(verb)).toBe(base)
})
