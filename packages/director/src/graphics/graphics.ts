import { MONTHS } from '../languages/en/number-words.ts'
import { SMALLER, TIME_NOUNS } from '../languages/en/words.ts'
import { ofMainClause } from '../lettering/side-clauses.ts'
import type { Analysis } from '../story/analysis.ts'
import { formatNumber } from '../text/format-number.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Quantity } from '../text/quantity.ts'
import type { Token } from '../text/token.ts'
import { clip, decimalsOf, isAmount, labelOf, type NamedGraphic, subjectLabel, subjectOf, unitOf } from './graphic-label.ts'
import { ratesOf } from './cause-graphic.ts'
import { barsOf } from './bars-graphic.ts'
import { clauseLabel, firstPart, lastPart } from './clause-label.ts'
import { amountNoun, wholeLabel } from './measured-label.ts'
import { shareOf, wholePhrase } from './share-graphic.ts'
import { shortUnit } from './short-unit.ts'
import { namedRow, stepsOf } from './text-graphics.ts'
import { changeOf } from './change-graphic.ts'
import { capitalized } from '../lettering/capitalized.ts'

/** What larger and smaller discs can show. */
const SIZES =
  /^(?:larger?|bigg?e?r?|tall(?:er)?|long(?:er)?|wide(?:r)?|deep(?:er)?|heav(?:y|ier)|high(?:er)?|great(?:er)?|more|many|much|smaller|small|shorter|thinner|lighter|thick(?:er)?|less|fewer|massive|huge)$/u

/** `five times hotter than steel`: a number with what it says. */
function timesOf(analysis: Analysis, times: Quantity, comparative: Token, other: Phrase): NamedGraphic | undefined {
  const than = analysis.tokens.slice(comparative.i + 1, other.start).find(({ low }) => /^(?:than|as)$/u.test(low))
  const joint = than?.low ?? 'than'
  const label = wholeLabel(other, analysis)
  const compared = other.isName ? label : label.charAt(0).toLowerCase() + label.slice(1)
  // `ten times more strongly`.
  const before = analysis.tokens[comparative.i - 1]
  const degree = /^(?:more|less)$/u.test(before?.low ?? '') ? before!.low : ''
  const note = [joint === 'as' ? 'as' : degree, comparative.text, joint, compared].filter(Boolean).join(' ')
  return {
    graphic: {
      template: 'counter',
      from: 0,
      to: times.value,
      unit: '×',
      decimals: decimalsOf(times.value),
      note: clip(note),
    },
    what: `counter, ${times.display}`,
    form: 'compare',
  }
}

/** `five times hotter than the Sun`. */
function sizeOf(analysis: Analysis): NamedGraphic | undefined {
  const { quantities, tokens, phrases } = analysis
  const times = quantities.find(({ kind, value }) => kind === 'times' && value > 1)
  const joints = tokens.filter(({ low, i, word }) => (low === 'than' || (low === 'as' && i > 2)) && times && word > times.end)
  // `five times as strong as bone`: the second one.
  const than = joints[0]?.low === 'as' && joints[1]?.low === 'as' ? joints[1] : joints[0]
  const other = than && phrases.find(({ start }) => start > than.i)
  // `To plant a tree, dig a hole twice as wide as its roots`: what is dug.
  const isCall =
    tokens.some(({ low, lemma, pos, i }) => pos === 'VERB' && low === lemma && (i === 0 || tokens[i - 1]!.text === ',')) && times
  const subject = isCall ? phrases.findLast(({ head }) => head.word === times.at - 1) : subjectOf(analysis)
  if (!times || !other || !subject || subject.start > than.i) return undefined
  if (tokens.some(({ text, word }) => text === ',' && word >= times.end && word < than.word)) return undefined
  const isSmaller = tokens.some(({ low, word }) => word > times.end && word <= than.word && SMALLER.test(low))
  const comparative = tokens.findLast(({ pos, word, i }) => word > times.end && i < than.i && /^(?:ADJ|ADV)$/u.test(pos))
  // `five times hotter than steel`: no size.
  if (comparative && !SIZES.test(comparative.low)) return timesOf(analysis, times, comparative, other)
  const [large, small] = isSmaller ? [other, subject] : [subject, other]
  return {
    graphic: {
      template: 'size',
      small: { label: wholeLabel(small, analysis) },
      large: { label: wholeLabel(large, analysis) },
      times: Math.min(1e9, times.value),
    },
    what: 'size comparison',
    form: 'compare',
  }
}

/** What is said of a date: what stands behind it up to the next one, or before it; empty where that cannot be said in a few words. */
function datedLabel(analysis: Analysis, dates: readonly Quantity[], i: number): string {
  const words = analysis.text.split(/\s+/u)
  const [date, next, last] = [dates[i]!, dates[i + 1], dates[i - 1]]
  const behind = clauseLabel(analysis, firstPart(words, [date.end + 1, next?.at ?? words.length]))
  return behind || clauseLabel(analysis, lastPart(words, [last ? last.end + 1 : 0, date.at]))
}

