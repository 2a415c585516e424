import type { PlanText } from '@fablecut/domain/story/shot-plan/shot-plan'
import { denialsOf } from './bars.ts'
import type { Language } from './language.ts'
import type { LexicalSentence } from './read-sentence.ts'
import type { LexicalWord } from './words.ts'

const MAX_WORDS = 5
const MAX_CHARACTERS = 12
const MIN_CHARACTERS = 4
/** Cost of an empty word inside a group. */
const EMPTY = 0.3
const HIRAGANA_ONLY = /^\p{Script=Hiragana}+$/u

/** Comparatives before `als`, `dan` and `than` of the Germanic languages and French, Spanish, Italian and Portuguese. */
const COMPARATIVE = /^(?:mehr|weniger|meer|minder|mere|mindre|mer|plus|moins|más|menos|più|meno|mais|[\p{Ll}]{3,}er)$/u

type Valued = { readonly word: LexicalWord; readonly worth: number; readonly cost: number }

const isNumber = (word: LexicalWord, { quantities }: Pick<LexicalSentence, 'quantities'>): boolean =>
  quantities.some(({ start, offset }) => word.start < offset && word.end > start)

function scoreOf(word: LexicalWord, { language, quantities, present }: LexicalSentence, at: number): number {
  if (isNumber(word, { quantities }) || language.isEmpty(word.low) || !/\p{L}/u.test(word.text)) return 0
  if (language.rules.isUnspaced ? word.text.length < 2 || HIRAGANA_ONLY.test(word.text) : word.text.length < 2) return 0
  const isNoun = present.some(({ from, to }) => at >= from && at <= to)
  const isCapital = /^\p{Lu}/u.test(word.text) && (!word.isFirst || language.rules.hasCapitalNouns === true)
  return 1 + Math.min(word.text.length, 10) / 12 + (isNoun ? 1 : 0) + (isCapital ? 0.8 : 0)
}

/** What a group gains by beginning or ending where a phrase does, and by being a whole clause. */
const WHOLE = 0.5
const CLAUSE = 0.8

type Window = { readonly from: number; readonly to: number; readonly score: number }

function bestWindow(words: readonly Valued[], max: number, isAllowed: (from: number, to: number) => boolean): Window | undefined {
  const isEdge = (at: number, next: number) => words[next]?.word.clause !== words[at]!.word.clause || words[next]!.worth === 0
  let best: Window | undefined
  for (const [from, first] of words.entries()) {
    let [score, cost] = [0, 0]
    for (let to = from; to < words.length; to++) {
      const { word, worth, cost: own } = words[to]!
      cost += own
      if (cost > max || word.clause !== first.word.clause) break
      score += worth || -EMPTY
      const isClause = words[from - 1]?.word.clause !== first.word.clause && words[to + 1]?.word.clause !== word.clause
      const whole = score + (isEdge(from, from - 1) ? WHOLE : 0) + (isEdge(to, to + 1) ? WHOLE : 0) + (isClause ? CLAUSE : 0)
      if (isAllowed(from, to) && (!best || whole > best.score)) best = { from, to, score: whole }
    }
  }
  return best
}

/** The first clause of a sentence in which no word says much, or its first half as far as it is whole. */
export function openingOf({ text, words, language }: LexicalSentence): PlanText | undefined {
  const [first] = words
  if (!first) return undefined
  const isShort = (one: number) =>
    language.rules.isUnspaced === true &&
    words.filter(({ clause }) => clause === one).reduce((sum, word) => sum + word.text.length, 0) < MIN_CHARACTERS
  // `まず、`
  const start = isShort(first.clause) ? words.findIndex(({ clause }) => clause !== first.clause && !isShort(clause)) : 0
  if (start > 0) {
    const own = words.filter(({ clause }) => clause === words[start]!.clause)
    return { words: text.slice(own[0]!.start, own.at(-1)!.end), role: 'key', at: own[0]!.word }
  }
  const clause = words.filter((word) => word.clause === first.clause)
  const half = Math.ceil(words.length / 2) - 1
  const isWhole = (at: number) =>
    language.rules.hasCapitalNouns === true
      ? /^\p{Lu}/u.test(words[at]!.text)
      : !language.isEmpty(words[at]!.low) && language.rules.leansOnNext?.test(words[at]!.low) !== true
  const last = words.findLastIndex((_, at) => at > 0 && at <= half && isWhole(at))
  const end = clause.length < words.length ? clause.length - 1 : last < 0 ? half : last
  return { words: text.slice(first.start, words[end]!.end), role: 'key', at: first.word }
}

/** `(mis de) côté`: what belongs to the word before it. */
const OF = /^(?:de|d|du|des|del|da|do|das|dos|di|della)$/u
/** Are neighbouring words a clause or a phrase, as far as their language tells? */
function isWholeGroup(words: readonly LexicalWord[], from: number, to: number, { rules, isEmpty }: Language): boolean {
  const { clause } = words[from]!
  const opensClause = words[from - 1]?.clause !== clause
  const endsClause = words[to + 1]?.clause !== clause
  if (opensClause && endsClause) return true
  const { joint, phraseBoundary, isWholePhrase } = rules
  const own = words.slice(from, to + 1)
  if (own.slice(1, -1).some(({ low }) => joint?.test(low))) return false
  if (phraseBoundary) return endsClause && (opensClause || phraseBoundary.test(words[from - 1]!.low))
  if (rules.beginsPhrasesByFunctionWords && !opensClause && !isEmpty(words[from]!.low)) return false
  // A verb without its object.
  if (!endsClause && (rules.postposition?.test(words[to + 1]!.low) || rules.verbBeforeObject?.test(words[to]!.low))) return false
  if (rules.family === 'romance' && OF.test(words[from - 1]?.low ?? '')) return false
  return isWholePhrase?.(own) ?? true
}

