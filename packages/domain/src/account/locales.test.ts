import { expect, test } from 'vitest'
import { directionOf, pickLocale } from './locales.ts'

test.each([
  [null, ['de-AT', 'en'], 'de'],
  [null, ['sv', 'pt-PT', 'es'], 'pt'],
  [null, ['zh-Hant-TW'], 'zh'],
  [null, ['sv', 'fi'], 'en'],
  [null, [], 'en'],
  ['ja', ['de'], 'ja'],
  ['tlh', ['fr-CA'], 'fr'],
  ['toString', ['hi'], 'hi'],
] as const)('chosen %s, browser %j: %s', (chosen, preferred, locale) => {
  expect(pickLocale(chosen, preferred)).toBe(locale)
})

test('Arabic is written from right to left', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('de')).toBe('ltr')
})
