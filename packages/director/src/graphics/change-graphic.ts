import { halvedOf } from './halved-graphic.ts'
import { DOWN_VERBS, MEASURED, UP_VERBS } from '../languages/en/verbs.ts'
import { multiplyingVerb } from '../lettering/numbers/multiplied.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Phrase } from '../text/phrases.ts'
import type { Quantity } from '../text/quantity.ts'
import type { Token } from '../text/token.ts'
import { clip, decimalsOf, type NamedGraphic } from './graphic-label.ts'
import { changedLabel } from './measured-label.ts'

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
  // `Wages rose, but rents rose three times as fast`: what a factor is said of comes first.
  const factor = analysis.quantities.find(({ kind }) => kind === 'times')
  const before = factor ? analysis.phrases.filter(({ head }) => head.word < factor.at).toReversed() : []
  for (const phrase of [...before, ...analysis.phrases]) {
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

/** A share of 1 in percent, without the error of the division. */
const inPercent = (share: number): number => Math.round(share * 10_000) / 100

/** `from 2 million in 2019 to 14 million in 2023`, `from 1,240 to 1,327 pounds`. */
function rangeCurve(analysis: Analysis, range: Quantity, total: number): NamedGraphic {
  const [from, to] = range.unit === '%' ? [inPercent(total), inPercent(range.value)] : [total, range.value]
  const years = analysis.quantities.filter(({ kind, at }) => kind === 'year' && at > range.at).map(({ value }) => value)
  const isDated = years.length === 2 && years[0]! < years[1]!
  const [first, last] = isDated ? years : [0, 1]
  const label = changedLabel(analysis, range)
  return {
    graphic: {
      template: 'curve',
      points: [
        { x: first!, y: from },
        { x: last!, y: to },
      ],
      unit: range.unit,
      decimals: decimalsOf(from, to),
      ...(label && { label }),
      isMeasured: true,
    },
    what: to > from ? 'rising curve' : 'falling curve',
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
export function changeOf(analysis: Analysis): NamedGraphic | undefined {
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
  const isAsserted = factorVerb && analysis.bars[factorVerb.i] === '' && !isPromised(factorVerb.i, analysis)
  const doubling = isAsserted ? factorVerb : undefined
  if (doubling) {
    const factor = doubling.lemma === 'double' ? 2 : 3
    // `Wages doubled`: once.
    // `If you move it, the speed doubles`.
    const isUnderCondition = tokens.some(({ low }) => /^(?:if|when|once)$/u.test(low))
    const isRepeated = tokens.some(({ low }) => /^(?:every|each|again|keeps?|kept)$/u.test(low))
    const isOnce = (isUnderCondition || /(?:bled|pled)$/u.test(doubling.low)) && !isRepeated
    const columns = (isOnce ? [0, 1] : [0, 1, 2, 3]).map((i) => ({
      label: i === 0 ? 'start' : `${i}`,
      count: Math.min(32, factor ** i),
      value: `${factor ** i}×`,
    }))
    return { graphic: { template: 'stack', columns }, what: 'doubling stack', form: 'change' }
  }
  const halved = halvedOf(analysis)
  if (halved) return halved
  const measured = measuredIn(analysis)
  if (!measured) return undefined
  const { phrase, direction } = measured
  const percent = quantities.find(({ kind }) => kind === 'percent')
  // `They jump to a side in 94 percent of cases`: how often.
  const isShareOf =
    percent !== undefined &&
    /^in$/iu.test(text.split(/\s+/u)[percent.at - 1] ?? '') &&
    /^of$/iu.test(text.split(/\s+/u)[percent.end + 1] ?? '')
  if (isShareOf) return undefined
  // `If prices rise three percent, savings lose half`: not sure which falls by how much.
  if (percent && quantities.some(({ kind }) => kind === 'share')) return undefined
  const share = percent ? Math.min(0.99, percent.value) : 0.6
  const factor = quantities.find(({ kind }) => kind === 'times')
  const label = [...phrase.nouns.map(({ low }) => low), ...(factor && direction === 'up' ? [factor.display] : [])].join(' ')
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
