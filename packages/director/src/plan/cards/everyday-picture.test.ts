import { expect, test } from 'vitest'
import { directScript } from '../../direct-script.ts'

/** What is drawn of the last of three sentences. */
const drawn = (sentence: string) => {
  const { cast, things } = directScript(`Habits are stronger than plans. Nobody tells you this. ${sentence}`).at(-1)!.plan
  return [...cast, ...things].map(({ what }) => what)
}

test.each([
  ['Most people who want to save money wait until the end of the month.', ['person', 'calendar', 'piggy bank']],
  ['You work all week for the dream of somebody else.', ['person', 'briefcase']],
  ['Everybody waits for the right moment.', ['person', 'hourglass']],
  ['Pay yourself first.', ['banknote']],
])('what people do is recognized by its thing: %s', (sentence, expected) => {
  expect(drawn(sentence)).toEqual(expected)
})

test.each(['Nobody saves enough for old age.', 'Save a life today.'])('nothing certain is recognized: %s', (sentence) => {
  expect(drawn(sentence)).toEqual([])
})
