import { expect, test } from 'vitest'
import { analyse } from '../../story/analysis.ts'
import { deedOfSome } from './deed-of-some.ts'

const deedIn = (text: string) => deedOfSome(analyse([text], new Set())[0]!, 8)?.words

test.each([
  ['Most people who want to save money wait until the end of the month.', 'Waiting until the end of the month'],
  ['Drivers who hate traffic take the road through the park.', 'Taking the road through the park'],
  ['People who hate noise put cotton in their ears.', 'Putting cotton in their ears'],
])('of some it is only told what they do: %s', (text, words) => {
  expect(deedIn(text)).toBe(words)
})

test.each([
  'My parents wait until the end of the month.',
  'People who hate noise never put cotton in their ears.',
  'The man who was late took the road.',
  'People who hate noise sleep.',
])('what is said of all, denied, over or too short is no such deed: %s', (text) => {
  expect(deedIn(text)).toBeUndefined()
})
