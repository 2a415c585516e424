import { expect, test } from 'vitest'
import type { Phone } from './speech.ts'
import { alignPhonesToWords } from './word-phones.ts'

/** Phones of a tenth of a second each. */
const phones = (names: string): Phone[] => names.split(' ').map((name, i) => ({ name, startSeconds: i / 10, endSeconds: (i + 1) / 10 }))
const starts = (pronunciations: string[], heard: string) =>
  alignPhonesToWords(
    pronunciations.map((names) => names.split(' ').filter(Boolean)),
    phones(heard),
  ).map((span) => span.startSeconds)

test('words begin at their first phone, behind the silence', () => {
  expect(starts(['hh ax l ow', 'w er l d'], 'pau hh ax l ow pau w er l d pau')).toEqual([0.1, 0.6])
})

test('a weakened article stays its own word', () => {
  expect(starts(['ey', 'k ae t', 'ae n d', 'ey', 'd ao g'], 'pau ax k ae t ax n ax d ao g')).toEqual([0.1, 0.2, 0.5, 0.7, 0.8])
})

test('a phone that was dropped or added moves no other word', () => {
  expect(starts(['t uw', 'm iy t', 'y uw'], 't ax m iy t y ih uw')).toEqual([0, 0.2, 0.5])
})

test('a word without any phone takes no time between its neighbours', () => {
  const spans = alignPhonesToWords([['ey'], [], ['b', 'iy']], phones('ey b iy'))
  expect(spans[1]).toEqual({ startSeconds: 0.1, endSeconds: 0.1 })
})
