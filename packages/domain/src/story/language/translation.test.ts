import { expect, test } from 'vitest'
import { isNarrated, nameInItself, titleOfTranslation, TRANSLATION_LANGUAGES } from './translation.ts'

test('a language is named in its own words', () => {
  expect((['es', 'de', 'ja', 'ar'] as const).map(nameInItself)).toEqual(['Español', 'Deutsch', '日本語', 'العربية'])
  expect(TRANSLATION_LANGUAGES).toHaveLength(23)
})

test('the title of a translation ends with its language and is shortened before it', () => {
  expect(titleOfTranslation('The Lighthouse', 'es', 100)).toBe('The Lighthouse (Español)')
  expect(titleOfTranslation(`${'🦊'.repeat(30)} x`, 'es', 20)).toBe(`${'🦊'.repeat(10)} (Español)`)
})

test.each([
  ['A fox.', false, true],
  ['A fox.', true, false],
  ['… —', false, false],
])('%s, hidden: %s, is narrated: %s', (voiceOver, isHidden, expected) => {
  expect(isNarrated({ voiceOver, isHidden })).toBe(expected)
})
