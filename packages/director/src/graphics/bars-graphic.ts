import { TIME_NOUNS } from '../languages/en/words.ts'
import type { Analysis } from '../story/analysis.ts'
import type { Quantity } from '../text/quantity.ts'
import { clauseLabel, firstPart } from './clause-label.ts'
import { amountNoun } from './measured-label.ts'
import { clip, decimalsOf, isAmount, subjectLabel, type NamedGraphic, unitOf } from './graphic-label.ts'
import { shortUnit } from './short-unit.ts'
import { capitalized } from '../lettering/capitalized.ts'

const COMPARED =
  /\b(?:but|only|just|while|whereas|than|instead|fewer|less|more|today|now|nowadays|versus|against|compared|average|other|another|above|below)\b/iu
const NOW = /\b(?:today|now|nowadays|these days)\b/iu

/** What an amount belongs to: the subject before it, behind the amount before; the time it is of; or what is said behind it. */
function ownerOf(analysis: Analysis, quantity: Quantity, from: number, to: number): string {
  const { at } = quantity
  const { phrases, text, quantities } = analysis
  const words = text.split(/\s+/u)
  const measured = amountNoun(analysis, quantity)
  if (measured) return measured
  const subject = phrases.findLast(
    ({ head, role, isOwner, isName, lemma, bar }) =>
      role === 'subject' &&
      head.word > from &&
      head.word < at &&
      !isOwner &&
      bar !== 'negated' &&
      (isName || !(TIME_NOUNS.test(lemma) || /^(?:beginning|start|end|middle|half)$/u.test(lemma))),
  )
  // `the brand costs nine dollars`: a verb taken for a noun.
  if (subject) return capitalized(subjectLabel(subject, analysis, quantity))
  const year = quantities.find(({ kind, at: where }) => kind === 'year' && where > from && where < to)
  if (year) return year.display
  const time = NOW.exec(words.slice(from + 1, to).join(' '))
  if (time) return capitalized(time[0].toLowerCase())
  return labelBehind(analysis, quantity, to)
}

const CIRCUMSTANCE = /^(?:in|on|at|with|without|by|for|over|under|during|behind|before|after)\b/iu
/** The verb of the amount behind, which reads like a noun. */
const MEASURING_VERB = / (?:costs?|needs?|weighs?|takes?|lasts?|holds?|makes?|earns?|pays?|charges?|asks?)$/u
const LOOSE = /^(?:and|or|but|then|another|only|just|about|around|nearly|almost|for|at|to|in|on|while|whereas|than)$/iu

/** What is said behind an amount, up to a word: `Without lid`; empty where that are no words of its own. */
function labelBehind(analysis: Analysis, { end }: Quantity, to: number): string {
  const words = analysis.text.split(/\s+/u)
  // `You owe $3,000, but the bill asks for $60`: behind the comma begins what the other amount is of.
  if (/[,;:.!?—–]$/u.test(words[end]!)) return ''
  let last = to
  while (last > end + 1 && LOOSE.test(words[last - 1]!)) last--
  // `in March | costs only thirty in July`.
  const behind = clauseLabel(analysis, firstPart(words, [end + 1, last])).replace(MEASURING_VERB, '')
  return /^(?:but|and|only|than|to|of)\b|^(?:deep|long|wide|tall|high|thick|heavy|old|away|ago|later|more|less|off)$/iu.test(behind)
    ? ''
    : behind
}

const hasOwnSubject = ({ phrases }: Analysis, first: Quantity, second: Quantity): boolean =>
  phrases.some(({ role, head, isOwner }) => role === 'subject' && !isOwner && head.word > first.end && head.word < second.at)

/** `100 degrees at sea level, but 71 on top of Everest`: where one subject has both, what is said behind each. */
function sharedLabels(analysis: Analysis, [first, second]: readonly [Quantity, Quantity]): string[] {
  const labels = [labelBehind(analysis, first, second.at), labelBehind(analysis, second, analysis.text.split(/\s+/u).length)]
  return !hasOwnSubject(analysis, first, second) && labels.every((label) => label !== '') && CIRCUMSTANCE.test(labels[1]!) ? labels : []
}