/** `between 1999 and 2015`, `from 1914 to 1918`: one time, not two events. */
function isSpan({ text }: Analysis, [first, last, ...others]: readonly Quantity[]): boolean {
  const words = text.toLowerCase().split(/\s+/u)
  const between = first && last ? words.slice(first.end + 1, last.at).join(' ') : ''
  return others.length === 0 && /^(?:and|to|until|till|through|–)$/u.test(between) && /^(?:between|from)$/u.test(words[first!.at - 1] ?? '')
}

function timelineOf(analysis: Analysis): NamedGraphic | undefined {
  const dates = analysis.quantities.filter(({ kind, value }) => kind === 'year' || (kind === 'date' && !Number.isNaN(value)))
  if (dates.length < 2 || isSpan(analysis, dates)) return undefined
  const points = dates
    .slice(0, 6)
    .map((date, i) => ({ when: date.display.slice(0, 30), label: clip(datedLabel(analysis, dates, i) || date.display) }))
  return { graphic: { template: 'timeline', points }, what: 'timeline', form: 'time' }
}

const DAY_OF_MONTH = new RegExp(`^(?:\\d{1,2} (?:${MONTHS.join('|')})|(?:${MONTHS.join('|')}) \\d{1,2})`, 'u')

/** Single date of a sentence that shows nothing else: one point on a line. */
export function singleDate(analysis: Analysis): NamedGraphic | undefined {
  const date = analysis.quantities.find(
    ({ kind, value, display }) => kind === 'year' || (kind === 'date' && (!Number.isNaN(value) || DAY_OF_MONTH.test(display))),
  )
  const subject = subjectOf(analysis)
  if (!date || !subject) return undefined
  return {
    graphic: {
      template: 'timeline',
      points: [{ when: date.display.slice(0, 30), label: clip(capitalized(labelOf(subject))) || date.display }],
    },
    what: 'timeline',
    form: 'time',
  }
}

/** `a month`, `per hour` behind an amount. */
const PER =
  /^(?:a|an|per|each|every) (?:second|minute|hour|day|night|week|month|year|person|cup|piece|head|share|page|kilo|serving|ticket)\b/iu

/** A subject without the time before it: `Americans` of `Last year Americans`. */
function bareSubject(subject: Phrase, analysis: Analysis, amount: Quantity): string {
  const time = subject.run.findLastIndex(({ lemma, i }) => TIME_NOUNS.test(lemma) && i < subject.end)
  return subjectLabel({ ...subject, run: subject.run.slice(time + 1) }, analysis, amount)
}

/** What a counted amount means, unless that is its unit. */
function noteOf(analysis: Analysis, amount: Quantity): string | undefined {
  const words = analysis.text.split(/\s+/u)
  const after = words[amount.end + 1] ?? ''
  // `300,000 of them`: no number of the subject.
  if (amount.noun === undefined && after === 'of' && /^(?:them|these|those|us|you|it)\b/u.test(words[amount.end + 2] ?? ''))
    return undefined
  if (/^(?:later|ago|earlier|long|tall|deep|away)\b/u.test(after)) return after.replace(/\W+$/u, '')
  // `sixty dollars off the price`.
  const reduced = after === 'off' ? analysis.phrases.find(({ start }) => analysis.tokens[start]!.word === amount.end + 2) : undefined
  if (reduced) return clip(`off ${reduced.run.map(({ text }) => text).join(' ')}`)
  const rate = PER.exec(words.slice(amount.end + 1).join(' '))?.[0]
  const subject = subjectOf(analysis)
  const whole = /^(?:of|for)$/u.test(after) ? wholePhrase(analysis, amount.end + 2, 5) : ''
  const isCountedSubject =
    /^(?:Fewer|More|Less|Most|Half|Others)$/u.test(subject?.head.text ?? '') || subject?.run.some(({ pos }) => pos === 'NUM')
  // `From 49 euros, insurance included`: of something else.
  const isBehind =
    subject !== undefined &&
    subject.head.word > amount.end &&
    words.slice(amount.end, subject.head.word).some((word) => /[,;:]$/u.test(word))
  const own = whole || (subject && !subject.isOwner && !isCountedSubject && !isBehind ? bareSubject(subject, analysis, amount) : '')
  const note = clip([own, rate].filter(Boolean).join(' '))
  return note === '' || note.toLowerCase() === unitOf(amount)?.toLowerCase() ? undefined : note
}

