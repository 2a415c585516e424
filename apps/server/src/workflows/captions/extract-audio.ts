import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { EngineRefusal } from '@fablecut/generation/engine-error'
import type { FileReference } from '@fablecut/generation/requests/media-request'
import { FfmpegError, inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import type { OwnMedia } from '../../media/find-own-media.ts'
import { services } from '../run/services.ts'

type Span = { readonly fromSeconds: number; readonly toSeconds: number }

/** Providers take files of at most 25 MB: 13 minutes of WAV. */
const MAX_WAV_SECONDS = 600
const WAV = { mediaType: 'audio/wav', encoder: ['-c:a', 'pcm_s16le', '-f', 'wav'] }
const MP3 = { mediaType: 'audio/mpeg', encoder: ['-c:a', 'libmp3lame', '-b:a', '48k', '-f', 'mp3'] }

/** Stores the used range of a file's audio, 16 kHz mono. Rejects with EngineRefusal `not_a_sound` for a file that can't be decoded. */
export async function extractAudio({ hash }: OwnMedia, span: Span, signal: AbortSignal | undefined): Promise<FileReference> {
  const { storage, workFolder } = services()
  const { mediaType, encoder } = span.toSeconds - span.fromSeconds > MAX_WAV_SECONDS ? MP3 : WAV
  const target = join(workFolder, randomUUID())
  // Decodes from the beginning: seeking in an MP3 with a variable bit rate is off by seconds.
  const filter = `atrim=start=${span.fromSeconds}:end=${span.toSeconds},asetpts=PTS-STARTPTS`
  const format = ['-map', '0:a:0', '-vn', '-map_metadata', '-1', '-af', filter, '-ar', '16000', '-ac', '1']
  try {
    await runFfmpeg([...inputFile(await storage.localPath(hash)), ...format, ...encoder, '-threads', '1', target], signal)
    return { hash: (await storage.putFile(target)).hash, mediaType }
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error
    throw new EngineRefusal('not_a_sound', 'This sound cannot be read. Please try another file')
  } finally {
    await rm(target, { force: true })
  }
}
