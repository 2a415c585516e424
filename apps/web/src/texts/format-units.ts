// Apart from format.ts, which catalogues import before their texts are installed.
import { formatDecimal } from './format.ts'
import { unitTexts } from './units.ts'

const AGE_UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const

/** A rough length of time with its largest unit, like `40 s`, `3 min`, `2.5 h`; below ten seconds with tenths. */
export function formatAge(seconds: number): string {
  for (const [size, unit] of AGE_UNITS)
    if (seconds >= size * 1.5)
      return `${seconds < size * 10 && unit !== 'minute' ? formatDecimal(seconds / size, 1) : Math.floor(seconds / size)} ${unitTexts[unit]}`
  return `${seconds < 10 ? formatDecimal(Math.max(0, seconds), 1) : Math.floor(seconds)} ${unitTexts.second}`
}

/** `12.3 GB`, in powers of 1000. */
export function formatBytes(bytes: number): string {
  const names = unitTexts.bytes
  if (bytes === 0) return `0 ${names[1]}`
  let value = bytes / 1_000
  let unit = 0
  for (; value >= 1_000 && unit < names.length - 1; unit++) value /= 1_000
  return `${value < 10 ? formatDecimal(value, 1) : Math.round(value)} ${names[unit]}`
}
