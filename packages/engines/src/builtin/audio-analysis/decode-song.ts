import { spawn } from 'node:child_process'
import { MAX_SONG_SECONDS } from '@fablecut/domain/story/inputs/music-video'
import { EngineRefusal } from '../../engine-error.ts'

export const ANALYSIS_SAMPLE_RATE = 22_050

/**
 * Any sound ffmpeg can read, block by block as left and right at HEARING_RATE, so that a long song never lies in memory as a whole;
 * what is longer than MAX_SONG_SECONDS is read up to there.
 * Only the given bytes are opened, whatever they ask for. Throws EngineRefusal `not_a_sound` for other bytes.
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
  // Who stops reading early must not leave a rejection behind.
  ended.catch(() => {})
  child.stderr.resume()
  // A decoder that has seen enough closes its input early: that is no fault.
  child.stdin.on('error', () => {})
  child.stdin.end(file)
  let heard = 0
  try {
    for await (const block of wholeFrames(child.stdout)) {
      heard += block.length
      yield block
    }
  } finally {
    child.kill('SIGKILL')
  }
  await ended
  if (heard === 0) throw new EngineRefusal('not_a_sound', 'The file is no sound, or it is damaged.')
}

/** Some writers put the index of an MP4 behind its sound: such a file has to be read twice, which a plain pipe can't. */
export function ffmpegInputOptions(file: Uint8Array): readonly string[] {
  const pipe = Buffer.from(file.subarray(4, 8)).toString('latin1') === 'ftyp' ? 'cache:pipe:0' : 'pipe:0'
  return ['-protocol_whitelist', 'cache,pipe', '-i', pipe]
}

const FRAME_BYTES = 8

async function* wholeFrames(chunks: AsyncIterable<Buffer>): AsyncGenerator<Float32Array> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    const whole = bytes.length - (bytes.length % FRAME_BYTES)
    rest = bytes.subarray(whole)
    const start = bytes.byteOffset
    if (whole > 0) yield new Float32Array(bytes.buffer.slice(start, start + whole) as ArrayBuffer)
  }
}
