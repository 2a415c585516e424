import { expect, test } from 'vitest'
import { analyse } from '../story/analysis.ts'
import { mayNamePlace } from './script-namings.ts'

const mayBe = (sentence: string, noun: string): boolean => {
  const [analysis] = analyse([sentence], new Set())
  return mayNamePlace(
    analysis!.phrases.find(({ lemma }) => lemma === noun)!,
    analysis!.tokens,
  )
}

test.each([
  ['In the forest two hunters waited.', 'forest'],
  ['In the city 12 people died.', 'city'],
  ['In town two shops closed.', 'town'],
  ['She lives in a room.', 'room'],
])('%s: a place', (sentence, noun) => {
  expect(mayBe(sentence, noun)).toBe(true)
})

test.each([
  ['She slept in room 12.', 'room'],
  ['The button in room 412 lights up.', 'room'],
  ['He lay in bed seven of our ward.', 'bed'],
  ['Every city on earth has a river.', 'city'],
  ['I often think of that beach.', 'beach'],
])('%s: no place', (sentence, noun) => {
  expect(mayBe(sentence, noun)).toBe(false)
})
