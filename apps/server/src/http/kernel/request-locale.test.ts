import { expect, test } from 'vitest'
import { readLocale } from './request-locale.ts'

test.each([
  [{ cookie: 'a=1; fablecut_locale=ja; b=2', 'accept-language': 'de' }, 'ja'],
  [{ cookie: 'my_fablecut_locale=ja', 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
  [{ cookie: 'fablecut_locale=tlh', 'accept-language': 'en;q=0.5, pt-BR' }, 'pt'],
  [{ 'accept-language': 'fr;q=0, sv, es;q=0.1' }, 'es'],
  [{ 'accept-language': '*' }, 'en'],
  [{}, 'en'],
] as const)('%j: %s', (headers, locale) => {
  expect(readLocale(new Headers(headers))).toBe(locale)
})

test('a request without headers is English', () => {
  expect(readLocale(undefined)).toBe('en')
})
