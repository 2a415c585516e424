import { cardinal, decimal } from '../english/english-numbers.ts'
import { CURRENCIES } from '../english/english-lexicon.ts'
import type { NormalizationRule } from './normalization-rule.ts'

const SCALE_WORD = /^(thousand|million|billion|trillion)\b/i
const SCALES: Readonly<Record<string, string>> = { k: 'thousand', m: 'million', b: 'billion', bn: 'billion' }

/** `$4.50`, `20€`, `€5m`, `75¢`. */
const verbalizeAmount: NormalizationRule = (written, { next }) => {
  const core = written.replace(/(?<=\d)[.,](\d{3})(?=\D*$)/, ',$1').replace(/(?<=\d),(\d\d)(?=\D*$)/, '.$1')
  const match = /^([$€£¥₹])(\d[\d,]*)(?:\.(\d+))?(k|m|b|bn)?\+?$/i.exec(core) ?? /^()(\d[\d,]*)(?:\.(\d+))?()[$€£¢]$/.exec(core)
  if (!match) return undefined
  const [, sign, whole, part, letter] = match as unknown as [string, string, string, string | undefined, string | undefined]
  if (core.endsWith('¢')) return [...cardinal(whole), whole === '1' ? 'cent' : 'cents']
  const currency = CURRENCIES[sign || core.at(-1)!]!
  const scale = SCALES[letter?.toLowerCase() ?? '']
  // `$5 million`: the next word carries the currency.
  if (SCALE_WORD.test(next ?? '')) return plainNumber(whole, part)
  if (scale !== undefined) return [...plainNumber(whole, part), scale, currency.plural]
  const amount = [...cardinal(whole), whole === '1' ? currency.singular : currency.plural]
  const cents = part?.padEnd(2, '0').slice(0, 2)
  if (cents === undefined || Number(cents) === 0) return amount
  return Number(whole) === 0 ? [...cardinal(cents), currency.cents] : [...amount, 'and', ...cardinal(cents), currency.cents]
}

const plainNumber = (whole: string, part: string | undefined) => (part === undefined ? cardinal(whole) : decimal(whole, part))

/** The `million` of `$5 million`. */
const verbalizeMoneyScale: NormalizationRule = (core, { previous }) => {
  const currency = /^\W*([$€£¥₹])\d[\d.,]*$/.exec(previous ?? '')
  return currency && SCALE_WORD.test(core) ? [core.toLowerCase(), CURRENCIES[currency[1]!]!.plural] : undefined
}

/** `$10-$20`, `$5–10`: the currency is verbalized once. */
const verbalizeMoneyRange: NormalizationRule = (core, context, verbalize) => {
  const match = /^([$€£])(\d[\d,.]*)[-–—]([$€£])?(\d[\d,.]*\D*)$/.exec(core)
  if (!match || (match[3] !== undefined && match[3] !== match[1])) return undefined
  return [...verbalize(match[2]!, {}), 'to', ...verbalize(`${match[1]}${match[4]}`, { next: context.next })]
}

export const MONEY_RULES: readonly NormalizationRule[] = [verbalizeAmount, verbalizeMoneyScale, verbalizeMoneyRange]