/**
 * The group of neighbouring words of a sentence that carries it best, at most half of it; a denial keeps its negation. `within`: offsets of a part of the
 * sentence. Undefined where nothing carries meaning.
 */
export function keyWordsOf(sentence: LexicalSentence, within: readonly [number, number] = [0, Infinity]): PlanText | undefined {
  const { text, words, language } = sentence
  const { isUnspaced = false, superlative, negationBeforeVerb, verbBeforeObject } = language.rules
  const comparisons = [...language.find.than(words, text), ...language.find.like(words, text)].filter(({ from }) =>
    COMPARATIVE.test(words[from - 1]?.low ?? ''),
  )
  /** `mehr als jede Nacht`: what something is only compared with. */
  const isCompared = (at: number) => comparisons.some((mark) => mark.clause === words[at]!.clause && mark.from < at)
  /** `am wohlsten`: nothing without its first word. */
  const isSuperlative = (at: number) =>
    superlative !== undefined && words[at - 1]?.low === superlative.particle && words[at]!.low.endsWith(superlative.ending)
  const valued = words.map((word, i) => ({
    word,
    worth: word.start >= within[0] && word.end <= within[1] && !isCompared(i) && !isSuperlative(i) ? scoreOf(word, sentence, i) : 0,
    // Numbers are lettered for themselves.
    cost: isNumber(word, sentence) ? Infinity : isUnspaced ? [...word.text].length : 1,
  }))
  const whole = isUnspaced
    ? words.reduce((sum, word) => sum + [...word.text].length, 0)
    : text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const max = Math.max(1, Math.min(isUnspaced ? MAX_CHARACTERS : MAX_WORDS, Math.floor(whole / 2)))
  const denials = denialsOf(words, text, language)
  const negations = [...denials.none, ...denials.not]
  const isAfterNegation = (from: number) =>
    negations.some((mark) => mark.to === from - 1 && mark.clause === words[from]!.clause) && !negations.some((mark) => mark.from === from)
  const isBeforeNegation = (to: number) => negations.some((mark) => mark.from === to + 1 && mark.clause === words[to]!.clause)
  const endsInWords = (from: number, to: number) => valued[from]!.worth > 0 && valued[to]!.worth > 0
  const endsWell = (from: number, to: number) =>
    endsInWords(from, to) && !isAfterNegation(from) && !isBeforeNegation(to) && !language.rules.leansOnNext?.test(words[to]!.low)
  // `stirbt nicht an einem Tag`: before another phrase too.
  const canEnd = (to: number) =>
    language.rules.isVerbLast === true ||
    isUnspaced ||
    negationBeforeVerb !== undefined ||
    words[to + 1]?.clause !== words[to]!.clause ||
    (language.rules.hasCapitalNouns === true && language.isEmpty(words[to + 1]!.low))
  /** Of `no se equivocaba nunca`, both. */
  const isCut = (from: number, to: number) =>
    negations.some((mark) => mark.clause === words[from]!.clause && (mark.from < from || mark.to > to))
  /** `ne regarde pas`: the beginning of a negation of two parts. */
  const opening = words.findIndex(({ low, clause }) => negationBeforeVerb?.test(low) && negations.some((mark) => mark.clause === clause))
  const isVerbOnly = (to: number) => words[to + 1]?.clause === words[to]!.clause && verbBeforeObject?.test(words[to]!.low) === true
  const denial = (from: number, to: number) =>
    !isCut(from, to) &&
    !isVerbOnly(to) &&
    (language.rules.phraseBoundary === undefined || isWholeGroup(words, from, to, language)) &&
    (opening < 0 || from <= opening || words[from]!.clause !== words[opening]!.clause) &&
    !(language.rules.isVerbLast && negations.some((mark) => mark.from === from)) &&
    negations.some(
      (mark) =>
        mark.from >= from &&
        mark.to <= to &&
        (mark.from === from ||
          from === opening ||
          (valued[from]!.worth > 0 && (!language.rules.beginsPhrasesByFunctionWords || words[from - 1]?.clause !== words[from]!.clause))) &&
        (valued[to]!.worth > 0 || (mark.to === to && canEnd(to))),
    ) &&
    !isAfterNegation(from) &&
    valued.slice(from, to + 1).some(({ worth }, i) => worth > 0 && !negations.some((mark) => mark.from <= from + i && mark.to >= from + i))
  const best =
    (negations.length > 0 ? bestWindow(valued, max, denial) : undefined) ??
    bestWindow(valued, max, (from, to) => endsWell(from, to) && !isCut(from, to) && isWholeGroup(words, from, to, language)) ??
    (language.rules.hasWholePhrasesOnly || (negations.length > 0 && language.rules.wholeParts === 'clauses')
      ? undefined
      : (bestWindow(valued, max, (from, to) => endsWell(from, to) && !isCut(from, to)) ??
        bestWindow(valued, max, endsWell) ??
        bestWindow(valued, max, endsInWords)))
  if (!best) return undefined
  const to = (negations.length === 0 ? language.rules.phraseEnd?.(words, best.from, best.to) : undefined) ?? best.to
  const shown = text.slice(words[best.from]!.start, words[to]!.end)
  return { words: shown, role: 'key', at: words[best.from]!.word }
}
