import { createdAtMilliseconds } from '@fablecut/domain/story/created-at'

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** `Nov 18, 2026` in the viewer's time zone; empty for invalid values. */
export function formatDate(value: unknown): string {
  const time = createdAtMilliseconds(value)
  return time === null ? '' : DATE.format(time)
}

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const DAY_AND_CLOCK = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** `14:05:09` in the viewer's time zone. */
export const formatClock = (time: number | string): string => CLOCK.format(new Date(time))

/** `Nov 18, 14:05:09` in the viewer's time zone. */
export const formatTime = (time: number | string): string => DAY_AND_CLOCK.format(new Date(time))

const AGE_UNITS = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
] as const

/** A rough length of time with its largest unit, like `40 s`, `3 min`, `2.5 h`; below ten seconds with tenths. */
export function formatAge(seconds: number): string {
  for (const [size, unit] of AGE_UNITS)
    if (seconds >= size * 1.5)
      return `${seconds < size * 10 && unit !== 'min' ? (seconds / size).toFixed(1) : Math.floor(seconds / size)} ${unit}`
  return seconds < 10 ? `${Math.max(0, seconds).toFixed(1)} s` : `${Math.floor(seconds)} s`
}

const BYTE_UNITS = ['kB', 'MB', 'GB', 'TB'] as const

/** `12.3 GB`, in powers of 1000. */
export function formatBytes(bytes: number): string {
  if (bytes === 0) return '0 MB'
  let value = bytes / 1_000
  let unit = 0
  for (; value >= 1_000 && unit < BYTE_UNITS.length - 1; unit++) value /= 1_000
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${BYTE_UNITS[unit]}`
}

const padTwo = (part: number) => String(part).padStart(2, '0')

/** Seconds as `m:ss`, from one hour `h:mm:ss`. */
export function formatDuration(seconds: number): string {
  const rounded = Math.max(0, Math.round(seconds))
  const minutes = Math.floor(rounded / 60)
  if (minutes < 60) return `${minutes}:${padTwo(rounded % 60)}`
  return `${Math.floor(minutes / 60)}:${padTwo(minutes % 60)}:${padTwo(rounded % 60)}`
}

const COUNT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** A count with at most one decimal and its unit, like `987` or `1.2K`. */
export const formatCount = (count: number): string => COUNT.format(count)

const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** A share, 0 to 1, like `42%`. */
export const formatPercent = (share: number): string => PERCENT.format(share)

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** A day in UTC, `2026-11-18`, like `Nov 18, 2026`. */
export const formatDay = (day: string): string => DAY.format(new Date(day))
