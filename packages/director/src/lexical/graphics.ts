import type { NamedGraphic } from '../graphics/graphic-label.ts'
import { clip } from '../graphics/graphic-label.ts'
import { intlWords } from './intl-words.ts'
import { keyWordsOf } from './key-words.ts'
import type { WrittenQuantity } from './numbers/written-quantity.ts'
import type { LexicalSentence } from './read-sentence.ts'

const labelOf = (sentence: LexicalSentence, within?: readonly [number, number]): string => clip(keyWordsOf(sentence, within)?.words ?? '')

/** One word of a separated language says little beside a number: `подарком`, `kwart`. */
const withoutSingleWord = (label: string, { language }: LexicalSentence): string =>
  language.rules.isUnspaced !== true && language.rules.hasCapitalNouns !== true && !label.includes(' ') ? '' : label

/** The key words of the part of a sentence in which a number stands: those of another part may count something else. */
function labelBeside(sentence: LexicalSentence, number: WrittenQuantity): string {
  const { words, quantities } = sentence
  const at = words.find(({ end }) => end > number.start)
  const clause = words.filter((word) => word.clause === at?.clause)
  const first = clause[0]?.start ?? 0
  const last = clause.at(-1)?.end ?? Infinity
  const others = quantities.filter((other) => other !== number && other.start >= first && other.offset <= last)
  if (others.length === 0) return labelOf(sentence, [first, last])
  const next = others.find(({ start }) => start > number.start)
  return labelOf(sentence, [number.offset, next?.start ?? last])
}

/** Largest rate of interest. */
const MAX_RATE = 0.2

/** A share as a ring, or the rise or fall of what is measured. */
function percentOf(sentence: LexicalSentence): NamedGraphic | undefined {
  const percent = sentence.quantities.find(({ kind, value }) => kind === 'percent' && value >= 0 && value <= 1)
  // `zwischen 20 und 80 Prozent`: no share.
  const isRange = percent && sentence.quantities.some(({ kind, at }) => kind === 'count' && at < percent.at && percent.at - at <= 2)
  // `à cinq pour cent, cela fait treize mille euros`: a rate.
  const isRate = percent !== undefined && percent.value <= MAX_RATE && sentence.quantities.some(({ kind }) => kind === 'money')
  if (!percent || isRange || isRate) return undefined
  const { direction } = sentence
  const label = withoutSingleWord(labelBeside(sentence, percent) || (sentence.quantities.length === 1 ? labelOf(sentence) : ''), sentence)
  if (direction) {
    const to = direction === 'up' ? 1 + percent.value : Math.max(0.01, 1 - percent.value)
    return {
      graphic: {
        template: 'curve',
        points: [
          { x: 0, y: 1 },
          { x: 1, y: to },
        ],
        decimals: 0,
        label: clip([label, `${direction === 'up' ? '+' : '−'}${percent.display}`].filter(Boolean).join(' ')),
        isMeasured: false,
      },
      what: direction === 'up' ? 'rising curve' : 'falling curve',
      form: 'change',
    }
  }
  return {
    graphic: { template: 'ring', share: percent.value, label: label || percent.display },
    what: `percentage ring, ${percent.display}`,
    form: 'number',
  }
}

const isDate = ({ kind, value }: WrittenQuantity): boolean => kind === 'year' || (kind === 'date' && !Number.isNaN(value))
const MAX_POINTS = 6

/** Dates with what is said behind them, or before them. */
function timelineOf(sentence: LexicalSentence, min: number): NamedGraphic | undefined {
  const dates = sentence.quantities.filter(isDate)
  if (dates.length < min) return undefined
  const points = dates.slice(0, MAX_POINTS).map((date, i) => {
    const before = dates[i - 1]?.offset ?? 0
    const after = dates[i + 1]?.start ?? Infinity
    const label =
      dates.length === 1 ? labelOf(sentence) : labelOf(sentence, [date.offset, after]) || labelOf(sentence, [before, date.start])
    return { when: date.display.slice(0, 30), label: label || date.display }
  })
  return { graphic: { template: 'timeline', points }, what: 'timeline', form: 'time' }
}

