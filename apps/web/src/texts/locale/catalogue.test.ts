import { afterEach, expect, test, vi } from 'vitest'
import { installTexts } from './installed.ts'
import { loadCatalogue } from './load.ts'
import { LOCALES, type Locale } from '@fablecut/domain/account/locales'

const LANGUAGES = (Object.keys(LOCALES) as Locale[]).filter((locale) => locale !== 'en')
const MODULES = import.meta.glob<Record<string, unknown>>([
  '../*.ts',
  '../{account,admin,community,editor,music,my-stories,people}/*.ts',
  '!../**/*.test.ts',
  '!../format*.ts',
])

afterEach(() => {
  installTexts({ locale: 'en', texts: null })
  vi.resetModules()
})

const englishTexts = async (): Promise<Record<string, unknown>> =>
  Object.assign({}, ...(await Promise.all(Object.values(MODULES).map((load) => load()))))

/** Paths of all texts: `accountTexts.profile.name`, functions with `()`. */
function pathsOf(value: unknown, path: string): string[] {
  if (typeof value === 'function') return [`${path}()`]
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, part]) => pathsOf(part, `${path}.${key}`))
}

test.each(LANGUAGES)('%s has every text, and no other', async (locale) => {
  const catalogue = await loadCatalogue(locale)
  const expected = Object.entries(await englishTexts()).flatMap(([name, value]) => pathsOf(value, name))
  const found = Object.entries(catalogue ?? {}).flatMap(([name, value]) => pathsOf(value, name))
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test.each(LANGUAGES)('modules of texts that are evaluated after %s was installed have its texts', async (locale) => {
  const texts = await loadCatalogue(locale)
  vi.resetModules()
  installTexts({ locale, texts })
  for (const [name, value] of Object.entries(await englishTexts())) expect(value, name).toBe((texts as Record<string, unknown>)[name])
})

/** Whole sentences; single words and names of products may be the same in two languages. */
const sentencesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(' ').length > 4 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : []
}

/** The `{names}` of texts whose elements are put in by components, by path. */
function placeholdersOf(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [...value.matchAll(/\{\w+\}/gu)].map(([name]) => `${path}: ${name}`)
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => placeholdersOf(part, `${path}.${key}`))
    : []
}

test.each(LANGUAGES)('texts of %s have the elements of the English ones', async (locale) => {
  const expected = placeholdersOf(await englishTexts(), '')
  expect(expected).toContain('.createTexts.bar.balance.known: {after}')
  expect(placeholdersOf(await loadCatalogue(locale), '').toSorted()).toEqual(expected.toSorted())
})

test.each(LANGUAGES)('no sentence of %s is the English one', async (locale) => {
  const english = new Set(sentencesOf(await englishTexts()))
  expect(sentencesOf(await loadCatalogue(locale)).filter((sentence) => english.has(sentence))).toEqual([])
})

/** Where “story” is feminine and “comment” masculine. */
test.each(['es', 'fr', 'pt', 'ar'] as const)('in %s what is said of comments does not agree with “story”', async (locale) => {
  const { moderationTexts, messageTexts } = (await loadCatalogue(locale))!
  const { states } = moderationTexts.comment
  expect([states.hidden, states.deleted]).not.toContain(moderationTexts.states.hidden)
  expect([states.hidden, states.deleted]).not.toContain(moderationTexts.states.deleted)
  const ofBoth = [messageTexts.titles.hide('X'), messageTexts.titles.delete('X'), messageTexts.undone.hide!('X')].join(' ').toLowerCase()
  for (const state of [moderationTexts.states.hidden, moderationTexts.states.deleted]) expect(ofBoth).not.toContain(state.toLowerCase())
})
