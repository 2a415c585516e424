import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import { FfmpegError, inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { services } from '../run/services.ts'

/** The used range of a file's audio as WAV, 16 kHz mono. Rejects with EngineRefusal `not_a_sound` for a file that can't be decoded. */
export async function extractAudio(
  path: string,
  span: { readonly fromSeconds: number; readonly toSeconds: number },
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const target = join(services().workFolder, `${randomUUID()}.wav`)
  // Decodes from the beginning: seeking in an MP3 with a variable bit rate is off by seconds.
  const filter = `atrim=start=${span.fromSeconds}:end=${span.toSeconds},asetpts=PTS-STARTPTS`
  const format = ['-map', '0:a:0', '-vn', '-map_metadata', '-1', '-af', filter, '-ar', '16000', '-ac', '1']
  try {
    await runFfmpeg([...inputFile(path), ...format, '-c:a', 'pcm_s16le', '-threads', '1', '-f', 'wav', target], signal)
    return await readFile(target)
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error
    throw new EngineRefusal('not_a_sound', 'This sound cannot be read. Please try another file')
  } finally {
    await rm(target, { force: true })
  }
}
