import type { TextRole } from '../looks/look.ts'
import type { Lettering } from './lettering.ts'
import type { Box } from './geometry.ts'
import { deniedWordsOf } from './denied-words.ts'
import { nameIn } from './emphasized-name.ts'
import { countedFrom, isSubjectAt, keyNounOf } from './key-noun.ts'

/** A word of a line, in units from the start of the line. */
export type StatementWord = { readonly text: string; readonly x: number; readonly width: number; readonly isKey: boolean }
export type StatementLine = { readonly words: readonly StatementWord[]; readonly width: number }
/** Lines of one size, each of single words. `cap`: height of capitals; `lineHeight`: distance of the middles of lines. */
export type Statement = {
  readonly lines: readonly StatementLine[]
  readonly cap: number
  readonly lineHeight: number
  readonly height: number
  readonly role: TextRole
}

const LINE = 1.6
/** Most lines of a title, and of words that fill a tall frame. */
const MAX_LINES = { title: 5, column: 7 } as const
/** Longer texts are broken line by line; every way to break shorter ones is compared. */
const MAX_COMPARED_WORDS = 14
/** How much smaller a text may be for lines that read well. */
const ORPHAN_PENALTY = 0.14
const LOOSE_END_PENALTY = 0.1
const UNEVEN_PENALTY = 0.25
const LINE_PENALTY = 0.05
/** For each line beyond the second: more are a text rather than a title. */
const LONG_PENALTY = { title: 0.13, column: 0.02 } as const

/** A title has as few lines as fit; words that fill a tall frame are a column of large lines. */
export type Setting = 'title' | 'column'

/** Words that belong to the one after them. */
const LEADING = /^(?:an?|the|of|to|in|on|at|by|for|from|with|and|or|but|as|my|your|his|her|its|our|their|is|was|are|were|not|no|so)$/iu
const NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|trillions?|half|twice|double|triple)(?:-\w+)?$/iu

const bare = (word: string): string => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%]+$/gu, '')
const hasDigit = (word: string): boolean => /\p{Nd}/u.test(word)
/** Numbers that are words are set off with what they count. */
const isSpelled = (word: string): boolean => NUMBER_WORD.test(bare(word))
const stem = (word: string): string =>
  bare(word)
    .toLocaleLowerCase()
    .replace(/(?:es|s)$/u, '')

/**
 * Which words of a text are set off: those of `key`, else a number with what it counts, else a name that is not their subject, else what is drawn beside them on the same condition;
 * of words alone the noun that their verb is about, else the name of the subject. None where that is not sure, where all of them would be, and nothing that is denied.
 */
export function keyWordsOf(words: readonly string[], { key, drawn }: { readonly key?: string; readonly drawn?: string }): boolean[] {
  const none = words.map(() => false)
  if (words.length < 2) return none
  const denied = deniedWordsOf(words)
  const given = key === undefined ? undefined : runOf(words, key)?.map((isKey, i) => isKey && !denied[i])
  if (given?.includes(true) && given.includes(false)) return given
  const isNumber = words.map((word) => hasDigit(word) || isSpelled(word))
  const counted = words.map(
    (_, i) => isNumber[i]! || [1, 2].some((back) => isNumber[i - back] === true && countedFrom(words, i - back + 1) >= back),
  )
  const shares = withJoints(words, counted).map((isSet, i) => isSet && !denied[i])
  if (shares.includes(true)) return shares.includes(false) ? shares : none
  const name = nameIn(words)
  const nameWords = name && !denied[name.from] ? words.map((_, i) => i >= name.from && i < name.to) : undefined
  if (name && nameWords && !isSubjectAt(words, name.from, name.to)) return nameWords
  const named = drawn === undefined ? undefined : runOf(words, drawn)
  const at = named?.indexOf(true) ?? -1
  if (named && !denied[at] && named.some((isKey) => !isKey) && !isSubjectAt(words, at, named.lastIndexOf(true) + 1)) return named
  // Beside a drawing a word that it does not show is not set off.
  const noun = drawn === undefined ? keyNounOf(words) : undefined
  return noun === undefined || denied[noun] ? (nameWords ?? none) : words.map((_, i) => i === noun)
}

/** `7 in 10`, `2 out of 3`, `3 for 2`: what stands between two numbers belongs to them. */
const withJoints = (words: readonly string[], isNumber: readonly boolean[]): boolean[] =>
  words.map((word, i) => {
    const isOut = /^of$/iu.test(word) && /^out$/iu.test(words[i - 1] ?? '')
    const [before, behind] = [isOut ? i - 2 : i - 1, /^out$/iu.test(word) ? i + 2 : i + 1]
    return isNumber[i]! || (/^(?:in|for|of|out|to)$/iu.test(word) && isNumber[before] === true && isNumber[behind] === true)
  })

/** The words of a text that are those of a part of it; undefined where it does not have them. */
function runOf(words: readonly string[], part: string): boolean[] | undefined {
  const run = part.split(/\s+/u).map(stem)
  const at = words.findIndex((_, i) => run.every((word, k) => i + k < words.length && stem(words[i + k]!) === word))
  return at < 0 ? undefined : words.map((_, i) => i >= at && i < at + run.length)
}

