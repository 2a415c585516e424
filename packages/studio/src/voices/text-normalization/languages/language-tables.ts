import type { LanguageRules } from '../normalize-by-rules.ts'

/** `km chilometro/chilometri, °C grado/gradi`: forms by their symbol. */
export function forms(list: string): Record<string, readonly string[]> {
  return Object.fromEntries(entries(list).map(([symbol, words]) => [symbol, words.split('/')]))
}

/** `dr. dottor, ecc. eccetera`: words by their abbreviation in lower case. */
export const words = (list: string): Record<string, string> => Object.fromEntries(entries(list))

function entries(list: string): [string, string][] {
  return list.split(', ').map((entry) => {
    const at = entry.indexOf(' ')
    return [entry.slice(0, at), entry.slice(at + 1)]
  })
}

type Optional = 'abbreviations' | 'pairs' | 'centsJoiner' | 'hourWord' | 'dateJoiner' | 'timesWord' | 'special' | 'day'

/** Rules of a language with what most languages share. */
export function defineRules(rules: Omit<LanguageRules, Optional> & Partial<Pick<LanguageRules, Optional>>): LanguageRules {
  return {
    abbreviations: {},
    pairs: {},
    centsJoiner: '',
    hourWord: NEVER,
    dateJoiner: '',
    timesWord: '×',
    special: () => undefined,
    day: String,
    ...rules,
  }
}

const NEVER = /^$a/

/** Fractions in words, in the order 1/2, 1/3, 1/4, 3/4. */
export function fractions(list: string): Record<string, string> {
  const [half, third, quarter, threeQuarters] = list.split(', ') as [string, string, string, string]
  return { '1/2': half, '½': half, '1/3': third, '⅓': third, '1/4': quarter, '¼': quarter, '3/4': threeQuarters, '¾': threeQuarters }
}

/** Whether a capitalized word, such as a ruler's name, precedes a Roman numeral. */
export const isName = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)
