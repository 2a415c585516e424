import { DOWN_VERBS, MEASURED, UP_VERBS } from '../languages/en/verbs.ts'
import { SMALLER, TIME_NOUNS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Quantity } from '../text/quantity.ts'
import { capital, clip, labelOf, type NamedGraphic, wordsBetween } from './graphic-label.ts'
import { stepsOf } from './text-graphics.ts'
import { formatNumber } from '../text/quantities.ts'

const subjectOf = ({ phrases }: Analysis): Phrase | undefined =>
  phrases.find(({ role, bar, lemma, isName }) => role === 'subject' && bar === '' && (isName || !TIME_NOUNS.test(lemma)))
/** What a number says: the words behind it, or the subject. */
const meaningOf = (analysis: Analysis, { end }: Quantity): string =>
  clip(wordsBetween(analysis.text, end + 1, end + 6) || (subjectOf(analysis) ? labelOf(subjectOf(analysis)!) : ''))

const isAmount = ({ kind }: Quantity): boolean => /^(?:count|money|duration|measure|heat)$/u.test(kind)
const unitOf = ({ kind, unit, noun, display, value }: Quantity): string | undefined =>
  kind === 'count'
    ? noun
    : kind === 'duration'
      ? display.replace(/^[\d.,]+ /u, '')
      : (unit ?? (display.replace(formatNumber(value), '').trim() || undefined))

function directionOf({ tokens, bars }: Analysis): 'up' | 'down' | undefined {
  const verb = tokens.find(
    ({ lemma, pos, i }) =>
      pos === 'VERB' && (UP_VERBS.test(lemma) || DOWN_VERBS.test(lemma)) && !/^(?:negated|compared|idiom|quoted)$/u.test(bars[i]!),
  )
  if (!verb) return undefined
  return UP_VERBS.test(verb.lemma) ? 'up' : 'down'
}

const straight = (from: number, to: number) => [
  { x: 0, y: from },
  { x: 1, y: to },
]
const curved = (from: number, to: number, years: number) =>
  Array.from({ length: 9 }, (_, i) => ({ x: (years * i) / 8, y: from * (to / from) ** (i / 8) }))

/** Two numbers of one kind, each with what it belongs to. */
function pairOf(analysis: Analysis): NamedGraphic | undefined {
  const { quantities, text } = analysis
  const amounts = quantities.filter((quantity) => isAmount(quantity))
  const [first, second] = amounts
  if (!first || !second || amounts.length !== 2) return undefined
  const isSameUnit = first.kind === second.kind && (unitOf(first) === unitOf(second) || first.kind === 'count')
  const isBareSecond = second.kind === 'count' && second.noun === undefined
  const isComparedPair = /\b(?:but|only|while|than|instead|fewer|less|more|today|now|then|versus|against|compared)\b/iu.test(text)
  if (!(isSameUnit || isBareSecond) || !isComparedPair || first.value === second.value) return undefined
  // `Fewer than 300 are left in 48 states`: two things.
  if (first.kind === 'count' && first.noun === undefined && second.noun !== undefined) return undefined
  if (first.kind === 'count' && !isBareSecond && first.noun !== second.noun && Math.min(first.value, second.value) < 2) return undefined
  const years = quantities.filter(({ kind }) => kind === 'year')
  const isNow = /\b(?:today|now|these days)\b/iu.exec(text)
  const labels =
    years.length > 0 && isNow
      ? [String(years[0]!.display), 'today']
      : [meaningOf(analysis, first) || 'before', wordsBetween(text, second.end + 1, second.end + 5) || 'after']
  return {
    graphic: {
      template: 'bars',
      bars: [
        { label: clip(labels[0]!), value: first.value },
        { label: clip(labels[1]!), value: second.value },
      ],
      unit: unitOf(first)?.slice(0, 20),
      decimals: Number.isInteger(first.value) && Number.isInteger(second.value) ? 0 : 1,
    },
    what: second.value < first.value ? 'two bars, falling' : 'two bars',
    form: years.length > 0 ? 'change' : 'compare',
  }
}

const MAX_BARS = 5

/** `Rent takes 900, food 300`: several amounts of money, each behind what it is for. */
function amountsOf(analysis: Analysis): NamedGraphic | undefined {
  const amounts = analysis.quantities.filter(({ kind }) => kind === 'money')
  if (amounts.length < 2 || amounts.length > MAX_BARS || amounts.length !== analysis.quantities.filter(isAmount).length) return undefined
  const bars = amounts.map(({ at, value }, i) => {
    const from = amounts[i - 1]?.end ?? -1
    const owner = analysis.phrases.find(({ head, bar, isOwner }) => head.word > from && head.word < at && bar === '' && !isOwner)
    return { label: owner ? clip(capital(labelOf(owner))) : '', value }
  })
  if (bars.some(({ label }) => label === '')) return undefined
  return { graphic: { template: 'bars', bars, unit: amounts[0]!.unit, decimals: 0 }, what: 'bars', form: 'compare' }
}