/** `six heures` is as often an hour of the day as a duration. */
const isHours = ({ kind, unit }: WrittenQuantity, { language }: LexicalSentence): boolean =>
  kind === 'duration' && intlWords(language.code).units.some(([word, name]) => name === 'hour' && word === unit?.toLowerCase())

/** Numbers from here on are told in words: their names differ from language to language. */
const MAX_COUNTED = 1e6
/** Smaller ones are seldom what a sentence is about. */
const MIN_COUNTED = 100

function counterOf(sentence: LexicalSentence): NamedGraphic | undefined {
  const amounts = sentence.quantities.filter(
    (quantity) =>
      quantity.value > 2 &&
      quantity.value < MAX_COUNTED &&
      !isHours(quantity, sentence) &&
      (quantity.kind === 'money' || (/^(?:measure|duration|count)$/u.test(quantity.kind) && quantity.value >= MIN_COUNTED)),
  )
  const [first] = amounts
  if (!first) return undefined
  // Of several sums the one that they come to.
  const amount = first.kind === 'money' ? amounts.filter(({ kind }) => kind === 'money').toSorted((a, b) => b.value - a.value)[0]! : first
  const note = labelBeside(sentence, amount) || (sentence.quantities.length === 1 ? labelOf(sentence) : '')
  return {
    graphic: {
      template: 'counter',
      from: 0,
      to: amount.value,
      ...(amount.unit && { unit: amount.unit.slice(0, 20) }),
      decimals: Number.isInteger(amount.value) ? 0 : Number.isInteger(amount.value * 10) ? 1 : 2,
      ...(note && { note }),
    },
    what: 'counter',
    form: 'number',
  }
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6

/** `Die Preise stiegen von 4 auf 10 Prozent`: a line from the first number to the second. */
function rangeOf(sentence: LexicalSentence): NamedGraphic | undefined {
  const { text, quantities, direction, language } = sentence
  const joints = language.rules.fromTo
  if (!joints || !direction) return undefined
  for (const [i, last] of quantities.entries()) {
    const first = quantities[i - 1]
    if (!first || !/^(?:percent|count|money|measure)$/u.test(last.kind) || (first.kind !== 'count' && first.kind !== last.kind)) continue
    const unit = text.slice(first.start, first.offset).replaceAll(/[\d.,\s]/gu, '')
    if (!joints[0].test(text.slice(0, first.start)) || !joints[1].test(text.slice(first.offset, last.start))) continue
    const scale = last.kind === 'percent' ? 100 : 1
    const from = rounded(first.kind === 'percent' ? first.value * 100 : first.value)
    const to = rounded(last.value * scale)
    if (unit.length > 3 || (direction === 'up') !== to > from) continue
    const label = keyWordsOf(sentence, [0, first.start])?.words
    const shownUnit = last.kind === 'percent' ? '%' : last.unit?.slice(0, 20)
    return {
      graphic: {
        template: 'curve',
        points: [
          { x: 0, y: from },
          { x: 1, y: to },
        ],
        ...(shownUnit && { unit: shownUnit }),
        decimals: [from, to].every((value) => Number.isInteger(value)) ? 0 : 1,
        ...(label && { label: clip(label) }),
        isMeasured: true,
      },
      what: direction === 'up' ? 'rising curve' : 'falling curve',
      form: 'change',
    }
  }
  return undefined
}

/** The graphic that the numbers of a sentence call for, whatever else it shows. */
export const graphicOfNumbers = (sentence: LexicalSentence): NamedGraphic | undefined =>
  rangeOf(sentence) ?? percentOf(sentence) ?? timelineOf(sentence, 2)

/** The graphic of a sentence that shows nothing else. */
export const graphicAlone = (sentence: LexicalSentence): NamedGraphic | undefined => timelineOf(sentence, 1) ?? counterOf(sentence)

/** The countries of a sentence on a map. */
export function countryMapOf({ countries }: LexicalSentence): NamedGraphic | undefined {
  if (countries.length === 0) return undefined
  return {
    graphic: { template: 'map', points: [], isRoute: false, countries: [...new Set(countries.map(({ code }) => code))] },
    what: `map of ${countries.map(({ name }) => name).join(', ')}`,
    form: 'place',
  }
}
