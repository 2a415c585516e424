import type { NameLists } from '../../languages/proper-names/name-lists.ts'
import { PROPER_NAMES } from '../../languages/proper-names/proper-names.ts'
import { entriesOf } from '../language-rules.ts'
import { foldWord } from '../words.ts'
import type { ProperName } from './proper-name.ts'

/** What a name is of. */
export type NameEntry = Pick<ProperName, 'kind' | 'gender'>

/** The listed names of a language. */
export type NameIndex = {
  readonly lists: NameLists
  readonly entries: ReadonlyMap<string, NameEntry>
  readonly surnames: ReadonlySet<string>
  readonly maxWords: number
  /** All entries of unspaced text, the longest first. */
  readonly pattern?: RegExp
}

/** Arabic as it is looked up among names: `فأس`, an axe, is no `فاس`. */
export const foldName = (text: string, code: string): string =>
  code === 'ar'
    ? text
        .normalize('NFC')
        .replaceAll(/[\u064B-\u0652\u0640]/gu, '')
        .replaceAll(/(?<=^|\s|ال)[أإآ]/gu, 'ا')
    : foldWord(text, code)

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
  const isUnspaced = /^(?:ja|zh)$/u.test(code)
  const names: NameIndex | undefined = lists && {
    lists,
    entries: new Map(all!.map(([name, entry]) => [foldName(name, code), entry])),
    surnames: new Set(entriesOf(lists.surnames).map((name) => foldName(name, code))),
    maxWords: Math.max(...all!.map(([name]) => name.split(' ').length)),
    ...(isUnspaced && {
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
