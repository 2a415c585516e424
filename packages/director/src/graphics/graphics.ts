import { MONTHS } from '../languages/en/number-words.ts'
import { DOWN_VERBS, MEASURED, UP_VERBS } from '../languages/en/verbs.ts'
import { multiplyingVerb } from '../lettering/numbers/multiplied.ts'
import { SMALLER, TIME_NOUNS } from '../languages/en/words.ts'
import { ofMainClause } from '../lettering/side-clauses.ts'
import type { Analysis } from '../story/analysis.ts'
import { formatNumber } from '../text/format-number.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Quantity } from '../text/quantity.ts'
import type { Token } from '../text/token.ts'
import { capital, clip, decimalsOf, isAmount, labelOf, type NamedGraphic, subjectLabel, subjectOf, unitOf } from './graphic-label.ts'
import { ratesOf } from './cause-graphic.ts'
import { barsOf } from './bars-graphic.ts'
import { clauseLabel, firstPart, lastPart } from './clause-label.ts'
import { amountNoun, changedLabel, wholeLabel } from './measured-label.ts'
import { shareOf, wholePhrase } from './share-graphic.ts'
import { shortUnit } from './short-unit.ts'
import { namedRow, stepsOf } from './text-graphics.ts'

/** Does a verb tell what happens to a phrase: `prices rise`, `to double sales`? */
function isChangedBy(verb: Token, phrase: Phrase, { tokens, phrases }: Analysis): boolean {
  const [from, to] = phrase.end < verb.i ? [phrase.end + 1, verb.i] : [verb.i + 1, phrase.start]
  // `Debts, strangely, shrink`.
  const isAside = to - from === 3 && tokens[from]!.text === ',' && tokens[from + 1]!.pos === 'ADV' && tokens[to - 1]!.text === ','
  if (isAside) return true
  const isOtherBetween = phrases.some(({ start, end, of, role }) => start >= from && end < to && of !== phrase && role !== 'behind')
  return (
    !isOtherBetween &&
    !tokens
      .slice(from, to)
      .some(({ low, text }) => /^[,;:—–]$/u.test(text) || /^(?:that|which|who|when|while|because|if|and|but)$/u.test(low))
  )
}

function directionOf(analysis: Analysis, phrase: Phrase): 'up' | 'down' | undefined {
  const { tokens, bars } = analysis
  const verb = tokens.find(
    (token) =>
      token.pos === 'VERB' &&
      (UP_VERBS.test(token.lemma) || DOWN_VERBS.test(token.lemma)) &&
      !/^(?:negated|compared|idiom|quoted)$/u.test(bars[token.i]!) &&
      isChangedBy(token, phrase, analysis),
  )
  if (!verb) return undefined
  const direction = UP_VERBS.test(verb.lemma) ? 'up' : 'down'
  // `If prices rise, savings lose value`: two curves.
  const isOther = ({ lemma, pos, i }: Token) => pos === 'VERB' && bars[i] === '' && (direction === 'up' ? DOWN_VERBS : UP_VERBS).test(lemma)
  return tokens.some(isOther) ? undefined : direction
}

/** `the pound` without a number. */
const isCurrency = ({ run, nouns, lemma }: Phrase): boolean =>
  run[0]!.low === 'the' &&
  nouns.length === 1 &&
  run.length === 2 &&
  /^(?:pound|dollar|euro|yen|yuan|franc|ruble|rupee|lira|peso|krona)$/u.test(lemma)

/** What is measured and rises or falls. */
function measuredIn(analysis: Analysis): { readonly phrase: Phrase; readonly direction: 'up' | 'down' } | undefined {
  for (const phrase of analysis.phrases) {
    const isMeasured = phrase.head.pos === 'NOUN' && (MEASURED.test(phrase.head.low) || isCurrency(phrase))
    const direction = isMeasured && !/^(?:negated|compared|idiom)$/u.test(phrase.bar) ? directionOf(analysis, phrase) : undefined
    if (direction) return { phrase, direction }
  }
  return undefined
}

const straight = (from: number, to: number) => [
  { x: 0, y: from },
  { x: 1, y: to },
]
const curved = (from: number, to: number, years: number) =>
  Array.from({ length: 9 }, (_, i) => ({ x: (years * i) / 8, y: from * (to / from) ** (i / 8) }))

/** `plunge to around two percent`: where it ends, not by how much. */
const isTarget = (text: string, { at }: Quantity): boolean =>
  /\bto(?: (?:about|around|nearly|almost|just|under|over|only|below))*$/u.test(text.split(/\s+/u).slice(0, at).join(' '))

/** `from 2 million in 2019 to 14 million in 2023`, `from 1,240 to 1,327 pounds`. */
function rangeCurve(analysis: Analysis, range: Quantity, from: number): NamedGraphic {
  const years = analysis.quantities.filter(({ kind, at }) => kind === 'year' && at > range.at).map(({ value }) => value)
  const isDated = years.length === 2 && years[0]! < years[1]!
  const [first, last] = isDated ? years : [0, 1]
  const label = changedLabel(analysis, range)
  return {
    graphic: {
      template: 'curve',
      points: [
        { x: first!, y: from },
        { x: last!, y: range.value },
      ],
      unit: range.unit,
      decimals: decimalsOf(from, range.value),
      ...(label && { label }),
      isMeasured: true,
    },
    what: range.value > from ? 'rising curve' : 'falling curve',
    form: 'change',
  }
}

