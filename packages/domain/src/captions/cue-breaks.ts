import type { CaptionWord } from '../timeline/model.ts'
import type { CueLimits } from './cue-limits.ts'
import { isWrittenWithoutSpaces, textWidth } from './text-width.ts'

export type BreakLimits = CueLimits & { readonly shortestFrames: number; readonly endFrame: number }

/** Maximum comfortable duration of a cue, in seconds. */
const LONG_SECONDS = 6
/** Minimum pause that ends a cue, in seconds. */
const PAUSE_SECONDS = 0.5

/** Cost of a break by the words around it, and of each cue, so that fewer cues are preferred. */
const COST = {
  caption: 3,
  sentenceWithin: 4,
  narrow: 3,
  tooShort: 40,
  tooLong: 12,
  afterSentence: 0,
  afterClause: 2,
  afterPause: 2,
  insideClause: 8,
  afterShortWord: 3,
  beforeShortWord: -2,
}
/** Articles and prepositions are short in most languages; a line should not end with one. */
const SHORT_WORD_WIDTH = 3
/** A cue narrower than this share of a line is an orphan. */
const NARROW_SHARE = 0.4

const SENTENCE_END = /[.!?…。！？؟।።]["'”’»）)\]」』]*$/u
const CLAUSE_END = /[,;:—–、，；：،]["'”’»）)\]」』]*$/u

/** Indexes of the first words of the cues: the segmentation with the lowest total cost, by dynamic programming. */
export function cueBreaks(words: readonly CaptionWord[], limits: BreakLimits): readonly number[] {
  const cheapest: { cost: number; from: number }[] = [{ cost: 0, from: 0 }]
  for (let to = 1; to <= words.length; to += 1) cheapest.push(cheapestEnding(words, to, cheapest, limits))
  const breaks: number[] = []
  for (let to = words.length; to > 0; to = cheapest[to]?.from ?? 0) breaks.push(cheapest[to]?.from ?? 0)
  return breaks.reverse()
}

function cheapestEnding(words: readonly CaptionWord[], to: number, cheapest: readonly { cost: number }[], limits: BreakLimits) {
  let best = { cost: Number.POSITIVE_INFINITY, from: to - 1 }
  for (let from = to - 1; from >= 0; from -= 1) {
    if (to - from > 1 && !fits(words.slice(from, to), limits)) break
    const cost = (cheapest[from]?.cost ?? 0) + captionCost(words, from, to, limits)
    if (cost < best.cost) best = { cost, from }
  }
  return best
}

function captionCost(words: readonly CaptionWord[], from: number, to: number, limits: BreakLimits): number {
  const sentencesWithin = words.slice(from, to - 1).filter((word) => SENTENCE_END.test(word.text)).length
  const shape = COST.caption + COST.sentenceWithin * sentencesWithin + (isOrphan(words, from, to, limits) ? COST.narrow : 0)
  return shape + breakCost(words, to, limits) + timeCost(words, from, to, limits)
}

function breakCost(words: readonly CaptionWord[], to: number, { fps }: BreakLimits): number {
  const before = words[to - 1]
  const after = words[to]
  if (before === undefined || after === undefined || SENTENCE_END.test(before.text)) return COST.afterSentence
  if (CLAUSE_END.test(before.text)) return COST.afterClause
  const silence = after.startTimeInFrames - before.startTimeInFrames - before.durationInFrames
  if (silence >= PAUSE_SECONDS * fps) return COST.afterPause
  const afterShortWord = textWidth(before.text) <= SHORT_WORD_WIDTH ? COST.afterShortWord : 0
  return COST.insideClause + afterShortWord + (textWidth(after.text) <= SHORT_WORD_WIDTH ? COST.beforeShortWord : 0)
}

function isOrphan(words: readonly CaptionWord[], from: number, to: number, limits: BreakLimits): boolean {
  const isWholeSentence = [from, to].every((at) => at === 0 || at === words.length || SENTENCE_END.test(words[at - 1]?.text ?? ''))
  const width = words.slice(from, to).reduce((sum, word) => sum + textWidth(word.text) + 1, 0)
  return !isWholeSentence && width < limits.lineWidth * NARROW_SHARE * linesOf(limits)
}

function timeCost(words: readonly CaptionWord[], from: number, to: number, { fps, shortestFrames, endFrame }: BreakLimits): number {
  const first = words[from]
  if (first === undefined) return 0
  const availableFrames = (words[to]?.startTimeInFrames ?? endFrame) - first.startTimeInFrames
  if (availableFrames < shortestFrames) return COST.tooShort
  return availableFrames > LONG_SECONDS * fps ? COST.tooLong : 0
}

const linesOf = ({ maxWords }: CueLimits): number => (maxWords === undefined ? 2 : 1)

/** Whether words fit a cue with greedy line breaking. */
export function fits(words: readonly CaptionWord[], limits: CueLimits): boolean {
  const { lineWidth, maxWords = Number.POSITIVE_INFINITY } = limits
  if (words.filter(({ text }) => !isWrittenWithoutSpaces(text)).length > maxWords) return false
  let lines = 1
  let used = 0
  for (const [index, word] of words.entries()) {
    const width = textWidth(word.text)
    const space = index > 0 && !isWrittenWithoutSpaces(word.text) ? 1 : 0
    if (used > 0 && used + space + width > lineWidth) {
      lines += 1
      used = width
    } else used += (used > 0 ? space : 0) + width
  }
  return lines <= linesOf(limits)
}
