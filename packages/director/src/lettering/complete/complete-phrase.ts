import { clauseAt } from '../../clauses/clause-at.ts'
import type { Clause } from '../../clauses/clause.ts'
import { chunksOf, clausesOf } from '../../clauses/clauses.ts'
import { isVerb, natureOf, singularOf } from '../../senses/lexicon.ts'
import { FORMS_OF_BE } from '../../clauses/words.ts'
import type { Analysis } from '../../story/analysis.ts'
import { isClauseEnd } from '../../text/clause-ends.ts'
import type { Token } from '../../text/token.ts'
import { splitsSetPhrase } from '../forms/set-phrases.ts'
import { isVagueNoun, OF_WHAT } from '../forms/noun-forms.ts'
import { isLimit, isStrictLimit } from './limits.ts'

const ARTICLE = /^(?:the|an?|some|any|this|that|these|those|my|your|our|its|his|her|their|every|each)$/u
/** What stands before a noun that is absent, compared or only an example. */
const APART = /^(?:without|except|unless|instead|rather|than|unlike|like|as|but|for|since|until|by|about|if|of|between)$/u
/** What tells behind a noun phrase which one, or how much, is meant. */
const WHICH = /^(?:of|who|whom|whose|that|which|where|to|than|as|about|for|between|against|with|without|or|nor|called|named|['’]s?)$/u
const NOUN = /^(?:NOUN|PROPN)$/u
const PRONOUN = /^(?:it|they|them|he|she|him|her|one|ones|this|that|these|those|each|both|others?|you|me|us|i|we|there|its|his|their)$/u

const isWord = ({ text }: Token): boolean => /[\p{L}\p{N}]/u.test(text)

const wordBehind = (tokens: readonly Token[], i: number): Token | undefined => {
  const next = tokens[i + 1]
  return next && !isClauseEnd(next) ? next : undefined
}

/** Is a noun said to be absent, or of something that is not so, by the clause it stands in? */
function isOfDenied(analysis: Analysis, clause: Clause | undefined, first: number): boolean {
  const { tokens } = analysis
  if (!clause?.isDenied) return false
  // `not evil spirits but | hot blood`: what it is instead.
  const but = tokens.findLastIndex(({ low, i }) => low === 'but' && i < first && i >= first - 2)
  return but < 0
}

/** Is there a finite verb among kept words but in a clause that says which one is meant? */
function hasOwnVerb(analysis: Analysis, kept: readonly number[]): boolean {
  const own = new Set(kept)
  return clausesOf(analysis).some((clause) => own.has(clause.verb.head) && clause.role !== 'relative')
}

/** Is a relative clause of a noun phrase there as a whole, or not at all? */
function cutsRelative(analysis: Analysis, kept: readonly number[]): boolean {
  const { tokens } = analysis
  const own = new Set(kept)
  const opener = kept.find((i) => i > kept[0]! && /^(?:who|which|that|whose|where)$/u.test(tokens[i]!.low))
  const inside = clausesOf(analysis).filter(({ role, verb }) => role === 'relative' && own.has(verb.head))
  if (opener !== undefined && inside.length === 0) return true
  return inside.some((clause) => {
    const next = clausesOf(analysis).find((one) => one.from >= clause.to)
    const isOpen = next !== undefined && /^(?:said|asked|relative|result)$/u.test(next.role) && !next.isSetOff && !own.has(next.verb.head)
    const [sign, after] = [tokens[clause.to], tokens[clause.to + 1]]
    const isRow =
      /^(?:,|and|or)$/u.test(sign?.text ?? '') &&
      NOUN.test(after?.pos ?? '') &&
      !clausesOf(analysis).some(({ from }) => from === clause.to + 1)
    return isOpen || isRow || !own.has(clause.to - 1)
  })
}

/** Whether kept tokens of a sentence are a noun phrase, whole, of something that is there: `dried-up lake`, `a ball no wider than a city`. */
export function isCompletePhrase(analysis: Analysis, kept: readonly number[]): boolean {
  const { tokens, quantities, bars } = analysis
  const [from, to] = [kept[0], kept.at(-1)]
  // `Some breathing room`: not what is meant.
  if (from === undefined || to === undefined || bars[to] === 'idiom') return false
  const own = new Set(kept)
  if (tokens.slice(from, to).some((token) => isWord(token) && !own.has(token.i))) return false
  if (hasOwnVerb(analysis, kept) || cutsRelative(analysis, kept) || splitsSetPhrase(analysis, kept)) return false
  const [first, last] = [tokens[from]!, tokens[to]!]
  const start = tokens[from - 1] && ARTICLE.test(tokens[from - 1]!.low) && !isClauseEnd(tokens[from - 1]!) ? from - 1 : from
  const before = tokens[start - 1]
  const isCounted = quantities.some(({ at, end }) => at <= last.word && first.word <= end)
  if ((!NOUN.test(last.pos) && !isCounted && last.pos !== 'NUM') || last.low === 'what') return false
  if (
    !/^(?:DET|ADJ|NOUN|PROPN|NUM|ADV|VERB|PRON)$/u.test(first.pos) ||
    PRONOUN.test(first.low) ||
    /^(?:there|not|what|who|how|why|where|when)$/u.test(first.low)
  )
    return false
  // `is | only an electric force`: what something is.
  if (first.low === 'only' && !FORMS_OF_BE.test(tokens[from - 1]?.low ?? '')) return false
  if (first.pos === 'VERB' && first.low === first.lemma) return false
  if (
    kept.some(
      (i) =>
        /^(?:AUX|SCONJ)$/u.test(tokens[i]!.pos) &&
        !clausesOf(analysis).some((one) => one.role === 'relative' && (one.openerAt ?? one.from) <= i && i < one.to),
    )
  )
    return false
  // `Coober Pedy | half of the town`: of another phrase.
  const isJoined = quantities.some(
    ({ at }) => at > first.word && at <= last.word && kept.some((i) => tokens[i]!.word === at - 1 && NOUN.test(tokens[i]!.pos)),
  )
  if (isJoined) return false
  const of = kept.findIndex((i) => tokens[i]!.low === 'of')
  if (of > 0 && PRONOUN.test(tokens[kept[of + 1]!]?.low ?? 'it') && tokens[kept[of + 1]!]?.pos === 'PRON') return false
  const head = tokens[of > 0 ? kept[of - 1]! : to]!
  if (
    kept.some(
      (i) => PRONOUN.test(tokens[i]!.low) && tokens[i]!.pos === 'PRON' && !/^(?:its|his|their|you|your)$/u.test(tokens[i]!.low) && i === to,
    )
  )
    return false
  // What stands before it and belongs to it.
  if (before && !isClauseEnd(before)) {
    const isCut =
      (/^(?:ADJ|NUM|PROPN)$/u.test(before.pos) ||
        (NOUN.test(before.pos) && start === from) ||
        isLimit(before, tokens) ||
        /^['’]s?$/u.test(before.low)) &&
      before.word >= first.word - 2
    const isBound =
      /^(?:than|to|over|under|about|around|at|least|most|nearly|almost)$/u.test(before.low) &&
      quantities.some(({ at, bound }) => at === tokens[start]!.word && bound !== undefined)
    if (
      isCut ||
      isBound ||
      (APART.test(before.low) && !isCounted && !(before.low === 'but' && clausesOf(analysis).some((one) => one.isDenied))) ||
      isStrictLimit(before, tokens)
    )
      return false
  }
  // `likely to be struck than to win | the main prize`: only compared.
  const opening = tokens.findLastIndex((token) => token.i < from && isClauseEnd(token))
  if (
    tokens
      .slice(opening + 1, from)
      .some(
        ({ low, i }) => low === 'than' && !quantities.some(({ bound, at }) => bound && tokens[i]!.word < at && at - tokens[i]!.word < 2),
      )
  )
    return false
  const next = wordBehind(tokens, to)
  if (next && (WHICH.test(next.low) || NOUN.test(next.pos) || next.word === last.word)) return false
  if (next && /^(?:and|,)$/u.test(next.low)) return false
  const chunks = chunksOf(analysis)
  const n = chunks.findIndex((chunk) => chunk.from <= to && to < chunk.to)
  const chunk = chunks[n]
  if (!chunk || chunks[n + 1]?.kind === 'row') return false
  // `fruit, | warm drinks and patience`: the rest of a row.
  if (
    chunk.kind === 'row' ||
    (tokens[start - 1]?.text === ',' && kept.some((i) => /^(?:and|or)$/u.test(tokens[i]!.low))) ||
    /^(?:and|or|nor)$/u.test(before?.low ?? '')
  )
    return false
  if (chunk.isTime && !isCounted) return false
  if (next?.low === 'and' && NOUN.test(tokens[next.i + 1]?.pos ?? '')) return false
  if (
    clausesOf(analysis).some(
      ({ role, opener, from: begin, isSetOff }) => role === 'relative' && opener === 'reduced' && !isSetOff && begin === to + 1,
    )
  )
    return false
  // `7 liters of liquid pass`: a verb that was read as a noun.
  const isVerbAlone =
    next?.pos === 'ADP' &&
    last.pos === 'NOUN' &&
    isVerb(last.low) &&
    kept.length > 1 &&
    !clausesOf(analysis).some(({ role }) => /^(?:main|command|said|but|so|joined)$/u.test(role))
  if (isVerbAlone || kept.some((i) => tokens[i]!.low === 'without')) return false
  const noun = singularOf(head.low)
  const isAlone = new Set(kept.filter((i) => !ARTICLE.test(tokens[i]!.low)).map((i) => tokens[i]!.word)).size === 1
  if (OF_WHAT.test(last.low) && of < 0 && !isCounted) return false
  if (isVagueNoun(noun) && !isCounted && !kept.some((i) => /^(?:who|that|which|where)$/u.test(tokens[i]!.low))) return false
  if (isAlone && head.pos !== 'PROPN' && !/^(?:solid|person)$/u.test(natureOf(noun) ?? '')) return false
  return !isOfDenied(analysis, clauseAt(analysis, from), from)
}
