import type { Analysis } from '../story/analysis.ts'
import { capitalized } from '../lettering/capitalized.ts'

/** Words of a sentence from one index up to another, exclusive. */
export type Range = readonly [from: number, to: number]

const MAX_LABEL_WORDS = 5
/** Longer clauses say more than a label holds. */
const MAX_CLAUSE_WORDS = 14

const SKIPPED =
  /^(?:the|an?|your|my|our|their|its|his|her|really|actually|also|even|probably|just|simply|often|usually|then|suddenly|always|normally|still|soon|quickly|slowly|immediately)$/iu
const CONNECTIVE = /^(?:and|but|so|or|then|that|for|as|because|if|when|once|while)$/iu
const LOOSE_END =
  /^(?:of|to|in|on|at|the|an?|and|or|is|are|was|were|that|by|for|but|only|with|from|into|your|its|their|which|who|it|them|so|than|as|more|very|too|be|not|never|no|has|have|had|up|out|down|until)$/iu
export const bareWord = (word: string): string => word.replaceAll(/^[\s"“(]+|["”),;:.!?…—–]+$/gu, '')

/** Index of the word at which a part of the sentence ends with a comma; -1 without any. */
export const commaAt = (words: readonly string[], from = 0): number => words.findIndex((word, i) => i >= from && /[,;]$/u.test(word))
/** What is said up to the first comma. */
export function firstPart(words: readonly string[], [from, to]: Range): Range {
  const comma = words.findIndex((word, i) => i >= from && /[,;:—–]$/u.test(word))
  return comma < 0 || comma >= to ? [from, to] : [from, comma + 1]
}
/** What is said from the last comma on, the one at the end aside. */
export function lastPart(words: readonly string[], [from, to]: Range): Range {
  const comma = words.slice(0, to - 1).findLastIndex((word, i) => i >= from && /[,;]$/u.test(word))
  return [Math.max(from, comma + 1), to]
}