type Room = Pick<Box, 'w' | 'h'>

/** Every way to cut `count` words into lines, as the indices at which lines after the first begin. */
function breaksOf(count: number, lines: number, from = 1): number[][] {
  if (lines === 1) return [[]]
  const found: number[][] = []
  for (let at = from; at <= count - lines + 1; at++) for (const rest of breaksOf(count, lines - 1, at + 1)) found.push([at, ...rest])
  return found
}

const linesOf = (words: readonly string[], breaks: readonly number[]): string[][] =>
  [0, ...breaks].map((start, i) => words.slice(start, breaks[i] ?? words.length))

/** How badly lines read: a short word alone, articles at ends, one much longer than another. */
function penaltyOf(lines: readonly (readonly string[])[], widths: readonly number[], set: Setting): number {
  const widest = Math.max(...widths)
  const isOrphan = lines.some((line, i) => line.length === 1 && widths[i]! < widest * 0.55)
  const loose = lines.slice(0, -1).filter((line) => LEADING.test(line.at(-1)!)).length
  const uneven = widths.reduce((sum, width) => sum + (widest - width), 0) / (widest * widths.length)
  return (
    (isOrphan ? ORPHAN_PENALTY : 0) +
    loose * LOOSE_END_PENALTY +
    uneven * UNEVEN_PENALTY +
    (lines.length - 1) * LINE_PENALTY +
    Math.max(0, lines.length - 2) * LONG_PENALTY[set]
  )
}

/** Lines of a text at the largest size up to `cap` at which they fit a room and read well. `set`: see `Setting`; default: a title. */
export function statementOf(
  letters: Lettering,
  text: string,
  role: TextRole,
  cap: number,
  room: Room,
  { set = 'title', ...emphasis }: { readonly key?: string; readonly drawn?: string; readonly set?: Setting } = {},
): Statement {
  const words = text
    .trim()
    .split(/\s+/u)
    .flatMap((word) => cutWord(letters, word, role, room.w / (cap * CUT_SHARE)))
  const isSpaced = !/[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/u.test(text)
  const best = isSpaced && words.length <= MAX_COMPARED_WORDS ? bestLines(letters, words, role, cap, room, set) : undefined
  const isKey = isSpaced ? keyWordsOf(words, emphasis) : []
  // Long words are hyphenated, and long texts and scripts without spaces have lines of any length.
  const block = best && best.cap > MIN_COMPARED_CAP ? undefined : letters.block(text, role, cap, room)
  const rows = block ? block.lines.map((line) => [line]) : best!.lines
  const size = block?.cap ?? best!.cap
  let at = 0
  const lines = rows.map((row) =>
    measured(
      letters,
      row.map((word) => ({ text: word, isKey: block ? false : (isKey[at++] ?? false) })),
      role,
      size,
    ),
  )
  return { lines, cap: size, lineHeight: size * LINE, height: lines.length * size * LINE, role }
}

/** Words that would make a text smaller than this part of its largest size are cut. */
const CUT_SHARE = 0.42

/** Even parts of a word that is wider than `most` at the height 1; all but the last end with a hyphen. */
function cutWord(letters: Lettering, word: string, role: TextRole, most: number): string[] {
  const all = [...word]
  const count = Math.min(Math.floor(all.length / 4), Math.ceil(letters.width(word, role, 1) / most))
  if (count <= 1) return [word]
  const length = Math.ceil(all.length / count)
  return Array.from({ length: count }, (_, i) => all.slice(i * length, (i + 1) * length).join('') + (i < count - 1 ? '-' : ''))
}

/** Below this size a text is rather broken inside of its words. */
const MIN_COMPARED_CAP = 18

function bestLines(letters: Lettering, words: readonly string[], role: TextRole, cap: number, room: Room, set: Setting) {
  let best: { readonly lines: string[][]; readonly cap: number; readonly score: number } | undefined
  for (let count = 1; count <= Math.min(MAX_LINES[set], words.length); count++)
    for (const breaks of breaksOf(words.length, count)) {
      const lines = linesOf(words, breaks)
      const widths = lines.map((line) => letters.width(line.join(' '), role, 1))
      const size = Math.min(cap, (room.w * 0.995) / Math.max(...widths), room.h / (count * LINE - (LINE - 1)))
      const score = size * (1 - penaltyOf(lines, widths, set))
      if (!best || score > best.score + 1e-6) best = { lines, cap: size, score }
    }
  return best!
}

function measured(letters: Lettering, row: readonly { text: string; isKey: boolean }[], role: TextRole, cap: number): StatementLine {
  const width = letters.width(row.map(({ text }) => text).join(' '), role, cap)
  const words = row.map(({ text, isKey }, i): StatementWord => {
    const before = row
      .slice(0, i)
      .map((word) => `${word.text} `)
      .join('')
    const own = letters.width(text, role, cap)
    // Spaces at ends have no width of their own.
    return { text, isKey, width: own, x: letters.width(before + text, role, cap) - own }
  })
  return { words: letters.isRightToLeft ? words.map((word) => ({ ...word, x: width - word.x - word.width })) : words, width }
}
