import { expect, test } from 'vitest'
import { baseForm, inFirstPerson } from './first-person.ts'

const ALONE = { main: 'Poppy' }
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
  expect(inFirstPerson(sentence, ALONE, true)).toBe(said)
})

test('two characters are `we`, and one of them alone keeps the name', () => {
  expect(inFirstPerson('Poppy and Flint bake their bread', PAIR, false)).toBe('We bake our bread')
  expect(inFirstPerson('They carry it to the market', PAIR, false)).toBe('We carry it to the market')
  expect(inFirstPerson('Flint eats his bread', PAIR, false)).toBe('Flint eats his bread')
})

test('a pronoun that can mean somebody else stays', () => {
  expect(inFirstPerson('She pours the tea', ALONE, false)).toBe('She pours the tea')
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
