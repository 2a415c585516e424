import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installTexts } from './installed.ts'
import { loadCatalogue } from './load.ts'
import type { Locale } from '@fablecut/domain/account/locales'

beforeEach(() => vi.resetModules())
afterEach(() => {
  installTexts({ locale: 'en', texts: null })
  vi.resetModules()
})

async function formatIn(locale: Locale) {
  installTexts({ locale, texts: null })
  installTexts({ locale, texts: await loadCatalogue(locale) })
  return { ...(await import('../format.ts')), ...(await import('../format-units.ts')) }
}

test('numbers, dates and lists are formatted in the language of the interface', async () => {
  const german = await formatIn('de')
  expect(german.formatNumber(12_500)).toBe('12.500')
  expect(german.formatDecimal(1.25, 1)).toBe('1,3')
  expect(german.formatDate('2026-11-18T12:00:00Z')).toBe('18. Nov. 2026')
  expect(german.formatList(['1', '2', '5'])).toBe('1, 2 und 5')
  expect(german.formatLanguage('ja')).toBe('Japanisch')
  expect(german.formatBytes(12_300_000)).toBe('12 MB')
})

test('Arabic has Latin digits', async () => {
  const arabic = await formatIn('ar')
  expect(arabic.formatNumber(1_234)).toMatch(/^1.234$/u)
  expect(arabic.formatDate('2026-11-18T12:00:00Z')).toContain('2026')
})

test('English keeps its forms', async () => {
  const english = await formatIn('en')
  expect(english.formatNumber(12_500)).toBe('12,500')
  expect(english.formatDate('2026-11-18T12:00:00Z')).toBe('Nov 18, 2026')
  expect(english.formatDateAndTime('2026-11-18T12:00:00Z')).toMatch(/^Nov 18, 2026, \d+:00\s[AP]M$/u)
  expect(english.formatAge(9_000)).toBe('2.5 h')
})