/** What is measured rises, falls, doubles or grows over the years. */
function changeOf(analysis: Analysis): NamedGraphic | undefined {
  const { quantities, text, tokens, bars } = analysis
  const range = quantities.find(({ kind }) => kind === 'range')
  if (range && range.total !== undefined && range.total >= 0 && range.value >= 0)
    return {
      graphic: {
        template: 'curve',
        points: straight(range.total, range.value),
        unit: range.unit,
        decimals: Number.isInteger(range.value) ? 0 : 1,
        isMeasured: true,
      },
      what: range.value > range.total ? 'rising curve' : 'falling curve',
      form: 'change',
    }
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
  const doubling = tokens.find(({ lemma, pos, i }) => pos === 'VERB' && /^(?:double|triple)$/u.test(lemma) && bars[i] === '')
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
  const measured = tokens.find(({ pos, low, i }) => pos === 'NOUN' && MEASURED.test(low) && !/^(?:negated|compared|idiom)$/u.test(bars[i]!))
  const direction = measured ? directionOf(analysis) : undefined
  if (!direction) return undefined
  const percent = quantities.find(({ kind }) => kind === 'percent')
  const share = percent ? Math.min(0.99, percent.value) : 0.6
  const label = measured!.low
  const points = direction === 'up' ? straight(1, 1 + (percent?.value ?? 1)) : straight(1, Math.max(0.01, 1 - share))
  return {
    graphic: {
      template: 'curve',
      points,
      decimals: 0,
      label: clip(percent ? `${label} ${direction === 'up' ? '+' : '−'}${percent.display}` : label),
      isMeasured: false,
    },
    what: direction === 'up' ? 'rising curve' : 'falling curve',
    form: 'change',
  }
}

/** What a share is of: `of the surface is covered by sea` is the surface covered by sea. */
function sharedLabel(analysis: Analysis, share: Quantity): string {
  const { tokens, text, phrases } = analysis
  const words = text.split(/\s+/u)
  const isOf = /^of$/iu.test(words[share.end + 1] ?? '')
  const whole = isOf ? phrases.find(({ head, start }) => tokens[start]!.word > share.end + 1 && head.word >= share.end + 2) : undefined
  const subject = subjectOf(analysis)
  if (!whole && !isOf && share.total === undefined) return subject && !subject.isOwner ? clip(labelOf(subject)) : ''
  if (!whole) return meaningOf(analysis, share)
  const verb = tokens[whole.end + 1]
  const rest = verb && /^(?:is|are|was|were)$/u.test(verb.low) ? wholePhrase(analysis, verb.word + 1, 6) : ''
  return clip([labelOf(whole), rest].filter(Boolean).join(' '))
}

/** Words up to the end of the first noun phrase from a word on. */
function wholePhrase({ phrases, text }: Analysis, from: number, max: number): string {
  const phrase = phrases.find(({ head }) => head.word >= from)
  return phrase && phrase.head.word - from < max ? wordsBetween(text, from, phrase.head.word + 1, max) : ''
}

function shareOf(analysis: Analysis): NamedGraphic | undefined {
  const share = analysis.quantities.find(({ kind }) => kind === 'percent' || kind === 'share')
  if (!share || share.value > 1 || share.value < 0) return undefined
  // `I swallowed half the lake`.
  if (share.display === '½' && /^(?:i|he|she)$/u.test(analysis.tokens.find(({ pos }) => /^(?:PRON|NOUN|PROPN)$/u.test(pos))?.low ?? ''))
    return undefined
  const label = sharedLabel(analysis, share) || share.display
  const hundred = share.total ? share.value * 100 : undefined
  if (hundred !== undefined && Number.isInteger(hundred) && /^(?:10|100|20|5|50)$/u.test(String(share.total)))
    return {
      graphic: { template: 'dots', count: hundred, label: clip(`${share.display} ${label}`) },
      what: `dots, ${share.display}`,
      form: 'number',
    }
  return {
    graphic: { template: 'ring', share: share.value, label: clip(label) },
    what: `percentage ring, ${share.display}`,
    form: 'number',
  }
}