/** What is counted, with what it does if it is a subject: `Homes lost power`. */
function countedNote(analysis: Analysis, amount: Quantity): string {
  const rate =
    PER.exec(
      analysis.text
        .split(/\s+/u)
        .slice(amount.end + 1)
        .join(' '),
    )?.[0] ?? ''
  const noun = [capitalized(amount.display.replace(formatNumber(amount.value), '').trim()), rate].filter(Boolean).join(' ')
  const next = analysis.tokens.find(({ word }) => word === amount.end + 1)
  if (!next || !/^(?:VERB|AUX)$/u.test(next.pos)) return noun
  const words = analysis.text.split(/\s+/u)
  const from = amount.end - amount.display.replace(formatNumber(amount.value), '').trim().split(' ').length + 1
  return clauseLabel(analysis, firstPart(words, [from, words.length])) || noun
}

/** Up to here a bare number beside an amount may count anything. */
const MAX_OTHER = 12

const TIMING = /^(?:after|within|in|for|every|until|before|during|since|by|each|per|over|last|next|past|first|another|about|around)$/iu

/** `After ten years`, `two days ago`: when, not how much. */
function isTiming({ text }: Analysis, { kind, at, end }: Quantity): boolean {
  if (kind !== 'duration') return false
  const words = text.split(/\s+/u)
  return TIMING.test(words[at - 1] ?? '') || /^(?:ago|later|earlier|before|after|old)\b/iu.test(words[end + 1] ?? '')
}

const isCounted = (quantity: Quantity): boolean =>
  isAmount(quantity) &&
  !quantity.isLetteringOnly &&
  !/[ -]old$/u.test(quantity.display) &&
  quantity.value > 2 &&
  (quantity.kind !== 'count' || quantity.noun !== undefined || quantity.value >= 100)

/** Unit of a number with its scale and its bound: `$ million+`, `<km`. */
function boundedUnit(unit: string | undefined, scale: string | undefined, bound: Quantity['bound']): string | undefined {
  const isMoney = /^\p{Sc}$/u.test(unit ?? '')
  const whole = (isMoney ? [unit, scale] : [scale, unit]).filter(Boolean).join(' ')
  const written = bound?.kind === 'below' ? `<${whole}` : bound?.kind === 'above' ? `${whole}+` : whole
  return shortUnit(written)
}

const SCALES = [
  ['trillion', 1e12],
  ['billion', 1e9],
  ['million', 1e6],
] as const

/** A number that stands alone: it counts up. */
export function counterOf(analysis: Analysis): NamedGraphic | undefined {
  const amounts = ofMainClause(analysis.quantities.filter(isCounted), analysis)
  const said = amounts.filter((amount) => !isTiming(analysis, amount))
  const isBesideShare = analysis.quantities.some(({ kind }) => /^(?:percent|share|times|range)$/u.test(kind))
  const amount = said.find(({ kind }) => kind === 'money') ?? said[0] ?? (isBesideShare ? undefined : amounts[0])
  // `A score of 700 instead of 600 saves 900 dollars`, `save 20 dollars and you have 900`: none stands alone.
  const isOneOfSeveral =
    amount !== undefined &&
    /^(?:money|measure|heat)$/u.test(amount.kind) &&
    analysis.quantities.some(
      (other) =>
        other !== amount &&
        ((other.kind === amount.kind && amount.kind === 'money') ||
          (other.kind === 'count' && other.noun === undefined && other.value > MAX_OTHER)),
    )
  if (isOneOfSeveral) return undefined
  if (
    !amount ||
    amount.bound?.kind === 'most' ||
    (amount.kind === 'count' && amount.noun === undefined && !amountNoun(analysis, amount) && !noteOf(analysis, amount))
  )
    return undefined
  const note = amountNoun(analysis, amount) || (amount.noun ? clip(countedNote(analysis, amount)) : noteOf(analysis, amount))
  // `90 degrees` alone says nothing: with words it does.
  if (!note && amount.kind !== 'money') return undefined
  const [scale, factor] = SCALES.find(([, least]) => amount.value >= least) ?? [undefined, 1]
  const value = amount.value / factor
  return {
    graphic: {
      template: 'counter',
      from: 0,
      to: value,
      unit: boundedUnit(amount.kind === 'count' ? undefined : unitOf(amount), scale, amount.bound),
      decimals: decimalsOf(value),
      note,
    },
    what: 'counter',
    form: 'number',
  }
}

/** The graphic that a sentence's own numbers call for, whatever else it shows. */
export const graphicOfData = (analysis: Analysis): NamedGraphic | undefined =>
  namedRow(analysis) ??
  ratesOf(analysis) ??
  barsOf(analysis) ??
  changeOf(analysis) ??
  sizeOf(analysis) ??
  shareOf(analysis) ??
  timelineOf(analysis) ??
  stepsOf(analysis)
