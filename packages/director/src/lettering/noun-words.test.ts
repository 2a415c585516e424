import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { frameTexts } from './frame-texts.ts'
import { letteringOf } from './lettering.ts'

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
