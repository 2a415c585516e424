import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'
import { allHeard } from '../point/besides.ts'
import { analyse } from '../../story/analysis.ts'
import { completeClauses } from './complete-pieces.ts'
import { isComplete } from './with-complete-lettering.ts'

const read = (text: string) => analyse([text], new Set())[0]!
const stands = (text: string, words: string) => isComplete(words, read(text), allHeard(read(text)))

test.each([
  ['Nobody rings a bell at the bottom, so waiting costs more than being wrong.', 'Nobody rings a bell'],
  ['An inspector in Quebec climbed a stack of barrels and nearly fell on Monday.', 'An inspector in Quebec fell'],
  ['Not one sock in the drawer dared to laugh at him all winter.', 'One sock in the drawer dared to laugh'],
  ['If you want to see it empty, go in November before the fog comes.', 'Go in November'],
  ['Drink your coffee right before you lie down, because it takes a while to work.', 'Drink your coffee'],
  ['It is not certain that the war was ever legal in any country.', 'The war was ever legal'],
  ['Turn the heat down at once, or the smell will stay in your kitchen.', 'The smell will stay in your kitchen'],
  ['The marathon is not forty kilometers long because of the Greeks.', 'The marathon is not 40 kilometers long'],
  ['No mortar has been found in the joints that is weaker than the stone.', 'No mortar has been found in the joints'],
  ['A sentence of four random words takes centuries to guess these days.', 'A sentence of 4 random words takes centuries'],
  ['The town lies on a plain and has never stroked a cat in its life.', 'Has never stroked a cat'],
  ['You are more likely to meet a shark than to win the main prize.', 'The main prize'],
])('of %s the words %s do not stand', (text, words) => {
  expect(stands(text, words)).toBe(false)
})

test.each([
  ['Nobody rings a bell at the bottom, so waiting costs more than being wrong.', 'Nobody rings a bell at the bottom'],
  ['Glass is not a slow liquid, even though the windows of old churches are thick.', 'Glass is not a slow liquid'],
  ['The doctors did not blame evil spirits but hot blood, so they prescribed more.', 'Hot blood'],
  ['Drink your coffee right before you lie down, because it takes a while to work.', 'Drink your coffee right before you lie down'],
  ['What is left of it is a ball no wider than a city, but heavier than all of us.', 'A ball no wider than a city'],
  ['A fever is not the illness, and nobody should fight it at once.', 'Fever ≠ illness'],
])('of %s the words %s stand', (text, words) => {
  expect(stands(text, words)).toBe(true)
})

test('a clause keeps what limits it and has at most nine words', () => {
  const sentence = read('Only a virus stopped the rabbits for a while, until the survivors grew immune and multiplied again.')
  for (const { words } of completeClauses(sentence, allHeard(sentence))) expect(words).toMatch(/^(?!A virus)/u)
})

test('a number has the word that limits it', () => {
  const script = 'The train from Bergen to Oslo takes nearly seven hours, but you would not want it to be shorter. It is late. It is cold.'
  expect(directScript(script, { language: 'en' })[0]!.textOnScreen.join(' ')).not.toMatch(/^7 hours$/u)
})

test.each([
  ['It has hardly rained in the valley for almost two million years.', 'hardly'],
  ['Of all the socks in the drawer not one dared to laugh at him.', 'not one'],
])('words of %s never leave out %s', (text, limit) => {
  const words = directScript(`${text} The wind blows. The night is long.`, { language: 'en' })[0]!.textOnScreen.join(' ').toLowerCase()
  expect(words === '' || words.includes(limit) || !/rained|dared/u.test(words)).toBe(true)
})
