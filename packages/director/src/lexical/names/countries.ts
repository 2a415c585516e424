import { type Country, intlWords } from '../intl-words.ts'
import type { Language } from '../language.ts'
import type { LexicalWord } from '../words.ts'

export type NamedCountry = Pick<Country, 'name' | 'code'>

/** Countries that a sentence names, each once. */
export function countriesIn(words: readonly LexicalWord[], text: string, { code, rules, nouns }: Language): NamedCountry[] {
  const found = intlWords(code).countries.filter((country) =>
    rules.isUnspaced ? isCountryIn(country, words, text) : words.some((_, i) => isCountryAt(country, words, i, nouns)),
  )
  return found.filter((country, i) => found.findIndex((other) => other.code === country.code) === i)
}

/** A country in unspaced text: `タイトル` is a title. */
const isCountryIn = ({ name }: Country, words: readonly LexicalWord[], text: string): boolean =>
  name.length > 1 && words.some(({ start }) => text.startsWith(name, start) && words.some(({ end }) => end === start + name.length))

const CAN_BE_NAME = /^\p{Lu}|\p{Script=Hangul}|\p{Script=Devanagari}/u

/** A country by its name, with the endings that the language puts behind names. */
function isCountryAt(
  { name, stem }: Country,
  words: readonly LexicalWord[],
  at: number,
  { endings, prefixes }: Language['nouns'],
): boolean {
  const { text } = words[at]!
  if (name.includes(' ')) {
    const parts = name.split(' ')
    return text === parts[0] && parts.every((part, i) => words[at + i]?.text === part)
  }
  if (text === name || (prefixes && text.endsWith(name) && text.replace(prefixes, '') === name)) return true
  return (
    endings !== undefined && stem.length > 2 && text.startsWith(stem) && CAN_BE_NAME.test(text) && endings.test(text.slice(stem.length))
  )
}