const isDenied = (some: readonly { readonly word: string }[]): boolean =>
  some.some(({ word }) => /^(?:not|never|no|nothing|nobody|without)$|n['’]t$/iu.test(word))

/** A clause in at most five words, from its first to the end of a whole noun phrase; empty where that loses a denial or says nothing. */
export function clauseLabel(analysis: Analysis, [from, to]: Range): string {
  const { text } = analysis
  const words = text.split(/\s+/u).slice(from, to)
  if (words.length > MAX_CLAUSE_WORDS) return ''
  const clause = words.map((word, i) => ({ word: bareWord(word), at: from + i }))
  while (clause.length > 0 && CONNECTIVE.test(clause[0]!.word)) clause.shift()
  if (/^(?:it|they|he|she|this|these|you|we)$/iu.test(clause[0]?.word ?? '') && !/^(?:are|is|were|have)$/iu.test(clause[1]?.word ?? ''))
    clause.shift()
  if (/^(?:it|they)$/iu.test(clause[0]?.word ?? '') && /^(?:is|are)$/iu.test(clause[1]?.word ?? '')) clause.splice(0, 2)
  const kept = clause.filter(({ word }, i) => word !== '' && (!SKIPPED.test(word) || isPredicate(clause[i - 1]?.word, word)))
  const whole =
    kept.length <= MAX_LABEL_WORDS + 1
      ? kept
      : kept.slice(
          0,
          lengthBeforeCut(
            kept.map(({ word }) => word),
            MAX_LABEL_WORDS,
          ),
        )
  const short = [...whole]
  while (short.length > 0 && LOOSE_END.test(short.at(-1)!.word) && whole.length < kept.length) short.pop()
  const isSaying = (some: readonly { readonly at: number }[]) => some.some(({ at }) => hasVerbAt(at, analysis))
  const isLost = isDenied(kept) !== isDenied(short) || isSaying(kept) !== isSaying(short) || short.some(({ word }) => word === 'that')
  // `Thirty of them would fit` of `fit across a hair`, `of them`: nobody knows whom.
  const isOpen =
    (short.length < kept.length && /^(?:would|can|could|will|may|might|must|should)$/iu.test(short.at(-2)?.word ?? '')) ||
    /\bof (?:them|it|these|those)\b/iu.test(short.map(({ word }) => word).join(' '))
  // `Shares lost` of `lost more than half`, `charges as little` of `as little as`.
  const isCompared =
    short.length < kept.length && kept.slice(short.length, short.length + 2).some(({ word }) => /^(?:than|as)$/iu.test(word))
  if (isLost || isOpen || isCompared || !short.some(({ word }) => word.length > 3)) return ''
  return capitalized(short.map(({ word }) => word).join(' '))
}

const hasVerbAt = (word: number, { tokens }: Analysis): boolean =>
  tokens.some((token) => token.word === word && (token.pos === 'VERB' || token.pos === 'AUX'))

/** `is a terrible conductor`. */
const isPredicate = (before = '', word = ''): boolean => /^(?:is|are|was|were|becomes?|became)$/iu.test(before) && /^an?$/iu.test(word)

const CUT_BEFORE =
  /^(?:in|on|at|with|without|from|into|onto|until|for|to|when|if|because|and|but|or|before|after|while|by|over|under|during|through|as|than|so|that|which|who|where|between|across|against|around)$/iu

/** Nouns that say nothing without what they are of. */
const OF_WHAT =
  /^(?:grams?|kilos?|cups?|glass|bottle|bowl|spoons?|tablespoons?|teaspoons?|slices?|pieces?|half|third|quarter|parts?|kinds?|types?|numbers?|amounts?|lots?|pair|pinch|splash|layer|grains?|levels?|loss|lack|most|some|none|instead|because|side|edge|rest|price|cost|speed|size|risk|source|form|thousands|millions|hundreds|capable|full)$/u

/** Words that say nothing without the infinitive behind them: `close enough to be hit`. */
const BEFORE_INFINITIVE =
  /^(?:enough|able|unable|likely|unlikely|ready|willing|going|want|wants|wanted|need|needs|needed|have|has|had|used|how|what|where|when|who|due|about|supposed|trying|try|tries|tried|begin|begins|began|start|starts|started|fail|fails|failed|easy|easier|hard|harder|tend|tends|learn|learns|learned|refuse|refuses|refused|afraid|allowed|forced|urge|temptation|chance|ability|right|way|time|wish|desire|tendency|opportunity|attempt|promise|decision|permission)$/iu

const isCut = (word = '', before = ''): boolean =>
  (!(bareWord(word) === 'to' && BEFORE_INFINITIVE.test(before)) && CUT_BEFORE.test(bareWord(word))) ||
  (word === 'of' && /^\p{Ll}{4,}$/u.test(before) && !OF_WHAT.test(before))

/** How many of the words are left where a text is cut before a preposition or a conjunction; 0 without such a place. */
export function lengthBeforeCut(words: readonly string[], max: number): number {
  const clause = words.findIndex((word, i) => i > 0 && i <= max && /^(?:who|which|that|because|when|if|until|while)$/iu.test(word))
  if (clause > 0) return clause
  const length = Math.max(
    0,
    // A preposition at the end belongs to the verb: `the name you look for`.
    words.findLastIndex((word, i) => i > 1 && i <= max && i < words.length - 1 && isCut(word, words[i - 1]) && !isCut(words[i - 1])),
  )
  return isOpenParticiple(words, length) ? length - 1 : length
}

const BEFORE_PARTICIPLE =
  /^(?:be|is|are|was|were|been|being|get|gets|got|stay|stays|remain|remains|keep|keeps|have|has|had|the|an?|and|or|not)$/iu

/** `a basket lined` of `put it in a basket lined with a towel`: a participle that goes on behind the cut. */
function isOpenParticiple(words: readonly string[], length: number): boolean {
  const [before, last] = words.slice(length - 2, length)
  return (
    length > 3 && /^\p{Ll}{2,}(?<!e)ed$/u.test(last!) && !BEFORE_PARTICIPLE.test(before!) && !/^(?:need|seed|weed|feed|speed)$/u.test(last!)
  )
}
