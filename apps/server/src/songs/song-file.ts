import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { SONGS } from '@fablecut/engines/builtin/songs/library'
import type { Composer } from '@fablecut/engines/ports/composer'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'

/** Duration of library songs, which end with an outro. */
export const SONG_FILE_SECONDS = 60
/** Incremented when songs sound different, so that cached files are not served any more. */
const VERSION = 1

type SongServices = { readonly composer: Composer; readonly dataFolder: string }

const inProgress = new Map<string, Promise<string>>()

/** Path of the MP3 of a song, generated at first use. Throws 404 for an unknown song, 503 when it cannot be generated now. */
export async function songFile(services: SongServices, id: string): Promise<string> {
  if (!SONGS.some((song) => song.id === id)) throw new AppError('NOT_FOUND')
  const path = join(services.dataFolder, 'songs', `${id}-${VERSION}.mp3`)
  if (await isFile(path)) return path
  const pending = inProgress.get(path) ?? makeSong(services.composer, id, path).finally(() => inProgress.delete(path))
  inProgress.set(path, pending)
  return pending.catch((cause: unknown) => {
    throw new AppError('UNAVAILABLE', { message: 'This song cannot be played now', cause })
  })
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  )

async function makeSong(composer: Composer, id: string, path: string): Promise<string> {
  const { mood, seed } = SONGS.find((song) => song.id === id)!
  const { audio } = await composer.compose({ songId: id, mood, seed, durationSeconds: SONG_FILE_SECONDS })
  await mkdir(join(path, '..'), { recursive: true })
  const part = `${path}.${randomUUID()}`
  try {
    await writeFile(`${part}.wav`, audio)
    await runFfmpeg(['-i', `${part}.wav`, '-c:a', 'libmp3lame', '-b:a', '160k', '-f', 'mp3', `${part}.mp3`])
    await rename(`${part}.mp3`, path)
    return path
  } finally {
    await Promise.all([rm(`${part}.wav`, { force: true }), rm(`${part}.mp3`, { force: true })])
  }
}
