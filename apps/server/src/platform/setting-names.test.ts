import { expect, test } from 'vitest'
import { editDistance, findUnknownName } from './setting-names.ts'

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['same', 'same', 0],
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 2],
  ['flaw', 'lawn', 2],
  ['PORTS', 'PORT', 1],
])('%j and %j differ in %s places', (a, b, expected) => {
  expect(editDistance(a, b)).toBe(expected)
})

const known = ['PUBLIC_URL', 'SIGNUPS', 'SIGNUP_CREDITS', 'DATABASE_URL']

test.each([
  ['PUBLIC_URI', 'PUBLIC_URI is not a setting. Did you mean PUBLIC_URL?'],
  ['SIGNUP_CREDIT', 'SIGNUP_CREDIT is not a setting. Did you mean SIGNUP_CREDITS?'],
  ['LUMA_API_KEY', 'LUMA_API_KEY is not supported by this version yet. Please unset it.'],
  ['FAL_API_KEY', 'FAL_API_KEY is not supported by this version: the key of fal is FAL_KEY. Please unset it.'],
])('%s is refused', (name, message) => {
  expect(findUnknownName(['SIGNUPS', name], known)).toBe(message)
})

test('settings, variables of tools and of other programs are accepted', () => {
  expect(findUnknownName(['SIGNUPS', 'DATABASE_URL', 'FABLECUT_SERVER', 'FABLECUT_ENGINE_FAULTS', 'HOME', 'PORTAL'], known)).toBeNull()
})

test.each(['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'])('%s is refused with what serves instead', (name) => {
  expect(findUnknownName([name], known)).toMatch(
    new RegExp(`^${name} is not supported by this version: .*TEXT_BASE_URL=.*Please unset it\\.$`, 'u'),
  )
})
