import { expect, test } from 'vitest'
import { directScript } from '../direct-script.ts'
import { analyse } from '../story/analysis.ts'
import { frameTexts } from './frame-texts.ts'
import { letteringOf } from './lettering.ts'

const wordsOf = (text: string) => directScript(text)[0]!.plan.text.map(({ words }) => words)

test.each([
  ['They never talk about the maintenance fee that the contract hides.', 'They never talk about the maintenance fee'],
  ['The small print on the last line is pure fiction.', 'The small print is pure fiction'],
])('key words of %s end where a phrase ends', (text, words) => {
  expect(wordsOf(text)).toContain(words)
})

test('a word with the capital of a sentence is no name', () => {
  expect(wordsOf('Lower wages bring weaker demand.')).not.toContain('Lower')
})

test.each(['No subscription.', 'No hidden fees.', 'Nobody claps.'])('a denial as short as %s stands whole', (text) => {
  expect(wordsOf(text)).toEqual([text.slice(0, -1)])
})

test.each([
  ['Nobody wanted the ships after that, and the harbour fell silent.', 'The harbour fell silent'],
  ['Nobody knows which door the thief took.', 'Nobody knows which door the thief took'],
  ['It weighs less than a can of beans.', 'It weighs less than a can of beans'],
  ['In the photo a white spot appeared, the sign of a storm.', 'A white spot appeared'],
])('%s: %s', (text, words) => {
  expect(wordsOf(text)).toContain(words)
})

test('key words leave nothing open at their end', () => {
  expect(wordsOf('Someday you will look back and thank yourself.')).toEqual(['You will look back'])
})

const lettered = (text: string) => {
  const analysis = analyse([text], new Set())[0]!
  return frameTexts(letteringOf(analysis), analysis)[0]?.words
}

test.each([
  ['It took the painter four years, countless buckets of plaster, and a stiff neck to finish the ceiling.', 'Countless buckets of plaster'],
  ['There are more possible games of chess than there are atoms in the visible universe.', 'Games of chess'],
])('%s states nothing short, so its nouns stand: %s', (text, words) => {
  expect(lettered(text)).toBe(words)
})

test('a fact told as a question is lettered as a fact', () => {
  expect(lettered('Did you know that a snail can sleep for three years without waking up once?')).toBe('A snail can sleep for 3 years')
})

test('a question ends where it asks something', () => {
  expect(lettered('Do you remember the summer when we slept on the roof and counted satellites?')).toBe('Do you remember the summer?')
})
