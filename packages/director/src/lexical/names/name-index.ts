import type { NameLists } from '../../languages/proper-names/name-lists.ts'
import { PROPER_NAMES } from '../../languages/proper-names/proper-names.ts'
import { entriesOf } from '../language-rules.ts'
import { foldWord } from '../fold-word.ts'
import type { KnownNames } from './spaced-name-rules.ts'

/** The listed names of a language. */
export type NameIndex = KnownNames & {
  readonly lists: NameLists
  readonly maxWords: number
  /** All entries of unspaced text, the longest first. */
  readonly pattern?: RegExp
}

/** A word or a name as it is looked up among names. */
export const foldName = (text: string, code: string): string => PROPER_NAMES[code]?.fold?.(text) ?? foldWord(text, code)

const cache = new Map<string, NameIndex | undefined>()

/** The names of a language by its ISO 639-1 code, cached; undefined where there are none. */
export function namesOf(code: string): NameIndex | undefined {
  if (cache.has(code)) return cache.get(code)
  const lists = PROPER_NAMES[code]
  const all = lists && [
    ...entriesOf(lists.places).map((name) => [name, { kind: 'place' }] as const),
    ...entriesOf(lists.women).map((name) => [name, { kind: 'person', gender: 'woman' }] as const),
    ...[...entriesOf(lists.persons), ...entriesOf(lists.men)].map((name) => [name, { kind: 'person', gender: 'man' }] as const),
  ]
  const names: NameIndex | undefined = lists && {
    lists,
    entries: new Map(all!.map(([name, entry]) => [foldName(name, code), entry])),
    surnames: new Set(entriesOf(lists.surnames).map((name) => foldName(name, code))),
    maxWords: Math.max(...all!.map(([name]) => name.split(' ').length)),
    ...(lists.personPatterns && {
      pattern: new RegExp(
        all!
          .map(([name]) => name)
          .toSorted((a, b) => b.length - a.length)
          .join('|'),
        'gu',
      ),
    }),
  }
  cache.set(code, names)
  return names
}
