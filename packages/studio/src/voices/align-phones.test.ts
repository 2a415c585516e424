import { expect, test } from 'vitest'
import type { Phone } from './speech.ts'
import { alignPhonesToWords } from './align-phones.ts'

/** Phones of 0.1 s each. */
const phones = (names: string): Phone[] => names.split(' ').map((name, i) => ({ name, startSeconds: i / 10, endSeconds: (i + 1) / 10 }))
const starts = (pronunciations: string[], heard: string) =>
  alignPhonesToWords(
    pronunciations.map((names) => names.split(' ').filter(Boolean)),
    phones(heard),
  ).map((span) => span.startSeconds)

test('words start at their first phone, after the silence', () => {
  expect(starts(['hh ax l ow', 'w er l d'], 'pau hh ax l ow pau w er l d pau')).toEqual([0.1, 0.6])
})

test('a reduced article is a separate word', () => {
  expect(starts(['ey', 'k ae t', 'ae n d', 'ey', 'd ao g'], 'pau ax k ae t ax n ax d ao g')).toEqual([0.1, 0.2, 0.5, 0.7, 0.8])
})

test('a missing or additional phone does not shift other words', () => {
  expect(starts(['t uw', 'm iy t', 'y uw'], 't ax m iy t y ih uw')).toEqual([0, 0.2, 0.5])
})

test('a word without phones has zero duration between its neighbours', () => {
  const spans = alignPhonesToWords([['ey'], [], ['b', 'iy']], phones('ey b iy'))
  expect(spans[1]).toEqual({ startSeconds: 0.1, endSeconds: 0.1 })
})
