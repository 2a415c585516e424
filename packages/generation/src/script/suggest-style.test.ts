import { expect, test } from 'vitest'
import { suggestStyle } from './suggest-style.ts'

test.each([
  ['A robot walks through the neon city of the future.', 'cyberpunk'],
  ['The detective followed the secret into the shadows.', 'metalnoir'],
  ['Grandma walks through the forest to the river behind the village.', 'ghibli'],
  ['How a washing machine works, and what the factory does.', 'microworld'],
  ['The band plugs in the guitar, and the concert begins.', 'rockhaze'],
] as const)('%s', (text, style) => {
  expect(suggestStyle(text, 'calm')).toBe(style)
})

test('without keywords the style follows the mood', () => {
  expect(suggestStyle('Nothing in particular.', 'sad')).toBe('midnightbluesoul')
  expect(suggestStyle('Nothing in particular.', 'epic')).toBe('anime')
})
