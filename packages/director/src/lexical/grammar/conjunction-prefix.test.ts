import { expect, test } from 'vitest'
import { languageOf } from '../language.ts'
import { withoutConjunctionPrefix } from './conjunction-prefix.ts'

const bare = (word: string, language: string, minLetters = 3) => withoutConjunctionPrefix(word, languageOf(language).rules, minLetters)

test('a conjunction is taken from the word that it is written together with', () => {
  expect(bare('وقال', 'ar')).toBe('قال')
  expect(bare('فخرج', 'ar')).toBe('خرج')
})

test('a word keeps its first letters where too few stand behind, or where conjunctions are words', () => {
  expect(bare('ولد', 'ar')).toBeUndefined()
  expect(bare('قال', 'ar')).toBeUndefined()
  expect(bare('und', 'de', 1)).toBeUndefined()
  expect(bare('', 'ar')).toBeUndefined()
})
