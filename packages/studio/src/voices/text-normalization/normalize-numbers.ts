import { cardinal, decade, decimal, fraction, ordinal, readDigits, year } from '../english/english-numbers.ts'
import { UNITS } from '../english/english-lexicon.ts'
import { isMonth } from './normalize-dates.ts'
import type { WordNeighbours, NormalizationRule } from './normalization-rule.ts'

/** `555-1234`, `1-800-555-0199`, `(555) 123-4567`, `call 911`: digit by digit. */
const verbalizePhone: NormalizationRule = (core, { previous = '', next = '' }) => {
  const whole = /^(\+?\d{1,3}[-.])?(\(?\d{3}\)?[-.])?\d{3}[-.]\d{4}$/.test(core) && !/^\d{3}\.\d{4}$/.test(core)
  const area =
    /^\d{3}$/.test(core) && (/^\d{3}[-.]\d{4}\W*$/.test(next) || (/^(\+\d{1,3}|\(?\d{3}\)?)$/.test(previous) && /^\d{3,4}\W*$/.test(next)))
  const end = /^\d{4}$/.test(core) && /^\d{3}$/.test(previous)
  const emergency = /^\d{3}$/.test(core) && /^(call|dial|calls|called|dialed)$/i.test(previous)
  return whole || area || end || emergency ? readDigits(core.replaceAll(/\D/g, '')) : undefined
}

/** `1.000.000`, `1,2,3`, `3.1.4`. */
const verbalizeSeparatedNumbers: NormalizationRule = (core) => {
  if (/^\d{1,3}(\.\d{3}){2,}$/.test(core)) return cardinal(core.replaceAll('.', ''))
  if (/^\d(,\d){2,}$/.test(core)) return core.split(',').flatMap(cardinal)
  const version = /^(v?)(\d+(?:\.\d+)+)$/i.exec(core)
  if (!version || (version[1] === '' && !/\..*\./.test(core))) return undefined
  const numbers = version[2]!.split('.').map(cardinal)
  return [...(version[1] === '' ? [] : ['version']), ...numbers.flatMap((words, i) => (i === 0 ? words : ['point', ...words]))]
}

const verbalizeRange: NormalizationRule = (core, context, verbalize) => {
  const match = /^(\d[\d,.:]*[a-z%]{0,2})[-–—](\d[\d,.:]*)(\D*)$/i.exec(core)
  return match ? [...verbalize(match[1]!, {}), 'to', ...verbalize(`${match[2]}${match[3]}`, { next: context.next })] : undefined
}

/** `3/4`, `1 1/2`, `8/10`, `24/7`, `120/80`. */
const verbalizeFraction: NormalizationRule = (core, { previous }) => {
  const match = /^(\d{1,3})[/⁄](\d{1,3})$/.exec(core)
  if (!match) return undefined
  const [numerator, denominator] = [Number(match[1]), Number(match[2])]
  if (denominator >= 2 && (denominator < 10 || core.includes('⁄')) && numerator < denominator) {
    const part = fraction(match[1]!, match[2]!)
    return /^\d+$/.test(previous ?? '') ? ['and', ...part] : part
  }
  const between = denominator === 10 || denominator === 100 ? ['out', 'of'] : numerator > 99 ? ['over'] : []
  return [...cardinal(match[1]!), ...between, ...cardinal(match[2]!)]
}

