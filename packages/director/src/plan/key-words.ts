import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { isPlaceName } from '../languages/en/names.ts'
import { MENTAL_VERBS } from '../languages/en/verbs.ts'
import { EMPTY_WORDS, TIME_NOUNS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import { isClauseEnd, isNegation } from '../text/clauses.ts'
import type { Token } from '../text/token.ts'

const MAX_WORDS = 5
/** Cost of a window that cuts a noun phrase, and of an empty word inside it. */
const CUT = 2.5
const EMPTY = 0.3
/** Cost of a window that ends before what its verb or noun goes on with: `has built`, `the size`. */
const OPEN = 1.6
/** What a second group of words must carry. */
const SECOND_WORTH = 3

const ABSENT = /^(?:gone|missing|extinct|absent)$/u

const trimmed = (text: string): string => text.replaceAll(/^[\s,;:–—"“(-]+|[\s,;:.!?–—"”)-]+$/gu, '')

function worthOf({ pos, lemma, low, text }: Token, bar: string): number {
  if (ABSENT.test(low)) return 4
  if (
    !/^(?:NOUN|PROPN|VERB|ADJ|NUM)$/u.test(pos) ||
    EMPTY_WORDS.has(lemma) ||
    EMPTY_WORDS.has(low) ||
    low.length < 3 ||
    TIME_NOUNS.test(lemma)
  )
    return 0
  if (pos === 'VERB' && MENTAL_VERBS.has(lemma)) return 0
  const byClass = pos === 'NOUN' || pos === 'PROPN' ? 3 : pos === 'ADJ' ? 2.2 : 1.4
  const isAside = /^(?:compared|relative|idiom)$/u.test(bar)
  return byClass + (isPlaceName(text) ? 2 : 0) + Math.min(low.length, 10) / 20 - (isAside ? 1.5 : 0)
}

/** A word as it stands in the sentence. `endsClause`: punctuation follows. */
type Word = {
  readonly worth: number
  readonly isNegation: boolean
  readonly endsClause: boolean
  readonly isInPhrase: boolean
  readonly isOpen: boolean
}

const SEPARATOR: Word = { worth: 0, isNegation: false, endsClause: true, isInPhrase: false, isOpen: false }

/** A verb before its object, a noun before `of`. */
function isOpenBefore(last: Token | undefined, tokens: readonly Token[]): boolean {
  const next = last && tokens[last.i + 1]
  if (!last || !next || isClauseEnd(last)) return false
  if (next.low === 'of') return true
  return /^(?:VERB|AUX)$/u.test(last.pos) && /^(?:DET|PRON|NOUN|PROPN|ADJ|NUM)$/u.test(next.pos)
}

function wordsOf({ text, tokens, bars, phrases, quantities }: Analysis, isWithoutNumbers: boolean): Word[] {
  const inside = new Set(phrases.flatMap(({ run }) => run.slice(1).map(({ word, i }) => (tokens[i - 1]!.pos === 'DET' ? -1 : word))))
  return text.split(/\s+/u).map((_, index) => {
    const own = tokens.filter(({ word }) => word === index)
    const isNumber = isWithoutNumbers && quantities.some(({ at, end }) => at <= index && index <= end)
    if (isNumber) return SEPARATOR
    return {
      worth: Math.max(0, ...own.map((token) => worthOf(token, bars[token.i]!))),
      isNegation: own.some((token) => isNegation(token)),
      endsClause: own.length > 1 && isClauseEnd(own.at(-1)!),
      isInPhrase: inside.has(index),
      isOpen: isOpenBefore(own.at(-1), tokens),
    }
  })
}

type Window = { readonly from: number; readonly to: number; readonly score: number }

