/** Bytes of a file, `end` inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a `Range` header: a range, `null` for the whole file (no header, several ranges, another unit), or `unsatisfiable` when it starts
 * after the end.
 */
export function readRange(header: string | null, sizeBytes: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  const range =
    match[1] === ''
      ? lastBytes(Number(match[2]), sizeBytes)
      : { start: Number(match[1]), end: match[2] === '' ? sizeBytes - 1 : Number(match[2]) }
  if (match[1] !== '' && match[2] !== '' && range.end < range.start) return null
  if (range.start >= sizeBytes || range.end < range.start) return 'unsatisfiable'
  return { start: range.start, end: Math.min(range.end, sizeBytes - 1) }
}

function lastBytes(count: number, sizeBytes: number): ByteRange {
  return count === 0 ? { start: sizeBytes, end: sizeBytes } : { start: Math.max(0, sizeBytes - count), end: sizeBytes - 1 }
}