/** `243 days to spin, but 225 to circle the Sun`: what each amount is needed for. */
function purposesOf(analysis: Analysis, amounts: readonly Quantity[]): string[] {
  const words = analysis.text.split(/\s+/u)
  return amounts.map(({ end }, i) =>
    words[end + 1] === 'to' ? clauseLabel(analysis, firstPart(words, [end + 2, amounts[i + 1]?.at ?? words.length])) : '',
  )
}

/** Whether a label has the words of an amount. */
function saysAmount(label: string, { at, end }: Quantity, { text }: Analysis): boolean {
  const amount = text
    .split(/\s+/u)
    .slice(at, end + 1)
    .join(' ')
    .toLowerCase()
    .replaceAll('-', ' ')
  return /\p{L}{3}|\d/u.test(amount) && label.toLowerCase().replaceAll('-', ' ').includes(amount)
}

/** Two amounts of one kind, each with what it belongs to. */
function pairOf(analysis: Analysis): NamedGraphic | undefined {
  const { quantities, text } = analysis
  const [first, second, third] = quantities.filter(
    (quantity) => (isAmount(quantity) || quantity.kind === 'percent') && !quantity.isLetteringOnly,
  )
  if (!first || !second || third || first.value === second.value) return undefined
  // Ages grow by themselves.
  if ([first, second].some(({ display }) => /[ -]old$/u.test(display))) return undefined
  const isSameUnit =
    first.kind === second.kind && (unitOf(first) === unitOf(second) || (first.kind === 'count' && first.noun === second.noun))
  const isBareSecond = second.kind === 'count' && second.noun === undefined && !(first.kind === 'count' && first.noun === undefined)
  if (!isSameUnit && !isBareSecond) return undefined
  // `Sixteen cameras, but the guard looks at two of them`: a part of the first.
  if (
    isBareSecond &&
    /^of (?:them|these|those|which)\b/iu.test(
      text
        .split(/\s+/u)
        .slice(second.end + 1)
        .join(' '),
    )
  )
    return undefined
  // `The new one charges in two hours, its rival needs six`: set side by side without a word for it.
  if (!COMPARED.test(text) && !(isBareSecond && hasOwnSubject(analysis, first, second))) return undefined
  const ends = text.split(/\s+/u).length
  const purposes = purposesOf(analysis, [first, second])
  const owners = [ownerOf(analysis, first, -1, second.at), ownerOf(analysis, second, first.end, ends)]
  const shared = sharedLabels(analysis, [first, second])
  const labels = purposes.every(Boolean) ? purposes : shared.length > 0 ? shared : owners
  // `In 1900 a loaf cost five cents, today it costs 200`.
  const years = quantities.filter(({ kind }) => kind === 'year')
  if (years.length > 0 && NOW.test(text)) labels.splice(0, 2, years[0]!.display, 'Today')
  if (labels[0] === '' || labels[1] === '' || labels[0]!.toLowerCase() === labels[1]!.toLowerCase()) return undefined
  // `a three-thousand-dollar couch costs more than seven thousand`: the first amount is no other thing's.
  if ([first, second].some((quantity) => labels.some((label) => saysAmount(label, quantity, analysis)))) return undefined
  const values = [first, second].map(({ kind, value }) => (kind === 'percent' ? Math.round(value * 1000) / 10 : value))
  return {
    graphic: {
      template: 'bars',
      bars: [
        { label: clip(labels[0]!), value: values[0]! },
        { label: clip(labels[1]!), value: values[1]! },
      ],
      unit: shortUnit(unitOf(first) ?? ''),
      decimals: decimalsOf(...values),
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
  const bars = amounts.map((amount, i) => {
    const { at, value } = amount
    const from = amounts[i - 1]?.end ?? -1
    const owner = analysis.phrases.find(({ head, bar, isOwner }) => head.word > from && head.word < at && bar === '' && !isOwner)
    return { label: owner ? clip(capitalized(subjectLabel(owner, analysis, amount))) : '', value }
  })
  if (bars.some(({ label }) => label === '' || amounts.some((amount) => saysAmount(label, amount, analysis)))) return undefined
  return { graphic: { template: 'bars', bars, unit: amounts[0]!.unit, decimals: 0 }, what: 'bars', form: 'compare' }
}

/** Amounts of one kind side by side, where it is certain what each belongs to. */
export const barsOf = (analysis: Analysis): NamedGraphic | undefined => pairOf(analysis) ?? amountsOf(analysis)
