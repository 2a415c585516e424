import { createdAtMilliseconds } from '@fablecut/domain/story/created-at'
import { installedLocale } from './locale/installed.ts'

/** BCP 47 tag for dates and numbers. Digits are Latin in every language, as in the texts around them. */
const LANGUAGE = { en: 'en-US', ar: 'ar-u-nu-latn' }[installedLocale() as string] ?? installedLocale()

const DATE = new Intl.DateTimeFormat(LANGUAGE, { month: 'short', day: 'numeric', year: 'numeric' })

/** `Nov 18, 2026` in the viewer's time zone; empty for invalid values. */
export function formatDate(value: unknown): string {
  const time = createdAtMilliseconds(value)
  return time === null ? '' : DATE.format(time)
}

const CLOCK = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
const DAY_AND_CLOCK = new Intl.DateTimeFormat(LANGUAGE, {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const DATE_AND_TIME = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' })

/** `14:05:09` in the viewer's time zone. */
export const formatClock = (time: number | string): string => CLOCK.format(new Date(time))

/** `Nov 18, 14:05:09` in the viewer's time zone. */
export const formatTime = (time: number | string): string => DAY_AND_CLOCK.format(new Date(time))

/** `Nov 18, 2026, 2:05 PM` in the viewer's time zone. */
export const formatDateAndTime = (time: number | string): string => DATE_AND_TIME.format(new Date(time))

const NUMBER = new Intl.NumberFormat(LANGUAGE)

/** A whole number with separators, like `12,500`. */
export const formatNumber = (value: number): string => NUMBER.format(value)

/** A number with exactly `digits` decimals, like `1.5`. */
export const formatDecimal = (value: number, digits: number): string =>
  new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(value)

const SMALL = new Intl.NumberFormat(LANGUAGE, { maximumSignificantDigits: 2 })

/** US dollars without their sign: `1.50`, from 0.1 down with a third decimal, like `0.025`, and below 0.001 with two digits that count, like `0.00015`. */
export function formatUsd(usd: number): string {
  if (usd > 0 && usd < 0.001) return SMALL.format(usd)
  return formatDecimal(usd, usd > 0 && usd < 0.1 ? 3 : 2)
}

/** `1, 2, and 5`. */
export const formatList = (parts: readonly string[]): string => new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }).format(parts)

const LANGUAGE_NAMES = new Intl.DisplayNames([LANGUAGE], { type: 'language' })

/** Name of a language by its BCP 47 code. */
export const formatLanguage = (code: string): string => LANGUAGE_NAMES.of(code) ?? code

const padTwo = (part: number) => String(part).padStart(2, '0')

/** Seconds as `m:ss`, from one hour `h:mm:ss`. */
export function formatDuration(seconds: number): string {
  const rounded = Math.max(0, Math.round(seconds))
  const minutes = Math.floor(rounded / 60)
  if (minutes < 60) return `${minutes}:${padTwo(rounded % 60)}`
  return `${Math.floor(minutes / 60)}:${padTwo(minutes % 60)}:${padTwo(rounded % 60)}`
}

const COUNT = new Intl.NumberFormat(LANGUAGE, { notation: 'compact', maximumFractionDigits: 1 })

/** A count with at most one decimal and its unit, like `987` or `1.2K`. */
export const formatCount = (count: number): string => COUNT.format(count)

const PERCENT = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 0 })

/** A share, 0 to 1, like `42%`. */
export const formatPercent = (share: number): string => PERCENT.format(share)

const DAY = new Intl.DateTimeFormat(LANGUAGE, { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** A day in UTC, `2026-11-18`, like `Nov 18, 2026`. */
export const formatDay = (day: string): string => DAY.format(new Date(day))
