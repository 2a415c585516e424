import type { LexicalWord } from '../words.ts'
import { namesOf } from './name-index.ts'
import type { ProperName } from './proper-name.ts'
import { spacedNames } from './spaced-names.ts'
import { unspacedNames } from './unspaced-names.ts'

/** Names of persons and places of a sentence in a language whose writing has no capitals, in their order, without overlaps, the longest first. */
export function properNamesIn(text: string, words: readonly LexicalWord[], code: string): readonly ProperName[] {
  const names = namesOf(code)
  if (!names) return []
  const all = names.pattern ? unspacedNames(text, words, code, names) : spacedNames(words, text, code, names)
  const chosen: ProperName[] = []
  for (const name of all.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (chosen.every(({ start, end }) => name.end <= start || name.start >= end)) chosen.push(name)
  return chosen.toSorted((a, b) => a.start - b.start)
}
