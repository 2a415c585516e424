/** A frame's place, size, length and flags, before its own chunks. */
const FRAME_HEADER_BYTES = 16

type Chunk = { readonly name: string; readonly data: Buffer }

/**
 * The first frame of an animated WebP as a WebP of its own, without decoding anything; null for files that are none. Pictures stand still in a film, and
 * ffmpeg before 8 reads no animated WebP at all.
 */
export function stillOfAnimatedWebp(file: Buffer): Buffer | null {
  const frame = chunksOf(file.subarray(12)).find(({ name }) => name === 'ANMF')?.data
  if (!frame) return null
  const parts = chunksOf(frame.subarray(FRAME_HEADER_BYTES)).filter(({ name }) => ['ALPH', 'VP8 ', 'VP8L'].includes(name))
  const hasAlpha = parts.some(({ name }) => name === 'ALPH')
  const header = hasAlpha ? [{ name: 'VP8X', data: extended(frame) }] : []
  const body = Buffer.concat([...header, ...parts].map(written))
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length + 4), Buffer.from('WEBP'), body])
}

function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4)
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, at + 8 + size) })
    at += 8 + size + (size % 2)
  }
  return chunks
}

/** Flags (alpha), three bytes of nothing, then width and height less one, as the frame has them. */
function extended(frame: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x10, 0, 0, 0]), frame.subarray(6, 12)])
}

const written = ({ name, data }: Chunk): Buffer =>
  Buffer.concat([Buffer.from(name, 'latin1'), uint32(data.length), data, Buffer.alloc(data.length % 2)])

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
