import { cardinal, ordinal, year } from '../english/english-numbers.ts'
import { MONTHS } from '../english/english-lexicon.ts'
import type { NormalizationRule } from './normalization-rule.ts'

/** `2024-03-05`, `3/5/2024`, `31.12.2020`. With slashes the month comes first if it is valid. */
const verbalizeDate: NormalizationRule = (core) => {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(core)
  if (iso) return dateOf(iso[1]!, iso[2]!, iso[3]!)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(core)
  if (dotted) return dateOf(dotted[3]!, dotted[2]!, dotted[1]!)
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(core)
  if (!slashed) return undefined
  const [, first, second, yearDigits] = slashed as unknown as [string, string, string, string]
  return Number(first) > 12 ? dateOf(yearDigits, second, first) : dateOf(yearDigits, first, second)
}

function dateOf(yearDigits: string, month: string, day: string): string[] | undefined {
  const name = MONTHS[Number(month) - 1]
  return name === undefined || Number(day) < 1 || Number(day) > 31
    ? undefined
    : [name, ...ordinal(String(Number(day))), ...year(yearDigits)]
}

/** `5 January`: the fifth of. */
const verbalizeDayBeforeMonth: NormalizationRule = (core, { previous, next }) => {
  if (!/^\d{1,2}$/.test(core) || Number(core) < 1 || Number(core) > 31 || !/^\p{Lu}/u.test(next ?? '') || !isMonth(next)) return undefined
  return [...(previous?.toLowerCase() === 'the' ? [] : ['the']), ...ordinal(core), 'of']
}

const verbalizeTime: NormalizationRule = (core) => {
  const match = /^(\d{1,2}):(\d\d)(?::(\d\d))?(am|pm|h)?$/i.exec(core)
  if (!match || Number(match[1]) > 24 || Number(match[2]) > 59) return undefined
  const meridiem = match[4] === undefined || match[4].toLowerCase() === 'h' ? [] : [...match[4].toUpperCase()]
  const seconds = match[3] === undefined ? [] : ['and', ...cardinal(String(Number(match[3]))), match[3] === '01' ? 'second' : 'seconds']
  if (match[2] === '00' && seconds.length === 0) return [...cardinal(match[1]!), ...(meridiem.length > 0 ? meridiem : ["o'clock"])]
  return [...cardinal(match[1]!), ...(match[2]!.startsWith('0') ? ['oh'] : []), ...cardinal(match[2]!), ...seconds, ...meridiem]
}

export function isMonth(word: string | undefined): boolean {
  const plain = word?.toLowerCase().replaceAll(/\W/g, '')
  return MONTHS.some((month) => month === plain || (month.slice(0, 3) === plain && /\.\W*$/.test(word!)))
}

export const DATE_RULES: readonly NormalizationRule[] = [verbalizeDate, verbalizeDayBeforeMonth, verbalizeTime]
