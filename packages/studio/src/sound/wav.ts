/** Decoded audio: one array of samples in -1..1 per channel, all of the same length. `sampleRate` in hertz. */
export type PcmAudio = { readonly sampleRate: number; readonly channels: readonly Float32Array[] }

const HEADER_BYTES = 44

/** Encodes 16-bit PCM WAV; samples outside -1..1 are clipped. */
export function encodeWav(sound: PcmAudio): Uint8Array {
  const channelCount = sound.channels.length
  const frames = sound.channels[0]?.length ?? 0
  const dataBytes = frames * channelCount * 2
  const bytes = new Uint8Array(HEADER_BYTES + dataBytes)
  const view = new DataView(bytes.buffer)
  writeHeader(view, sound.sampleRate, channelCount, dataBytes)
  const samples = new Int16Array(bytes.buffer, HEADER_BYTES)
  for (let frame = 0; frame < frames; frame++) {
    for (let channel = 0; channel < channelCount; channel++) {
      samples[frame * channelCount + channel] = toInt16(sound.channels[channel]![frame]!)
    }
  }
  return bytes
}

function writeHeader(view: DataView, sampleRate: number, channelCount: number, dataBytes: number): void {
  const text = (offset: number, value: string) => [...value].forEach((letter, i) => view.setUint8(offset + i, letter.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, channelCount, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channelCount * 2, true)
  view.setUint16(32, channelCount * 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
}

function toInt16(sample: number): number {
  return Math.round(Math.max(-1, Math.min(1, sample)) * 32767)
}

/** Decodes 16-bit PCM WAV of any rate and channel count; throws for anything else. */
export function decodeWav(bytes: Uint8Array): PcmAudio {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER_BYTES || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') throw new Error('Not a WAV file.')
  const format = findChunk(view, 'fmt ')
  const data = findChunk(view, 'data')
  const channelCount = view.getUint16(format.start + 2, true)
  if (view.getUint16(format.start, true) !== 1 || view.getUint16(format.start + 14, true) !== 16)
    throw new Error('Not a 16-bit PCM WAV file.')
  const frames = Math.floor(data.length / (channelCount * 2))
  const channels = Array.from({ length: channelCount }, (_, channel) =>
    Float32Array.from({ length: frames }, (_, i) => view.getInt16(data.start + (i * channelCount + channel) * 2, true) / 32768),
  )
  return { sampleRate: view.getUint32(format.start + 4, true), channels }
}

function tag(view: DataView, offset: number): string {
  return String.fromCharCode(view.getUint8(offset), view.getUint8(offset + 1), view.getUint8(offset + 2), view.getUint8(offset + 3))
}

function findChunk(view: DataView, name: string): { start: number; length: number } {
  for (let offset = 12; offset + 8 <= view.byteLength;) {
    const length = view.getUint32(offset + 4, true)
    // Streaming writers leave the length open; the data then ends with the file.
    if (tag(view, offset) === name) return { start: offset + 8, length: Math.min(length, view.byteLength - offset - 8) }
    offset += 8 + length + (length % 2)
  }
  throw new Error(`A WAV file without a "${name.trim()}" chunk.`)
}
