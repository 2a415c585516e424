import type { LanguageRules } from '../language-rules.ts'
import { foldWord } from '../fold-word.ts'
import type { LexicalWord } from '../words.ts'

/** What a noun of several meanings means beside certain words. `name`: of the vocabulary, absent of what is not drawn; `cues`: beginnings of words. */
type Meaning = { readonly name?: string; readonly cues: readonly string[] }

/** The meanings of nouns of several, by a key of them all. */
export type Meanings = ReadonlyMap<string, readonly Meaning[]>

/** Words with the blanks between which beginnings of words are found; unspaced text as it stands. */
export function wordsAround(
  words: readonly LexicalWord[],
  { isUnspaced, prefixes }: Pick<LanguageRules, 'isUnspaced' | 'prefixes'>,
): string {
  if (isUnspaced) return words.map(({ low }) => low).join('')
  const before = prefixes === undefined ? undefined : new RegExp(`^(?:${prefixes}){1,2}`, 'u')
  const bare = before ? words.map(({ low }) => low.replace(before, '')) : []
  return [...words.map(({ low }) => low), ...bare].map((low) => ` ${low}`).join('')
}

const KEY = 'meaning/'
export const isMeaningKey = (name: string): boolean => name.startsWith(KEY)

const unblank = (name: string): string => name.replaceAll('_', ' ')

function parseMeaning(text: string, language: string, isUnspaced: boolean): Meaning {
  const [name = '', cues = ''] = text.split(':')
  const folded = cues
    .split(/\s+/u)
    .filter(Boolean)
    .map((cue) =>
      cue
        .split('_')
        .map((word) => foldWord(word, language))
        .join(' '),
    )
  return {
    ...(name.trim() !== '-' && { name: unblank(name.trim()) }),
    cues: isUnspaced ? folded : folded.map((cue) => ` ${cue}`),
  }
}

/** Rows `form form! > name: cues; name: cues; -:`: forms by a key, and what the keys mean. */
export function readMeanings(
  table: string,
  language: string,
  isUnspaced = false,
): { readonly forms: readonly (readonly [key: string, form: string])[]; readonly meanings: Meanings } {
  const rows = table
    .split('\n')
    .map((row) => row.split('>'))
    .filter(({ length }) => length === 2)
  return {
    forms: rows.flatMap(([forms], i) =>
      forms!
        .split(/\s+/u)
        .filter(Boolean)
        .map((form) => [`${KEY}${i}`, unblank(form)] as const),
    ),
    meanings: new Map(
      rows.map(([, meanings], i) => [`${KEY}${i}`, meanings!.split(';').map((one) => parseMeaning(one, language, isUnspaced))] as const),
    ),
  }
}

/** The meaning with most cues in a text; undefined where there are none, or as many for another. */
function mostCued(meanings: readonly Meaning[], text: string): Meaning | undefined {
  const [first, second] = meanings
    .map((meaning) => ({ meaning, count: meaning.cues.filter((cue) => text.includes(cue)).length }))
    .toSorted((a, b) => b.count - a.count)
  return first && first.count > (second?.count ?? 0) ? first.meaning : undefined
}

/** Name of what a noun of several meanings means: by the words of its sentence, then of its script, then the meaning that needs none. */
export function meantBy(key: string, meanings: Meanings, sentence: string, script: string): string | undefined {
  const known = meanings.get(key) ?? []
  return (mostCued(known, sentence) ?? mostCued(known, script) ?? known.find(({ cues }) => cues.length === 0))?.name
}
