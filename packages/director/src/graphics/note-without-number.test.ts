import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { noteWithoutNumber } from './note-without-number.ts'

const noteOf = (text: string): string | undefined => {
  const analysis = analyse([text], new Set())[0]!
  return noteWithoutNumber(analysis, analysis.quantities[0]!)
}

test.each([
  ['Somebody puts eighty-six thousand dollars into your account.', 'somebody puts into your account'],
  ['After one hard year you own 2,400 dollars.', 'you own after one hard year'],
  ['Set up a transfer of ten percent that leaves your account on payday.', 'Set up a transfer'],
  ['Put twenty percent of your salary aside before you pay a single bill.', 'of your salary to put aside'],
  ['The old tailor kept four wooden buttons in a box under his bed.', 'wooden buttons the old tailor kept'],
  ['Sixty percent of all startups fail within three years.', 'of all startups fail within 3 years'],
  ['About forty percent of adults cannot name a single neighbour.', 'of adults cannot name a single neighbour'],
  ['Save fifty dollars every week.', 'to save every week'],
  ['The repair costs two hundred dollars.', 'the repair'],
  ['The stadium holds eighty thousand fans.', 'fans the stadium holds'],
])('a number stands beside what %s says of it: %s', (text, note) => {
  expect(noteOf(text)).toBe(note)
})

test.each([
  'I sent out one hundred and forty applications.',
  'The wave was thirty metres high.',
  'There are five thousand languages.',
  'The man who lost ninety dollars laughed.',
  'The repair does not cost two hundred dollars.',
])('what is not whole without its number keeps it: %s', (text) => {
  expect(noteOf(text)).toBeUndefined()
})
