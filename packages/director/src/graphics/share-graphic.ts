import type { Analysis } from '../story/analysis.ts'
import type { Quantity } from '../text/quantity.ts'
import { isAside } from '../lettering/side-clauses.ts'
import { bareWord, clauseLabel, firstPart } from './clause-label.ts'
import { amountNoun } from './measured-label.ts'
import { clip, decimalsOf, labelOf, type NamedGraphic, subjectOf, wordsBetween } from './graphic-label.ts'
import { capitalized } from '../lettering/capitalized.ts'

/** Words up to the end of the first noun phrase from a word on. */
export function wholePhrase({ phrases, text }: Analysis, from: number, max: number): string {
  const phrase = phrases.find(({ head }) => head.word >= from)
  return phrase && phrase.head.word - from < max ? wordsBetween(text, from, phrase.head.word + 1, max) : ''
}

const wordAt = ({ text }: Analysis, at: number): string => bareWord(text.split(/\s+/u)[at] ?? '').toLowerCase()
const endsClause = ({ text }: Analysis, at: number): boolean => /[,;:.!?”")—–]$/u.test(text.split(/\s+/u)[at] ?? '.')

/** What is said behind a quantity in a few whole words. */
function saidBehind(analysis: Analysis, { end }: Quantity): string {
  const words = analysis.text.split(/\s+/u)
  return endsClause(analysis, end) ? '' : clauseLabel(analysis, firstPart(words, [end + 1, words.length]))
}

/** Words behind the percentage of a rate or of a difference. */
const DEGREE = /^(?:off|more|less|faster|slower|cheaper|higher|lower|better|interest|discount|inflation|annually|yearly)$/u

const RATES = /\b(?:rates?|inflation|interest|yields?|growth|tax|taxes|unemployment|discounts?)\b/iu

/** `a rate of 4 percent`, `inflation is at 3 percent`: what is measured in percent of nothing that is seen. */
function isRate({ text }: Analysis, { at }: Quantity): boolean {
  const clause = text
    .split(/\s+/u)
    .slice(0, at)
    .join(' ')
    .split(/[,;:—–]/u)
    .at(-1)!
  return RATES.test(clause)
}

/** Is a percentage the part of a whole, not a rate, a discount or a change? */
function isPart(analysis: Analysis, share: Quantity): boolean {
  // `half as strong`: compared with something.
  if (share.kind === 'share') return wordAt(analysis, share.end + 1) !== 'as'
  if (isRate(analysis, share)) return false
  if (endsClause(analysis, share.end))
    return /^(?:is|are|was|were|to|reach|reached|reaches|about|only|nearly|almost|hit|hits)$/u.test(wordAt(analysis, share.at - 1))
  const next = analysis.tokens.find(({ word }) => word === share.end + 1)
  return next?.low === 'of' || (share.at <= 1 && !DEGREE.test(next?.low ?? ''))
}

const MAX_PREDICATE_WORDS = 6
/** What is said behind `is`, up to the end of its first noun phrase or of its clause. */
function predicateBehind({ phrases, text }: Analysis, verb: number): string {
  const words = text.split(/\s+/u)
  const clause = words.findIndex((word, i) => i > verb && /[,;:.!?—–]$/u.test(word))
  const phrase = phrases.find(({ head }) => head.word > verb)
  const end = Math.min(phrase?.head.word ?? clause, clause < 0 ? words.length - 1 : clause)
  if (end - verb > MAX_PREDICATE_WORDS) return ''
  return words
    .slice(verb + 1, end + 1)
    .map(bareWord)
    .filter((word) => !/^(?:the|an?|your|their|its|our)$/iu.test(word))
    .join(' ')
}

/** What a share is of: `of the surface is covered by sea` is the surface covered by sea. */
function sharedLabel(analysis: Analysis, share: Quantity): string {
  const { tokens, phrases } = analysis
  const subject = subjectOf(analysis)
  if (endsClause(analysis, share.end)) return share.noun ? '' : subject && !subject.isOwner ? labelOf(subject) : ''
  // `One adult in three`: who is said already.
  if (share.noun) return ''
  const isOf = wordAt(analysis, share.end + 1) === 'of'
  const whole = isOf ? phrases.find(({ head, start }) => tokens[start]!.word > share.end + 1 && head.word >= share.end + 2) : undefined
  if (!whole) {
    const said = saidBehind(analysis, share).replace(/^(?:is|are|was|were) /iu, '')
    const isOpen = said === '' || /\b(?:it|them|this|that|one)$/iu.test(said)
    const words = analysis.text.split(/\s+/u).slice(share.end + 1)
    const isDenied = words.slice(0, MAX_PREDICATE_WORDS).some((word) => /^(?:no|not|never|nothing|nobody|without)$/iu.test(bareWord(word)))
    return isOpen && isDenied ? '' : isOpen ? wholePhrase(analysis, share.end + 1, 5) : said
  }
  // `the world's electricity`.
  const owned = whole.isOwner ? phrases.find(({ start }) => start > whole.end) : undefined
  if (owned) return `${labelOf(whole)}’s ${labelOf(owned)}`
  const verb = tokens[whole.end + 1]
  const rest = verb && /^(?:is|are|was|were)$/u.test(verb.low) ? predicateBehind(analysis, verb.word) : ''
  return [labelOf(whole), rest].filter(Boolean).join(' ')
}

/** `1 in 3 adults`, `More than half: power`: what the ring alone does not say. */
function ringLabel({ display, total, bound }: Quantity, label: string): string {
  if (label === '') return total ? display : bound ? `${capitalized(bound.words)} ${display}` : display
  const uncapital = `${label.charAt(0).toLowerCase()}${label.slice(1)}`
  if (total) return `${display} ${uncapital}`
  return bound ? `${capitalized(bound.words)} ${display} of ${uncapital}` : label
}

/** Words behind a rate that tell when. */
const WHEN = /^(?:on|in|at|by|since|until|for|over|during|after|before|last|this|next|when|while|from|within)$/u

/** Words behind a percentage up to which a noun belongs to it. */
const MAX_COMPARED_WORDS = 3

/** `more room` of `nine percent more room than`. */
function comparedLabel({ phrases }: Analysis, { end }: Quantity, degree: string): string {
  if (!/^(?:more|less|fewer|higher|lower|better|discount|interest)$/u.test(degree)) return degree
  const phrase = phrases.find(({ head }) => head.word > end && head.word <= end + MAX_COMPARED_WORDS)
  const words = phrase?.run.filter(({ word, low }) => word > end && low !== degree).map(({ text }) => text) ?? []
  return [degree, ...words].join(' ')
}

/** `at 24 percent`, `20 percent off`: a number with what it says. */
function rateOf(analysis: Analysis, rate: Quantity): NamedGraphic | undefined {
  if (rate.kind !== 'percent') return undefined
  const degree = DEGREE.exec(wordAt(analysis, rate.end + 1))?.[0]
  const amountOf = amountNoun(analysis, rate) || undefined
  const words = analysis.text.split(/\s+/u)
  // `a 12 percent raise`: what stands behind the article, however it is read.
  const ownNoun = /^(?:an?|the|another)$/iu.test(words[rate.at - 1] ?? '') ? bareWord(words[rate.end + 1] ?? '') : ''
  const before = analysis.phrases.findLast(
    ({ head, isOwner }) =>
      head.word < rate.at &&
      rate.at - head.word <= 3 &&
      !isOwner &&
      !words.slice(head.word + 1, rate.at).some((word) => /^(?:and|or|but)$/iu.test(word)) &&
      !/[,;:]$/u.test(words[head.word]!),
  )
  const isNamed = amountOf !== undefined || (before !== undefined && RATES.test(before.head.low))
  // Beside other numbers only where it is certain what it measures.
  const isAlone = analysis.quantities.every(
    (other) => other === rate || /^(?:duration|date|year)$/u.test(other.kind) || (isNamed && other.kind === 'count'),
  )
  if (!isAlone || rate.value <= 0) return undefined
  const next = analysis.tokens.find(({ word }) => word === rate.end + 1)
  const isSaidBehind = next !== undefined && !/^(?:VERB|AUX)$/u.test(next.pos) && !WHEN.test(next.low)
  const note =
    (degree && comparedLabel(analysis, rate, degree)) ??
    (ownNoun || undefined) ??
    amountOf ??
    ((isSaidBehind ? saidBehind(analysis, rate) : '') || (before ? capitalized(labelOf(before)) : ''))
  if (!note) return undefined
  const to = Math.round(rate.value * 10_000) / 100
  return {
    graphic: { template: 'counter', from: 0, to, unit: '%', decimals: decimalsOf(to), note: clip(note) },
    what: `counter, ${rate.display}`,
    form: 'number',
  }
}

/** Smallest share that is seen in a ring. */
const LEAST_RING = 0.01
const decimalsUpTo = (value: number): number =>
  [0, 1, 2, 3].find((decimals) => Math.abs(Number(value.toFixed(decimals)) - value) < 1e-9) ?? 4

/** `One in three has it, and half of them know`: the second is of the first. */
const isOfSameSubject = ({ text }: Analysis, [, second]: readonly Quantity[]): boolean =>
  /^of (?:them|these|those|it)\b/iu.test(
    text
      .split(/\s+/u)
      .slice(second!.end + 1)
      .join(' '),
  )

/** `half a lemon`, `half an avocado`. */
const isHalfAThing = ({ text }: Analysis, { end }: Quantity): boolean =>
  /^an?$/iu.test(text.split(/\s+/u)[end] ?? '') || /^an?$/iu.test(text.split(/\s+/u)[end + 1] ?? '')

/** `an emperor who ruled half the known world`: told of somebody in passing, as is any share beside an amount of the main clause. */
const isInPassing = (analysis: Analysis, share: Quantity): boolean =>
  isAside(analysis, share) &&
  (share.kind === 'share' ||
    analysis.quantities.some(
      (other) => other !== share && /^(?:count|money|measure|duration)$/u.test(other.kind) && !isAside(analysis, other),
    ))

/** A share of a whole as a ring or as dots, another percentage as a number. */
export function shareOf(analysis: Analysis): NamedGraphic | undefined {
  const shares = analysis.quantities.filter(({ kind, isLetteringOnly }) => !isLetteringOnly && (kind === 'percent' || kind === 'share'))
  const [share] = shares
  // Two shares are of two wholes.
  if (!share || (shares.length > 1 && !isOfSameSubject(analysis, shares))) return undefined
  if (!isPart(analysis, share)) return rateOf(analysis, share)
  if (share.value > 1 || share.value < 0) return undefined
  // `I swallowed half the lake`.
  if (share.display === '½' && /^(?:i|he|she)$/u.test(analysis.tokens.find(({ pos }) => /^(?:PRON|NOUN|PROPN)$/u.test(pos))?.low ?? ''))
    return undefined
  // `squeeze half a lemon`: a thing, no share of all of them.
  if (share.display === '½' && isHalfAThing(analysis, share)) return undefined
  if (isInPassing(analysis, share)) return undefined
  const label = sharedLabel(analysis, share)
  // `half of that`: of what is not said.
  if (label === '' && !share.total) return undefined
  // A ring of nothing.
  if (share.kind === 'percent' && share.value < LEAST_RING)
    return {
      graphic: {
        template: 'counter',
        from: 0,
        to: share.value * 100,
        unit: '%',
        decimals: decimalsUpTo(share.value * 100),
        note: clip(label),
      },
      what: `counter, ${share.display}`,
      form: 'number',
    }
  const hundred = share.total ? share.value * 100 : undefined
  if (hundred !== undefined && Number.isInteger(hundred) && /^(?:10|100|20|5|50)$/u.test(String(share.total)))
    return {
      graphic: {
        template: 'dots',
        count: hundred,
        label: clip(`${share.display} ${label.charAt(0).toLowerCase()}${label.slice(1)}`.trim()),
      },
      what: `dots, ${share.display}`,
      form: 'number',
    }
  return {
    graphic: { template: 'ring', share: share.value, label: clip(ringLabel(share, label)) },
    what: `percentage ring, ${share.display}`,
    form: 'number',
  }
}
