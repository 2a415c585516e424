import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { SONGS } from '@fablecut/engines/builtin/songs/library'
import type { Composer } from '@fablecut/engines/ports/composer'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'

/** A song to listen to, and to cut a music video to: with an ending of its own. */
export const SONG_FILE_SECONDS = 60
/** Goes up when songs sound different, so that old files are not served any more. */
const VERSION = 1

type SongServices = { readonly composer: Composer; readonly dataFolder: string }

const making = new Map<string, Promise<string>>()

/** The MP3 of a song, made at its first use and kept. 404 for a song the library does not have, 503 where it can not be made now. */
export async function songFile(services: SongServices, id: string): Promise<string> {
  if (!SONGS.some((song) => song.id === id)) throw new AppError('NOT_FOUND')
  const path = join(services.dataFolder, 'songs', `${id}-${VERSION}.mp3`)
  if (await isFile(path)) return path
  const made = making.get(path) ?? makeSong(services.composer, id, path).finally(() => making.delete(path))
  making.set(path, made)
  return made.catch((cause: unknown) => {
    throw new AppError('UNAVAILABLE', { message: 'This song can not be played now', cause })
  })
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
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
