/** Length of a frame's header: position, size, duration and flags. */
const FRAME_HEADER_BYTES = 16

type Chunk = { readonly name: string; readonly data: Buffer }

/**
 * The first frame of an animated WebP as a still WebP, without decoding; null for other files. ffmpeg before 8 does not read animated WebP.
 */
export function firstFrameOfAnimatedWebp(file: Buffer): Buffer | null {
  const frame = chunksOf(file.subarray(12)).find(({ name }) => name === 'ANMF')?.data
  if (!frame) return null
  const parts = chunksOf(frame.subarray(FRAME_HEADER_BYTES)).filter(({ name }) => ['ALPH', 'VP8 ', 'VP8L'].includes(name))
  const hasAlpha = parts.some(({ name }) => name === 'ALPH')
  const header = hasAlpha ? [{ name: 'VP8X', data: extendedHeader(frame) }] : []
  const body = Buffer.concat([...header, ...parts].map(writeChunk))
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

/** The VP8X chunk: flags (alpha), three reserved bytes, then width and height minus one, as in the frame. */
function extendedHeader(frame: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x10, 0, 0, 0]), frame.subarray(6, 12)])
}

const writeChunk = ({ name, data }: Chunk): Buffer =>
  Buffer.concat([Buffer.from(name, 'latin1'), uint32(data.length), data, Buffer.alloc(data.length % 2)])

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
