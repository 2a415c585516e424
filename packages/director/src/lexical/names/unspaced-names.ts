import type { LexicalWord } from '../words.ts'
import { foldName, type NameIndex } from './name-index.ts'
import type { NameEntry, ProperName } from './proper-name.ts'

/** Patterns of names of persons in unspaced text, and of places by their ends. */
function unspacedPatterns({ lists, surnames }: NameIndex): readonly (readonly [RegExp, NameEntry])[] {
  const place = new RegExp(String.raw`\p{Script=Han}{2,3}(?:${lists.placeEnds})(?!\p{Script=Han})`, 'gu')
  const persons = (lists.personPatterns?.(surnames) ?? []).map((pattern) => [pattern, { kind: 'person' }] as const)
  return [...persons, [place, { kind: 'place' }]]
}

const patterns = new Map<string, readonly (readonly [RegExp, NameEntry])[]>()

/** Names of persons and places in Japanese and Chinese. */
export function unspacedNames(text: string, words: readonly LexicalWord[], code: string, names: NameIndex): ProperName[] {
  const own = patterns.get(code) ?? unspacedPatterns(names)
  patterns.set(code, own)
  const starts = new Set(words.map(({ start }) => start))
  const ends = new Set(words.map(({ end }) => end))
  const asName = (said: string, start: number, entry: NameEntry): ProperName[] => {
    const end = start + said.length
    const from = words.findIndex((word) => word.end > start)
    const to = words.findLastIndex((word) => word.start < end)
    // `变成都市`: what begins or ends within a word is no name.
    const isWhole = starts.has(start) && (ends.has(end) || said.length > 3)
    return isWhole && from >= 0 ? [{ ...entry, words: said, from, to, start, end }] : []
  }
  const known = [...text.matchAll(names.pattern!)].flatMap(({ 0: said, index }) =>
    asName(said, index, names.entries.get(foldName(said, code))!),
  )
  const made = own.flatMap(([pattern, entry]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: said, index }) => {
      const name = said.replace(/^[“"「]/u, '')
      // `トマト・キュウリ`: items of a list.
      const isList = /・/u.test(name) && name.split('・').some((part) => part.length < 2)
      return isList ? [] : asName(name, index + said.length - name.length, entry)
    }),
  )
  return [...known, ...made]
}
