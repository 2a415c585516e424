import { spawn } from 'node:child_process'
import { MAX_SONG_SECONDS } from '@fablecut/domain/story/inputs/music-video'
import { EngineRefusal } from '@fablecut/generation/engine-error'

/** Hz. */
export const ANALYSIS_SAMPLE_RATE = 22_050

/**
 * Decodes audio with ffmpeg to blocks of interleaved stereo samples at ANALYSIS_SAMPLE_RATE, so that a song is never in memory as a whole;
 * at most MAX_SONG_SECONDS. ffmpeg reads nothing but the given bytes. Throws EngineRefusal `not_a_sound` for other bytes.
 */
export async function* decodeSong(file: Uint8Array, signal?: AbortSignal): AsyncGenerator<Float32Array> {
  const args = [
    '-map',
    '0:a:0',
    '-vn',
    '-t',
    String(MAX_SONG_SECONDS),
    '-ac',
    '2',
    '-ar',
    String(ANALYSIS_SAMPLE_RATE),
    '-f',
    'f32le',
    'pipe:1',
  ]
  const child = spawn(
    process.env.FFMPEG_PATH ?? 'ffmpeg',
    ['-nostdin', '-v', 'error', '-threads', '1', ...ffmpegInputOptions(file), ...args],
    {
      signal,
    },
  )
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  // Avoids an unhandled rejection if the consumer stops early.
  ended.catch(() => {})
  child.stderr.resume()
  // ffmpeg closes its input at the duration limit.
  child.stdin.on('error', () => {})
  child.stdin.end(file)
  let decoded = 0
  try {
    for await (const block of wholeFrames(child.stdout)) {
      decoded += block.length
      yield block
    }
  } finally {
    child.kill('SIGKILL')
  }
  await ended
  if (decoded === 0) throw new EngineRefusal('not_a_sound', 'The file is no sound, or it is damaged.')
}

/** The index of an MP4 can follow its media data; such a file needs a seekable input. */
export function ffmpegInputOptions(file: Uint8Array): readonly string[] {
  const pipe = Buffer.from(file.subarray(4, 8)).toString('latin1') === 'ftyp' ? 'cache:pipe:0' : 'pipe:0'
  return ['-protocol_whitelist', 'cache,pipe', '-i', pipe]
}

const FRAME_BYTES = 8

async function* wholeFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Float32Array> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const wholeLength = bytes.length - (bytes.length % FRAME_BYTES)
    rest = bytes.subarray(wholeLength)
    const start = bytes.byteOffset
    if (wholeLength > 0) yield new Float32Array(bytes.buffer.slice(start, start + wholeLength) as ArrayBuffer)
  }
}