/** `promises to double your money`: nothing doubles. */
const isPromised = (at: number, { tokens }: Analysis): boolean =>
  tokens[at - 1]?.low === 'to' &&
  tokens
    .slice(Math.max(0, at - 4), at - 1)
    .some(({ lemma }) => /^(?:promise|claim|guarantee|offer|pretend|vow|pledge|hope|want|try|plan)$/u.test(lemma))

/** What is measured rises, falls, doubles or grows over the years. */
function changeOf(analysis: Analysis): NamedGraphic | undefined {
  const { quantities, text, tokens } = analysis
  const range = quantities.find(({ kind }) => kind === 'range')
  // `runs from 300 to 850`: how far it reaches.
  const isReach = /\b(?:runs?|ran|ranges?|ranged|spans?|stretch\w*|between|anywhere|scores?) (?:\p{L}+ )?from\b/iu.test(text)
  if (range && !isReach && range.total !== undefined && range.total >= 0 && range.value >= 0)
    return rangeCurve(analysis, range, range.total)
  const money = quantities.filter(({ kind }) => kind === 'money')
  const years = quantities.find(({ kind, unit }) => kind === 'duration' && unit === 'year')
  const becomes = /\b(?:becomes?|grows?|grew|turns? into|is worth|are worth|reach(?:es)?|end up)\b/iu.test(text)
  if (years && money.length > 0 && becomes) {
    const [from, to] = money.length > 1 ? [money[0]!.value, money.at(-1)!.value] : [1, money[0]!.value]
    return {
      graphic: {
        template: 'curve',
        points: curved(Math.max(1, from), Math.max(2, to), years.value),
        unit: money[0]!.unit,
        decimals: 0,
        xUnit: 'years',
        isMeasured: money.length > 1,
      },
      what: 'growth curve',
      form: 'change',
    }
  }
  const factorVerb = multiplyingVerb(analysis, /^(?:double|triple)$/u)
  const isTold = factorVerb && analysis.bars[factorVerb.i] === '' && !isPromised(factorVerb.i, analysis)
  const doubling = isTold ? factorVerb : undefined
  if (doubling) {
    const factor = doubling.lemma === 'double' ? 2 : 3
    // `Wages doubled`: once.
    const isOnce = /(?:bled|pled)$/u.test(doubling.low) && !tokens.some(({ low }) => /^(?:every|each|again|keeps?|kept)$/u.test(low))
    const columns = (isOnce ? [0, 1] : [0, 1, 2, 3]).map((i) => ({
      label: i === 0 ? 'start' : `${i}`,
      count: Math.min(32, factor ** i),
      value: `${factor ** i}×`,
    }))
    return { graphic: { template: 'stack', columns }, what: 'doubling stack', form: 'change' }
  }
  const measured = measuredIn(analysis)
  if (!measured) return undefined
  const { phrase, direction } = measured
  const percent = quantities.find(({ kind }) => kind === 'percent')
  // `If prices rise three percent, savings lose half`: not sure which falls by how much.
  if (percent && quantities.some(({ kind }) => kind === 'share')) return undefined
  const share = percent ? Math.min(0.99, percent.value) : 0.6
  const label = phrase.nouns.map(({ low }) => low).join(' ')
  const points = direction === 'up' ? straight(1, 1 + (percent?.value ?? 1)) : straight(1, Math.max(0.01, 1 - share))
  return {
    graphic: {
      template: 'curve',
      points,
      decimals: 0,
      label: clip(percent ? `${label} ${isTarget(text, percent) ? '→ ' : direction === 'up' ? '+' : '−'}${percent.display}` : label),
      isMeasured: false,
    },
    what: direction === 'up' ? 'rising curve' : 'falling curve',
    form: 'change',
  }
}

/** What larger and smaller discs can show. */
const SIZES =
  /^(?:larger?|bigg?e?r?|tall(?:er)?|long(?:er)?|wide(?:r)?|deep(?:er)?|heav(?:y|ier)|high(?:er)?|great(?:er)?|more|many|much|smaller|small|shorter|thinner|lighter|thick(?:er)?|less|fewer|massive|huge)$/u

/** `five times hotter than steel`: a number with what it says. */
function timesOf(analysis: Analysis, times: Quantity, comparative: Token, other: Phrase): NamedGraphic | undefined {
  const than = analysis.tokens.slice(comparative.i + 1, other.start).find(({ low }) => /^(?:than|as)$/u.test(low))
  const joint = than?.low ?? 'than'
  const label = wholeLabel(other, analysis)
  const compared = other.isName ? label : label.charAt(0).toLowerCase() + label.slice(1)
  const note = [joint === 'as' ? 'as' : '', comparative.text, joint, compared].filter(Boolean).join(' ')
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
      points: [{ when: date.display.slice(0, 30), label: clip(capital(labelOf(subject))) || date.display }],
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
  const noun = [capital(amount.display.replace(formatNumber(amount.value), '').trim()), rate].filter(Boolean).join(' ')
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
  !quantity.display.endsWith(' old') &&
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
