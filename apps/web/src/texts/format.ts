import { createdAtMilliseconds } from '@fablecut/domain/story/created-at'

const DATE = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** `Nov 18, 2026` in the viewer's time zone; empty for invalid values. */
export function formatDate(value: unknown): string {
  const time = createdAtMilliseconds(value)
  return time === null ? '' : DATE.format(time)
}

const padTwo = (part: number) => String(part).padStart(2, '0')

/** Seconds as `m:ss`, from one hour `h:mm:ss`. */
export function formatDuration(seconds: number): string {
  const rounded = Math.max(0, Math.round(seconds))
  const minutes = Math.floor(rounded / 60)
  if (minutes < 60) return `${minutes}:${padTwo(rounded % 60)}`
  return `${Math.floor(minutes / 60)}:${padTwo(minutes % 60)}:${padTwo(rounded % 60)}`
}