/** `16:9`, `4x4`, `8.5×11`, `5'10`, `10^6`, `10−5`. */
const verbalizeBinaryOperator: NormalizationRule = (core, _, verbalize) => {
  const match = /^(\d[\d.]*|\p{L})(:|x|×|'|\^|−|÷|\+|=)(-?\d[\d.]*)$/u.exec(core)
  if (!match) return undefined
  const [, left, sign, right] = match as unknown as [string, string, string, string]
  if (sign === '^' && (right === '2' || right === '3')) return [...verbalize(left, {}), right === '2' ? 'squared' : 'cubed']
  if (/^\p{L}/u.test(left) && sign !== '^') return undefined
  return [...verbalize(left, {}), ...OPERATORS[sign]!.split(' '), ...verbalize(right, {})]
}

const OPERATORS: Readonly<Record<string, string>> = {
  ':': 'to',
  x: 'by',
  '×': 'times',
  "'": 'foot',
  '^': 'to the power of',
  '−': 'minus',
  '÷': 'divided by',
  '+': 'plus',
  '=': 'equals',
}

/** `$5/month`, `3 kg/day`: per. */
const verbalizeRate: NormalizationRule = (core, _, verbalize) => {
  const match = /^(.*\d.*)\/(month|mo|year|yr|day|week|wk|hour|hr|h|night|person|min|sec|s|kg|lb|g|mile|km|item|user)$/i.exec(core)
  if (!match || UNITS[core.replace(/^[\d.,]+/, '').toLowerCase()] !== undefined) return undefined
  const unit = match[2]!.toLowerCase()
  return [...verbalize(match[1]!, {}), 'per', ...(PER[unit] ?? UNITS[unit]?.replace(/s$/, '') ?? unit).split(' ')]
}

const PER: Readonly<Record<string, string>> = { mo: 'month', yr: 'year', wk: 'week' }

const verbalizeNumber: NormalizationRule = (written, context) => {
  const core = written.replace(/^(\d+),(\d{1,2})(?!\d)/, '$1.$2')
  const match = /^([-−+~≈])?(\d[\d,]*)?(?:\.(\d+))?(.*)$/.exec(core)
  if (!match || (match[2] === undefined && match[3] === undefined)) return undefined
  const sign = SIGNS[match[1] ?? ''] ?? []
  const [whole, part, suffix] = [match[2] ?? '', match[3], match[4]!.toLowerCase()]
  if (suffix === '') return [...sign, ...verbalizePlainNumber(whole, part, context)]
  if (/^(st|nd|rd|th)$/.test(suffix) && part === undefined) return ordinal(whole)
  if (/^'?s$/.test(suffix) && /^\d+0$/.test(whole)) return decade(whole)
  if (suffix === "'s") return possessive(verbalizePlainNumber(whole, part, context))
  const unit = SCALE_LETTERS[match[4]!] ?? UNITS[suffix]
  // `4K` and `5G` are names, `4B` after `apt` is a room number.
  if (unit === undefined || /^\d[KG]$/.test(core) || /^(apt|apartment|room|suite|gate|seat|unit|platform)\b/i.test(context.previous ?? ''))
    return undefined
  const number = part === undefined ? cardinal(whole) : decimal(whole, part)
  return [...sign, ...number, ...singular(unit, number).split(' ')]
}

const SIGNS: Readonly<Record<string, readonly string[]>> = { '-': ['minus'], '−': ['minus'], '+': ['plus'], '~': ['about'], '≈': ['about'] }
const SCALE_LETTERS: Readonly<Record<string, string>> = { K: 'thousand', M: 'million', B: 'billion' }
const possessive = (words: readonly string[]) => [...words.slice(0, -1), `${words.at(-1)}'s`]

const BEFORE_A_YEAR = /^(in|since|by|before|after|until|till|year|circa|context|from|of|early|late|mid|during)$/i
/** Nouns after which a number is no year: `1500 people`, `2024 steps`. */
const COUNTED_NOUNS =
  /^(?!was|has|does|this|its|his|olympics|elections|games|always|perhaps)([a-z]{3,}s|people|men|women|children|feet)\W*$/

function verbalizePlainNumber(whole: string, part: string | undefined, { previous = '', next = '' }: WordNeighbours): string[] {
  if (part !== undefined) return decimal(whole, part)
  if (/^0\d/.test(whole) || whole.length > 15) return readDigits(whole.replaceAll(',', ''))
  if (/^\d{1,2}$/.test(whole) && isMonth(previous) && Number(whole) <= 31) return ordinal(whole)
  if (/^1[01]\d\d$/.test(whole) && BEFORE_A_YEAR.test(previous) && !COUNTED_NOUNS.test(next)) return year(whole)
  if (/^(1[1-9]|20)\d\d$/.test(whole) && !UNITS[next.toLowerCase()] && !COUNTED_NOUNS.test(next)) return year(whole)
  if (/^[1-9]\d\d$/.test(whole) && /^(room|flight|route|highway|interstate|boeing|apartment|suite|gate)$/i.test(previous))
    return verbalizeRoomNumber(whole)
  return cardinal(whole)
}

/** `101` -> one oh one, `747` -> seven forty seven, `300` -> three hundred. */
function verbalizeRoomNumber(whole: string): string[] {
  if (whole.endsWith('00')) return cardinal(whole)
  return [...cardinal(whole[0]!), ...(whole[1] === '0' ? ['oh'] : []), ...cardinal(String(Number(whole.slice(1))))]
}

const singular = (unit: string, number: readonly string[]) => (number.length === 1 && number[0] === 'one' ? unit.replace(/s\b/, '') : unit)

/** The `km` of `5 km`; `in` only as a unit of length. */
const verbalizeUnit: NormalizationRule = (core, { previous, next }) => {
  const unit = UNITS[core.toLowerCase()]
  if (unit === undefined || !/^\W*\d[\d.,:/⁄½¼¾]*$/.test(previous ?? '')) return undefined
  if (core === 'in' && next !== undefined && !/^(long|wide|tall|high|deep|thick|across)\b/.test(next)) return undefined
  return singular(unit, previous === '1' ? ['one'] : []).split(' ')
}

export const NUMBER_RULES: readonly NormalizationRule[] = [
  verbalizePhone,
  verbalizeSeparatedNumbers,
  verbalizeRate,
  verbalizeFraction,
  verbalizeRange,
  verbalizeUnit,
  verbalizeBinaryOperator,
  verbalizeNumber,
]