/** Groups of neighbouring words that begin and end with a word that carries something, best first. */
function windowsOf(words: readonly Word[], max: number): Window[] {
  const windows: Window[] = []
  for (const [from, first] of words.entries()) {
    if (first.worth === 0 && !first.isNegation) continue
    for (let to = from; to < Math.min(words.length, from + max); to++) {
      const inside = words.slice(from, to + 1)
      if (inside.slice(0, -1).some(({ endsClause }) => endsClause)) break
      if (inside.at(-1)!.worth === 0) continue
      const cuts = Number(first.isInPhrase) + Number(words[to + 1]?.isInPhrase ?? false)
      const worth = inside.reduce((sum, word) => sum + (word.worth || -EMPTY), 0)
      windows.push({ from, to, score: worth - cuts * CUT - (inside.at(-1)!.isOpen ? OPEN : 0) })
    }
  }
  return windows.toSorted((a, b) => b.score - a.score)
}

/** `Nobody carries a map`: no map. */
function absentThing({ tokens, phrases }: Analysis): PlanText | undefined {
  if (!/^(?:nobody|none)$/u.test(tokens[0]?.low ?? '')) return undefined
  const object = phrases.find(
    ({ role, bar, run }) => role === 'object' && bar === 'negated' && !/^(?:the|this|that|these|those)$/u.test(run[0]!.low),
  )
  return object && !object.possessor ? { words: `no ${object.head.low}`, role: 'key', at: object.head.word } : undefined
}

/** The group of at most four neighbouring words that carries a part of a sentence best; `from`, `to`: indices of its words. */
export function gistOf(analysis: Analysis, from: number, to: number): string {
  const words = wordsOf(analysis, false).map((word, i) => (i >= from && i < to ? word : SEPARATOR))
  const best = windowsOf(words, 4)[0]
  return best
    ? trimmed(
        analysis.text
          .split(/\s+/u)
          .slice(best.from, best.to + 1)
          .join(' '),
      )
    : ''
}

/** Words of a sentence in which no word says much: from its negation on, or its begin. */
function withoutContent(all: readonly string[], max: number, negation: number): PlanText {
  const from = Math.max(0, negation)
  return { words: trimmed(all.slice(from, from + Math.max(max, negation < 0 ? 0 : 3)).join(' ')), role: 'key', at: from }
}

/** One or two groups of neighbouring words that carry the sentence, at most half of it; a denial keeps its negation. `isWithoutNumbers`: numbers stand elsewhere. */
export function keyWords(analysis: Analysis, isWithoutNumbers = false): PlanText {
  const { text } = analysis
  const all = text.split(/\s+/u)
  const max = Math.max(1, Math.min(MAX_WORDS, Math.floor(all.length / 2)))
  const absent = absentThing(analysis)
  if (absent) return absent
  const read = wordsOf(analysis, isWithoutNumbers)
  // `not discipline but a standing order`: what is meant instead.
  const instead = all.findIndex((word, i) => word.toLowerCase() === 'but' && i > 0 && !all[i - 1]!.endsWith(','))
  const denied = read.findIndex((word) => word.isNegation)
  const isCorrected = denied >= 0 && instead > denied
  const words = isCorrected ? read.map((word, i) => (i <= instead ? SEPARATOR : word)) : read
  const negation = isCorrected ? -1 : denied
  // `Nobody has ever explained it`: nobody, explained.
  const lone = /^(?:nobody|nothing|none)\b/iu.exec(text)
  const said = lone && words.findIndex(({ worth }, i) => i > 0 && worth > 0)
  if (lone && said !== null && said > 2) return { words: `${lone[0]} ${trimmed(all[said]!)}`, role: 'key', at: 0 }
  const windows = windowsOf(words, negation < 0 ? max : Math.max(max, Math.min(MAX_WORDS, Math.ceil(all.length / 2))))
  const first = windows.find(({ from, to }) => negation < 0 || (from === negation && to > from)) ?? windows[0]
  if (!first) return withoutContent(all, max, negation)
  const room = max - (first.to - first.from + 1)
  const second =
    negation < 0
      ? windows.find(({ from, to, score }) => to - from < room && score >= SECOND_WORTH && (to < first.from - 1 || from > first.to + 1))
      : undefined
  const chosen = [first, ...(second ? [second] : [])].toSorted((a, b) => a.from - b.from)
  return { words: chosen.map(({ from, to }) => trimmed(all.slice(from, to + 1).join(' '))).join(', '), role: 'key', at: chosen[0]!.from }
}
