import { cardinal, decimal } from '../english/english-numbers.ts'
import { CURRENCIES } from '../english/english-lexicon.ts'
import type { NormalizationRule } from './normalization-rule.ts'

const SCALE_WORD = /^(thousand|million|billion|trillion)\b/i
const SCALES: Readonly<Record<string, string>> = { k: 'thousand', m: 'million', b: 'billion', bn: 'billion' }

/** `$4.50`, `20€`, `€5m`, `75¢`. */
const sayAmount: NormalizationRule = (written, { next }) => {
  const core = written.replace(/(?<=\d)[.,](\d{3})(?=\D*$)/, ',$1').replace(/(?<=\d),(\d\d)(?=\D*$)/, '.$1')
  const match = /^([$€£¥₹])(\d[\d,]*)(?:\.(\d+))?(k|m|b|bn)?\+?$/i.exec(core) ?? /^()(\d[\d,]*)(?:\.(\d+))?()[$€£¢]$/.exec(core)
  if (!match) return undefined
  const [, sign, whole, part, letter] = match as unknown as [string, string, string, string | undefined, string | undefined]
  if (core.endsWith('¢')) return [...cardinal(whole), whole === '1' ? 'cent' : 'cents']
  const money = CURRENCIES[sign || core.at(-1)!]!
  const scale = SCALES[letter?.toLowerCase() ?? '']
  // `$5 million`: the next word says the money.
  if (SCALE_WORD.test(next ?? '')) return plainNumber(whole, part)
  if (scale !== undefined) return [...plainNumber(whole, part), scale, money.many]
  const main = [...cardinal(whole), whole === '1' ? money.one : money.many]
  const cents = part?.padEnd(2, '0').slice(0, 2)
  if (cents === undefined || Number(cents) === 0) return main
  return Number(whole) === 0 ? [...cardinal(cents), money.cents] : [...main, 'and', ...cardinal(cents), money.cents]
}

const plainNumber = (whole: string, part: string | undefined) => (part === undefined ? cardinal(whole) : decimal(whole, part))

/** The `million` of `$5 million`. */
const sayScaleOfMoney: NormalizationRule = (core, { previous }) => {
  const money = /^\W*([$€£¥₹])\d[\d.,]*$/.exec(previous ?? '')
  return money && SCALE_WORD.test(core) ? [core.toLowerCase(), CURRENCIES[money[1]!]!.many] : undefined
}

/** `$10-$20`, `$5–10`: the money is named once. */
const sayMoneyRange: NormalizationRule = (core, around, say) => {
  const match = /^([$€£])(\d[\d,.]*)[-–—]([$€£])?(\d[\d,.]*\D*)$/.exec(core)
  if (!match || (match[3] !== undefined && match[3] !== match[1])) return undefined
  return [...say(match[2]!, {}), 'to', ...say(`${match[1]}${match[4]}`, { next: around.next })]
}

export const MONEY_RULES: readonly NormalizationRule[] = [sayAmount, sayScaleOfMoney, sayMoneyRange]
