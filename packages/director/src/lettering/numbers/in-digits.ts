import type { Analysis } from '../../story/analysis.ts'
import type { Quantity } from '../../text/quantity.ts'

/** Words without punctuation and brackets around them. */
export const trimmed = (text: string): string => text.replaceAll(/^[\s,;:–—"“(-]+|[\s,;:.!?–—"”)-]+$/gu, '')

/** Kinds of quantities that are written in digits. */
const IN_DIGITS = /^(?:count|money|percent|duration|measure|heat|share)$/u

/** Of words of a number: `one hundred and forty`. */
const IN_NUMBER = /^(?:NUM|PUNCT|DET|CCONJ)$/u

/** `9 pm`, `3:07`, `age 60`: a date that is an hour or an age. */
export const isHour = ({ kind, display }: Quantity): boolean => kind === 'date' && /^age \d|\d(?::\d\d| [ap]m)/u.test(display)

/** `the two`, `those three minutes`: which ones, rather than how many. */
const isNamedCount = (words: readonly string[], { at, value, kind }: Quantity): boolean =>
  value <= 10 &&
  value > 1 &&
  !/^of$/iu.test(words[at - 2] ?? '') &&
  /^(?:count|duration)$/u.test(kind) &&
  /^(?:the|these|those|his|her|its|my|your|our|their)$/iu.test(words[at - 1] ?? '')

/** `6% to 11%` of `from six to eleven percent`; undefined of what has other words between its ends. */
export function rangeInDigits({ kind, display, at, end }: Quantity, words: readonly string[]): string | undefined {
  const isPlain =
    words.slice(at, end + 1).filter((word) => /^to$/iu.test(word)).length === 1 &&
    !words.slice(at, end + 1).some((word) => /^(?:in|by|of)$/iu.test(word))
  return kind === 'range' && isPlain ? display.replace(' → ', ' to ') : undefined
}

/** Words of a sentence between two of its words, numbers in digits. */
export function written({ text, quantities, tokens }: Analysis, from: number, to: number): string {
  const words = text.split(/\s+/u)
  const parts: string[] = []
  for (let i = from; i <= to; i++) {
    const quantity = quantities.find(({ at, end }) => at === i && end <= to)
    const ends = quantity && rangeInDigits(quantity, words)
    if (quantity && ends !== undefined) {
      parts.push(ends + (/[,;:.!?’']+$/u.exec(words[quantity.end]!)?.[0] ?? ''))
      i = quantity.end
      continue
    }
    const isSaid =
      quantity &&
      !isHour(quantity) &&
      words.slice(i, quantity.end + 1).some((word) => /^(?:below|minus|half|third|quarter)/iu.test(word)) &&
      !/\p{Sc}/u.test(quantity.display)
    const isRange = quantity !== undefined && /^\d+[–/]\d/u.test(quantity.display)
    if (
      !quantity ||
      isSaid ||
      // `the two sisters`: nobody counts them.
      isNamedCount(words, quantity) ||
      (quantity.isLetteringOnly && !isRange) ||
      !(IN_DIGITS.test(quantity.kind) || isHour(quantity)) ||
      !/\d/u.test(quantity.display) ||
      (quantity.value === 1 && !(/^one$/iu.test(words[i]!) && /^(?:duration|measure|money)$/u.test(quantity.kind)))
    ) {
      parts.push(words[i]!)
      continue
    }
    if (isRange && /^between$/iu.test(parts.at(-1) ?? '')) parts.pop()
    // `at a | quarter to five`.
    if (isHour(quantity) && /^an?$/iu.test(parts.at(-1) ?? '')) parts.pop()
    const mark = /[,;:.!?’']+$/u.exec(words[quantity.end]!)?.[0] ?? ''
    // `two red buttons`: what stands between the number and its noun stays.
    const digits = /^[\d.,]+(?: (?:million|billion|trillion))?/u.exec(quantity.display)?.[0]
    const behind = words.findIndex((_, n) => n >= i && tokens.some(({ word, pos }) => word === n && !IN_NUMBER.test(pos)))
    if (quantity.kind === 'count' && quantity.noun && digits && behind > i && behind <= quantity.end) {
      parts.push(digits, ...words.slice(behind, quantity.end + 1))
    } else parts.push(quantity.display.replace(/^age /u, '') + mark)
    i = quantity.end
  }
  return trimmed(parts.join(' '))
}

/** A label of a sentence's words with its numbers in digits: `Wait 5 minutes`. */
export function inDigits(label: string, analysis: Analysis): string {
  const words = analysis.text.split(/\s+/u)
  const digits = analysis.quantities.reduce((text, { at, end }) => {
    const said = trimmed(words.slice(at, end + 1).join(' '))
    return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${said.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu'), () =>
      written(analysis, at, end),
    )
  }, label)
  // `between 60–100`.
  return digits.replace(/(?<=\bbetween )([\d.,]+)–(?=\d)/iu, '$1 and ')
}
