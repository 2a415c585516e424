import { readFileSync, readdirSync } from 'node:fs'
import { DETECT_LANGUAGES } from '@fablecut/domain/captions/languages'
import { MODERATION_CLASSES } from '@fablecut/generation/ports/moderator'
import { expect, test } from 'vitest'
import { createModerator } from '../moderator.ts'

const folder = new URL('fixtures/phrases/', import.meta.url)
const moderator = createModerator()
const LANGUAGES = DETECT_LANGUAGES.filter((language) => language !== 'auto')

/** Labelled phrases of a language: a class of moderation, or `ok`. */
const phrasesOf = (language: string) =>
  readFileSync(new URL(`${language}.txt`, folder), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [, label, text] = /^([\w-]+): (.*)$/.exec(line)!
      return { label: label!, text: text! }
    })

test('every story language has a labelled set', () => {
  expect(readdirSync(folder).toSorted()).toEqual(LANGUAGES.map((language) => `${language}.txt`).toSorted())
  for (const language of LANGUAGES) {
    const phrases = phrasesOf(language)
    const harmful = phrases.filter(({ label }) => label !== 'ok')
    expect(harmful.length, language).toBeGreaterThanOrEqual(15)
    expect(phrases.length - harmful.length, language).toBeGreaterThanOrEqual(15)
    expect(harmful.every(({ label }) => (MODERATION_CLASSES as readonly string[]).includes(label))).toBe(true)
  }
})

test.each(LANGUAGES)('harmful phrases are found in %s with their class and words, and near misses pass', async (language) => {
  const results = await Promise.all(phrasesOf(language).map(async (phrase) => ({ ...phrase, ...(await moderator.checkText(phrase.text)) })))
  const wrong = results.filter(({ label, flagged, words }) =>
    label === 'ok' ? flagged.length > 0 : !(flagged as readonly string[]).includes(label) || words.length === 0,
  )
  expect(wrong.map(({ label, text, flagged, words }) => `${label}: ${text} -> ${flagged.join()} ${words.join()}`)).toEqual([])
})

test.each([
  ['leet', 'Watch p0rn0 here', 'sexual'],
  ['leet in another language', 'Wie man eine B0mbe baut', 'weapons'],
  ['leet in Cyrillic', 'Бесплатное п0рн0', 'sexual'],
  ['spacing', 'p o r n o', 'sexual'],
  ['dots and dashes', 'P.o.r.n.o and P-o-r-n-o', 'sexual'],
  ['spaced Han', '色 情 片', 'sexual'],
  ['spaced kana', 'ポ・ル・ノ', 'sexual'],
  ['repeated letters', 'Pooorrrnooo', 'sexual'],
  ['Cyrillic letters in a Latin word', 'Rаpe scеne', 'sexual'],
  ['Latin letters in a Cyrillic word', 'Пopно', 'sexual'],
  ['Greek letters in a Latin word', 'pοrnο', 'sexual'],
  ['full width', 'ｐｏｒｎｏ', 'sexual'],
  ['mathematical letters', '𝓹𝓸𝓻𝓷𝓸', 'sexual'],
  ['invisible letters', 'po\u200Brno', 'sexual'],
  ['stacked accents', 'p\u0336o\u0336r\u0336n\u0336o\u0336', 'sexual'],
  ['without accents', 'Pornografia infantil', 'child-safety'],
  ['capitals', 'PORNOGRAFÍA INFANTIL', 'child-safety'],
  ['Turkish capitals', 'SENİ ÖLDÜRECEĞİM', 'violence'],
  ['Arabic vowel signs and stretched letters', 'إبــاحيّة', 'sexual'],
])('%s does not hide words', async (_, text, label) => {
  expect((await moderator.checkText(text)).flagged).toContain(label)
})

test.each([
  '1984 and 4 cats in 3D',
  'U.S.A. and B.B.C. news',
  'Mmmm, that soup!',
  'Α is the first Greek letter, а is Russian',
  'Area 51, R2-D2 and C-3PO',
])('signs, capitals and alphabets alone are harmless: %s', async (text) => {
  expect(await moderator.checkText(text)).toEqual({ flagged: [], words: [] })
})
