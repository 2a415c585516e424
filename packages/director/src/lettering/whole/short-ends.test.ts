import { expect, test } from 'vitest'
import { analyse } from '../../story/analysis.ts'
import { wholeClauses } from './whole-pieces.ts'

const clausesIn = (text: string, max = 6) => wholeClauses(analyse([text], new Set())[0]!, max).map(({ words }) => words)

test.each([
  ['In 1883 a volcano called Krakatoa exploded with a bang that people heard in Perth.', 'Krakatoa exploded'],
  ["Life might survive below the ice of Jupiter's moon Europa.", 'Life might survive below the ice'],
  ['Scientists believe that a fungus might survive on the walls of the old reactor in Chernobyl.', 'A fungus might survive on the walls'],
  ['A teacher in Kenya built a library out of an old bus for children who had never owned a book.', 'A teacher in Kenya built a library'],
  [
    'Russian scientists drilled for more than twenty years before the drill touched water.',
    'Russian scientists drilled for more than 20 years',
  ],
  ['In 1912 a woman called Harriet Quimby flew across the English Channel alone.', 'Harriet Quimby flew across the English Channel alone'],
  ['A painter who had never sold a picture moved to Arles.', 'A painter moved to Arles'],
  ['You burn about one thousand calories a week.', 'You burn about 1,000 calories per week'],
  ['It is called Lake Vostok.', 'Lake Vostok'],
])('a short clause of %s is %s', (text, words) => {
  expect(clausesIn(text)).toContain(words)
})

test.each([
  ['Champions are made when nobody is watching.', 'Champions are made', 'Champions are made when nobody is watching'],
  ['Coffee is grown in the mountains of Brazil.', 'Coffee is grown', 'Coffee is grown in the mountains of Brazil'],
])('%s does not end before how, when or where', (text, cut, whole) => {
  const clauses = clausesIn(text, 9)
  expect(clauses).not.toContain(cut)
  expect(clauses).toContain(whole)
})

test('what is free is said to be', () => {
  expect(clausesIn('Get the first twenty capsules for free.', 9)).toEqual(['Get the first 20 capsules for free'])
})

test.each([
  ['They wait until the end of the month.', 'They wait'],
  ['Doctors fought against the plague in London.', 'Doctors fought'],
  ['Nobody slept in the house.', 'Nobody slept'],
  ['A dog that has been hit does not learn to behave.', 'A dog does not learn to behave'],
  ['Enjoy a computer that sounds like new.', 'Enjoy a computer'],
  ['Half of the forest burned down in a night.', 'Half of the forest burned'],
  ['She waited for the bus in the rain.', 'She waited'],
])('a clause of %s never ends as %s', (text, words) => {
  expect(clausesIn(text, 12)).not.toContain(words)
})
