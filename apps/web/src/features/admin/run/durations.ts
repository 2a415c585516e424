type Timed = { readonly started_at: string | null; readonly finished_at: string | null }

/** Seconds from the start to the end, or until now; null before the start. */
export function durationOf({ started_at: start, finished_at: end }: Timed, now = Date.now()): number | null {
  if (start === null) return null
  return Math.max(0, ((end === null ? now : Date.parse(end)) - Date.parse(start)) / 1_000)
}
