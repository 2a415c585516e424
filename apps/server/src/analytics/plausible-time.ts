const DAY_MS = 86_400_000

/** The time of an event, in ms since 1970, by a browser's clock, which may be wrong: the time of arrival for one in the future or more than a day back. */
export function plausibleTime(at: number, receivedAt: Date): Date {
  const now = receivedAt.getTime()
  return at > now || at < now - DAY_MS ? receivedAt : new Date(at)
}
