type Stamp = {
  readonly seconds?: unknown
  readonly nanoseconds?: unknown
  readonly _seconds?: unknown
  readonly _nanoseconds?: unknown
}

/** Numbers below this are seconds: as milliseconds they would be in 2001 (CD-100). */
const FIRST_MILLISECONDS = 1e12

/** Parses a time given as a number, text or seconds with nanoseconds, to milliseconds since 1970; null when it is invalid (CD-100). */
export function createdAtMilliseconds(value: unknown): number | null {
  if (typeof value === 'number') return finite(value < FIRST_MILLISECONDS ? value * 1000 : value)
  if (typeof value === 'string') return finite(Date.parse(value))
  if (typeof value !== 'object' || value === null) return null
  const { _seconds, _nanoseconds, seconds = _seconds, nanoseconds = _nanoseconds } = value as Stamp
  if (typeof seconds !== 'number') return null
  return finite(seconds * 1000 + (typeof nanoseconds === 'number' ? Math.floor(nanoseconds / 1e6) : 0))
}

const finite = (milliseconds: number): number | null => (Number.isFinite(milliseconds) ? milliseconds : null)
