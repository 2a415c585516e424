/**
 * Parses a typed time to a frame: `mm:ss:frame`, `mm:ss`, or seconds such as `3.5`. Undefined for invalid input, including a frame or second that its
 * minute or second does not have.
 */
export function parseTimecode(text: string, fps: number): number | undefined {
  const bare = text.trim().replace(',', '.')
  if (/^\d+(\.\d+)?$/u.test(bare)) return Math.round(Number(bare) * fps)
  const parts = /^(\d{1,4}):(\d{1,2})(?::(\d{1,2}))?$/u.exec(bare)
  if (!parts) return undefined
  const [minutes, seconds, frames] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)]
  return seconds < 60 && frames < fps ? (minutes * 60 + seconds) * fps + frames : undefined
}
