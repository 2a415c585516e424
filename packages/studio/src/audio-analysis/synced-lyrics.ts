import { MAX_LYRICS_CHARACTERS } from '@fablecut/domain/song/lyrics'

const HEADER_BYTES = 10
const DECODERS = ['latin1', 'utf-16', 'utf-16be', 'utf-8'] as const
const MILLISECONDS = 2

/** Lyrics of an ID3v2 SYLT frame as lines of `[mm:ss.xx] text`; undefined without a frame with millisecond timestamps. */
export function readSyncedLyrics(file: Uint8Array): string | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.subarray(0, 3).toString('latin1') !== 'ID3') return undefined
  const version = bytes[3]!
  const end = Math.min(bytes.length, HEADER_BYTES + syncsafeInteger(bytes, 6))
  for (let at = HEADER_BYTES; at + HEADER_BYTES <= end;) {
    const size = version >= 4 ? syncsafeInteger(bytes, at + 4) : bytes.readUInt32BE(at + 4)
    if (size <= 0) return undefined
    const body = bytes.subarray(at + HEADER_BYTES, Math.min(end, at + HEADER_BYTES + size))
    if (bytes.subarray(at, at + 4).toString('latin1') === 'SYLT') return readFrame(body)
    at += HEADER_BYTES + size
  }
  return undefined
}

const syncsafeInteger = (bytes: Buffer, at: number): number => [0, 1, 2, 3].reduce((sum, i) => sum * 128 + ((bytes[at + i] ?? 0) & 127), 0)

/** Body: encoding, language, timestamp format, content type, descriptor, then alternating text and timestamp. */
function readFrame(body: Buffer): string | undefined {
  const encoding = body[0] ?? 0
  const decoder = new TextDecoder(DECODERS[encoding] ?? 'latin1')
  const isUtf16 = encoding === 1 || encoding === 2
  if (body[4] !== MILLISECONDS) return undefined
  let at = endOfText(body, 6, isUtf16) + (isUtf16 ? 2 : 1)
  let lines = ''
  while (at < body.length && lines.length < MAX_LYRICS_CHARACTERS) {
    const end = endOfText(body, at, isUtf16)
    const after = end + (isUtf16 ? 2 : 1)
    if (after + 4 > body.length) break
    lines += formatSegment(lines, decoder.decode(body.subarray(at, end)), body.readUInt32BE(after) / 1000)
    at = after + 4
  }
  return lines.trim() || undefined
}

function endOfText(body: Buffer, from: number, isUtf16: boolean): number {
  for (let at = from; at < body.length; at += isUtf16 ? 2 : 1) if (body[at] === 0 && (!isUtf16 || body[at + 1] === 0)) return at
  return body.length
}

/** The first segment, and each that starts with a line break, starts a timed line; others are syllables of the current line. */
function formatSegment(before: string, segment: string, seconds: number): string {
  if (before !== '' && !/^[\r\n]/u.test(segment) && !/[\r\n]$/u.test(before))
    return isWholeLine(segment) ? `\n${timestamp(seconds)} ${segment.trim()}` : segment
  return `\n${timestamp(seconds)} ${segment.trim()}`
}

/** Some encoders omit line breaks; a segment with spaces is a line, not a syllable. */
const isWholeLine = (segment: string): boolean => segment.trim().includes(' ')

function timestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `[${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(2).padStart(5, '0')}]`
}
