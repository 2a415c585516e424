import { expect, test } from 'vitest'
import { analyse } from '../../story/analysis.ts'
import { gerundHeadline } from './gerund-headline.ts'

const headlineIn = (text: string) => gerundHeadline(analyse([text], new Set())[0]!, 8)?.words

test.each([
  ['Most people who want to save money wait until the end of the month.', 'Waiting until the end of the month'],
  ['Drivers who hate traffic take the road through the park.', 'Taking the road through the park'],
  ['People who hate noise put cotton in their ears.', 'Putting cotton in their ears'],
])('of some the headline is only what they do: %s', (text, words) => {
  expect(headlineIn(text)).toBe(words)
})

test.each([
  'My parents wait until the end of the month.',
  'People who hate noise never put cotton in their ears.',
  'The man who was late took the road.',
  'People who hate noise sleep.',
])('what is said of all, denied, over or too short has no headline of its own: %s', (text) => {
  expect(headlineIn(text)).toBeUndefined()
})
