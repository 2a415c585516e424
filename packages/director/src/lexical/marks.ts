import { entriesOf } from './language-rules.ts'
import { foldWord } from './fold-word.ts'
import type { LexicalWord } from './words.ts'

/** Where a small word stands: indices of its first and last word. */
export type Mark = { readonly from: number; readonly to: number; readonly clause: number; readonly isFirst: boolean }

export type MarkFinder = (words: readonly LexicalWord[], sentence: string) => Mark[]

/** `وكأنه`: and, then, written together with the word behind. */
const ARABIC_AND = /^[وف]\p{Script=Arabic}{3,}$/u

const isAt = (words: readonly LexicalWord[], from: number, entry: readonly string[], isBeginning: boolean): boolean =>
  entry.every((part, i) => {
    const low = words[from + i]?.low
    const isPart = (word: string) => (isBeginning && i === entry.length - 1 ? word.startsWith(part) : word === part)
    return low !== undefined && (isPart(low) || (i === 0 && ARABIC_AND.test(low) && part.length > 2 && isPart(low.slice(1))))
  })

/** Entries in unspaced text, which the dictionary of the platform may divide otherwise. */
function unspacedMarks(entries: readonly string[], words: readonly LexicalWord[], sentence: string): Mark[] {
  return entries.flatMap((entry) => {
    const marks: Mark[] = []
    for (let at = sentence.indexOf(entry); at >= 0; at = sentence.indexOf(entry, at + 1)) {
      const from = Math.max(
        0,
        words.findLastIndex(({ start }) => start <= at),
      )
      const to = Math.max(
        from,
        words.findLastIndex(({ start }) => start < at + entry.length),
      )
      marks.push({ from, to, clause: words[from]?.clause ?? 0, isFirst: words[from]?.isFirst ?? true })
    }
    return marks
  })
}

/** Finds the entries of a list in sentences; `*` at the end of an entry stands for any letters. */
export function markFinder(list: string, language: string, isUnspaced = false): MarkFinder {
  const entries = entriesOf(list)
  if (isUnspaced) {
    const plain = entries.map((entry) => entry.replace(/\*$/u, ''))
    return (words, sentence) => unspacedMarks(plain, words, sentence)
  }
  const parts = entries.map((entry) => ({
    words: entry
      .replace(/\*$/u, '')
      .split(' ')
      .map((word) => foldWord(word, language)),
    isBeginning: entry.endsWith('*'),
  }))
  return (words) =>
    words.flatMap(({ clause, isFirst }, from): Mark[] => {
      const entry = parts.find((one) => isAt(words, from, one.words, one.isBeginning))
      return entry ? [{ from, to: from + entry.words.length - 1, clause, isFirst }] : []
    })
}