/** `five times hotter than the Sun`. */
function sizeOf(analysis: Analysis): NamedGraphic | undefined {
  const { quantities, tokens, phrases } = analysis
  const times = quantities.find(({ kind, value }) => kind === 'times' && value > 1)
  const than = tokens.find(({ low, i }) => (low === 'than' || (low === 'as' && i > 2)) && times && tokens[i]!.word > times.end)
  const other = than && phrases.find(({ start }) => start > than.i)
  const subject = subjectOf(analysis)
  if (!times || !other || !subject || subject.start > than.i) return undefined
  if (tokens.some(({ text, word }) => text === ',' && word >= times.end && word < than.word)) return undefined
  const isSmaller = tokens.some(({ low, word }) => word > times.end && word <= than.word && SMALLER.test(low))
  const [large, small] = isSmaller ? [other, subject] : [subject, other]
  return {
    graphic: {
      template: 'size',
      small: { label: clip(capital(labelOf(small))) },
      large: { label: clip(capital(labelOf(large))) },
      times: Math.min(1e9, times.value),
    },
    what: 'size comparison',
    form: 'compare',
  }
}

function timelineOf(analysis: Analysis): NamedGraphic | undefined {
  const dates = analysis.quantities.filter(({ kind }) => kind === 'year' || kind === 'date')
  if (dates.length < 2 || dates.some(({ display }) => /^\p{Ll}+ \d/u.test(display))) return undefined
  const points = dates.slice(0, 6).map((date, i) => ({
    when: date.display.slice(0, 30),
    label: clip(
      wordsBetween(analysis.text, date.end + 1, dates[i + 1]?.at ?? Infinity, 5) ||
        wordsBetween(analysis.text, dates[i - 1]?.end ?? 0, date.at, 5) ||
        date.display,
    ),
  }))
  return { graphic: { template: 'timeline', points }, what: 'timeline', form: 'time' }
}

/** Single date of a sentence that shows nothing else: one point on a line. */
export function singleDate(analysis: Analysis): NamedGraphic | undefined {
  const date = analysis.quantities.find(({ kind, value }) => kind === 'year' || (kind === 'date' && !Number.isNaN(value)))
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

/** What a counted amount means, unless that is its unit. */
function noteOf(analysis: Analysis, amount: Quantity): string | undefined {
  const after = analysis.text.split(/\s+/u)[amount.end + 1] ?? ''
  if (/^(?:later|ago|earlier|long|tall|deep|away)\b/u.test(after)) return after.replace(/\W+$/u, '')
  const subject = subjectOf(analysis)
  const whole = /^(?:of|for)$/u.test(after) ? wholePhrase(analysis, amount.end + 2, 5) : ''
  const isCounted =
    /^(?:Fewer|More|Less|Most|Half|Others)$/u.test(subject?.head.text ?? '') || subject?.run.some(({ pos }) => pos === 'NUM')
  const note = clip(whole || (subject && !subject.isOwner && !isCounted ? labelOf(subject) : ''))
  return note === '' || note.toLowerCase() === unitOf(amount)?.toLowerCase() ? undefined : note
}

/** A number that stands alone: it counts up. */
export function counterOf(analysis: Analysis): NamedGraphic | undefined {
  const amount = analysis.quantities.find(
    (quantity) =>
      isAmount(quantity) && quantity.value > 2 && (quantity.kind !== 'count' || quantity.noun !== undefined || quantity.value >= 100),
  )
  if (!amount) return undefined
  const scale =
    amount.value >= 1e12 ? ['trillion', 1e12] : amount.value >= 1e9 ? ['billion', 1e9] : amount.value >= 1e6 ? ['million', 1e6] : undefined
  const value = scale ? amount.value / (scale[1] as number) : amount.value
  const unit = [amount.kind === 'count' ? undefined : unitOf(amount), scale?.[0]].filter(Boolean).join(' ')
  return {
    graphic: {
      template: 'counter',
      from: 0,
      to: value,
      unit: unit ? unit.slice(0, 20) : undefined,
      decimals: Number.isInteger(value) ? 0 : 1,
      note: amount.noun ? clip(capital(amount.display.replace(/^[\d,.]+ /u, ''))) : noteOf(analysis, amount),
    },
    what: 'counter',
    form: 'number',
  }
}

/** The graphic that a sentence's own numbers call for, whatever else it shows. */
export const graphicOfData = (analysis: Analysis): NamedGraphic | undefined =>
  pairOf(analysis) ??
  amountsOf(analysis) ??
  changeOf(analysis) ??
  sizeOf(analysis) ??
  shareOf(analysis) ??
  timelineOf(analysis) ??
  stepsOf(analysis)
