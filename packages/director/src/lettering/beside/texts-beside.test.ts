import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

const wordsOn = (text: string) => directScript(text)[0]!.textOnScreen

test.each([
  ['He bought a used grill for sixty dollars and sold burgers.', 'grill: $60'],
  ['Pay the plumber two hundred dollars and keep the kitchen sink.', 'plumber: $200'],
  ['A latte a day is one thousand dollars a year.', '$1,000 a year'],
  ['Pour half a cup of baking soda straight down the drain.', '½ cup of baking soda'],
  ['My neighbour bought a pasta maker for thirty dollars.', 'pasta maker: $30'],
  ['The old lighthouse weighs as much as forty elephants.', 'as much as 40 elephants'],
  ['It’s not about the money but the quiet mornings.', 'the quiet mornings'],
  ['Put the money into an index fund.', 'index fund'],
])('%s: %s', (text, words) => {
  expect(wordsOn(text)).toContain(words)
})

test('a number stands beside no statement of another clause', () => {
  const words = wordsOn('The first day he made eleven dollars; a year later, the line went around the block.')
  expect(words.join(' ')).not.toMatch(/11|eleven/u)
  expect(words).toContain('the line went around the block')
})

test('a later time is not lettered with the number that a graphic draws', () => {
  expect(wordsOn('He lost two hundred dollars, but a month later he won the race.')).not.toContain('1 month later')
})

test('what others suffered is not lettered beside a name', () => {
  expect(wordsOn('Clara Stern was born in Vienna, at a time when women were banned from the academy.')).not.toContain('banned')
})

test('beside what is denied stands what is so', () => {
  expect(wordsOn('Honestly, the umbrella isn’t what keeps you dry; it’s your rain boots.').join(' ')).toMatch(/rain boots/u)
})
