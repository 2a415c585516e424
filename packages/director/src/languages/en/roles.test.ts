import { expect, test } from 'vitest'
import { DRAWN_ROLES } from './roles.ts'
import { genderOfName, isGivenName } from './names.ts'
import { SEEN_BEFORE } from './verbs.ts'

test('nouns of things are no roles', () => {
  for (const noun of ['agent', 'assistant', 'private']) expect(DRAWN_ROLES.has(noun)).toBe(false)
  expect(DRAWN_ROLES.get('secret agent')).toBe('official')
})

test('compounds of a name and another word are no names', () => {
  for (const word of ['ruby-red', 'max-width', 'oscar-winning', 'iris-like', 'taro']) expect(isGivenName(word)).toBe(false)
  expect(isGivenName('jean-luc')).toBe(true)
  expect(genderOfName(['Pearl', 'Harbor'])).toBeUndefined()
  expect(genderOfName(['Rose', 'Fields'])).toBe('woman')
})

test.each([
  ['slip', 'the guard a note', true],
  ['slip', 'on the ice', false],
  ['pass', 'under the bridge', false],
  ['sell', 'at the market', false],
  ['show', 'the judge a photo', true],
  ['show', 'signs of stress', false],
  ['show', 'up at the door', false],
  ['offer', 'to help', false],
])('%s %s: somebody is seen giving: %s', (verb, behind, isSeen) => {
  expect(SEEN_BEFORE.get(verb)!.test(behind)).toBe(isSeen)
})
