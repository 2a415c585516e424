import { LANGUAGE_RULES } from '../languages/rules.ts'
import { foldWith } from './words.ts'

/** A word in the form in which it is looked up: lower case, without vowel signs of Arabic, dots of Hindi loan letters, and elided articles. */
export const foldWord = (text: string, language: string): string => foldWith(LANGUAGE_RULES[language] ?? {}, text, language)
