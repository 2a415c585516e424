import { MAX_LYRICS_CHARACTERS } from '@fablecut/domain/song/lyrics'

const HEADER_BYTES = 10
const DECODERS = ['latin1', 'utf-16', 'utf-16be', 'utf-8'] as const
const MILLISECONDS = 2

/** The lines of an ID3v2 tag's SYLT frame with their times as `[mm:ss.xx] text`; undefined without one in milliseconds. */
export function readSyncedLyrics(file: Uint8Array): string | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.subarray(0, 3).toString('latin1') !== 'ID3') return undefined
  const version = bytes[3]!
  const end = Math.min(bytes.length, HEADER_BYTES + sevenBits(bytes, 6))
  for (let at = HEADER_BYTES; at + HEADER_BYTES <= end;) {
    const size = version >= 4 ? sevenBits(bytes, at + 4) : bytes.readUInt32BE(at + 4)
    if (size <= 0) return undefined
    const body = bytes.subarray(at + HEADER_BYTES, Math.min(end, at + HEADER_BYTES + size))
    if (bytes.subarray(at, at + 4).toString('latin1') === 'SYLT') return readFrame(body)
    at += HEADER_BYTES + size
  }
  return undefined
}

const sevenBits = (bytes: Buffer, at: number): number => [0, 1, 2, 3].reduce((sum, i) => sum * 128 + ((bytes[at + i] ?? 0) & 127), 0)

/** Encoding, language, unit of time, kind, a name, then text and time in turns. */
function readFrame(body: Buffer): string | undefined {
  const encoding = body[0] ?? 0
  const decoder = new TextDecoder(DECODERS[encoding] ?? 'latin1')
  const wide = encoding === 1 || encoding === 2
  if (body[4] !== MILLISECONDS) return undefined
  let at = endOfText(body, 6, wide) + (wide ? 2 : 1)
  let lines = ''
  while (at < body.length && lines.length < MAX_LYRICS_CHARACTERS) {
    const end = endOfText(body, at, wide)
    const after = end + (wide ? 2 : 1)
    if (after + 4 > body.length) break
    lines += joined(lines, decoder.decode(body.subarray(at, end)), body.readUInt32BE(after) / 1000)
    at = after + 4
  }
  return lines.trim() || undefined
}

function endOfText(body: Buffer, from: number, wide: boolean): number {
  for (let at = from; at < body.length; at += wide ? 2 : 1) if (body[at] === 0 && (!wide || body[at + 1] === 0)) return at
  return body.length
}

/** A piece that begins with a line end, or the first, opens a line with its time; others are syllables of the line that is open. */
function joined(before: string, piece: string, seconds: number): string {
  if (before !== '' && !/^[\r\n]/u.test(piece) && !/[\r\n]$/u.test(before))
    return isWholeLine(piece) ? `\n${stamp(seconds)} ${piece.trim()}` : piece
  return `\n${stamp(seconds)} ${piece.trim()}`
}

/** Some writers give a line without a line end; a syllable has no words in it. */
const isWholeLine = (piece: string): boolean => piece.trim().includes(' ')

function stamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `[${String(minutes).padStart(2, '0')}:${(seconds - minutes * 60).toFixed(2).padStart(5, '0')}]`
}
