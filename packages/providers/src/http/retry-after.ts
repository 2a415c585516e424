/** The header's seconds or date as milliseconds from now; null if it has neither. */
export function retryAfterMs(header: string | undefined): number | null {
  if (header === undefined) return null
  const ms = /^\d+(?:\.\d+)?$/u.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
