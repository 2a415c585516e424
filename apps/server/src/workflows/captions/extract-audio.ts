import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineRefusal } from '@fablecut/engines/engine-error'
import { FfmpegError, inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { services } from '../run/services.ts'

/**
 * A stretch of a file's sound as WAV, 16 kHz mono: what is played of it and no more. Rejects with EngineRefusal `not_a_sound` for a file that
 * can't be decoded.
 */
export async function extractAudio(
  path: string,
  span: { readonly fromSeconds: number; readonly toSeconds: number },
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const target = join(services().workFolder, `${randomUUID()}.wav`)
  // Decoded from its beginning: seeking in an MP3 of changing bit rate misses by seconds.
  const filter = `atrim=start=${span.fromSeconds}:end=${span.toSeconds},asetpts=PTS-STARTPTS`
  const sound = ['-map', '0:a:0', '-vn', '-map_metadata', '-1', '-af', filter, '-ar', '16000', '-ac', '1']
  try {
    await runFfmpeg([...inputFile(path), ...sound, '-c:a', 'pcm_s16le', '-threads', '1', '-f', 'wav', target], signal)
    return await readFile(target)
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error
    throw new EngineRefusal('not_a_sound', 'This sound can not be read. Please try another file')
  } finally {
    await rm(target, { force: true })
  }
}
