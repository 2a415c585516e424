import { createHash, randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { SONGS } from '@fablecut/studio/songs/library'
import type { Composer } from '@fablecut/generation/ports/composer'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import type { CachedFile, Storage } from '../platform/storage/storage.ts'

/** Duration of library songs, which end with an outro. */
export const SONG_FILE_SECONDS = 60
/** Incremented when songs sound different, so that cached files are not served any more. */
const VERSION = 1

export type SongServices = {
  readonly composer: Composer
  readonly storage: Pick<Storage, 'openCache' | 'readCache' | 'writeCache'>
  /** Folder for temporary files. */
  readonly uploadFolder: string
}

const inProgress = new Map<string, Promise<string>>()

/** Key of a song's file in the cache. */
export const songKey = (id: string): string => createHash('sha256').update(`song ${id} ${VERSION}`).digest('hex')

/** Local path of the MP3 of a song, generated at first use. Throws 404 for an unknown song, 503 when it cannot be generated now. */
export async function songFile(services: SongServices, id: string): Promise<string> {
  if (!SONGS.some((song) => song.id === id)) throw new AppError('NOT_FOUND')
  const cached = await services.storage.readCache(songKey(id))
  if (cached) return cached
  const pending = inProgress.get(id) ?? makeSong(services, id).finally(() => inProgress.delete(id))
  inProgress.set(id, pending)
  return pending.catch((cause: unknown) => {
    throw new AppError('UNAVAILABLE', { message: 'This song cannot be played now', cause })
  })
}

/** A song's MP3 to be streamed; otherwise as `songFile`. */
export async function openSong(services: SongServices, id: string): Promise<CachedFile> {
  const cached = await services.storage.openCache(songKey(id))
  if (cached) return cached
  await songFile(services, id)
  const generated = await services.storage.openCache(songKey(id))
  if (!generated) throw new AppError('UNAVAILABLE', { message: 'This song cannot be played now' })
  return generated
}

async function makeSong({ composer, storage, uploadFolder }: SongServices, id: string): Promise<string> {
  const { mood, seed } = SONGS.find((song) => song.id === id)!
  const { audio } = await composer.compose({ songId: id, mood, seed, durationSeconds: SONG_FILE_SECONDS })
  const part = join(uploadFolder, randomUUID())
  try {
    await writeFile(`${part}.wav`, audio)
    await runFfmpeg(['-i', `${part}.wav`, '-c:a', 'libmp3lame', '-b:a', '160k', '-f', 'mp3', `${part}.mp3`])
    return await storage.writeCache(songKey(id), `${part}.mp3`)
  } finally {
    await Promise.all([rm(`${part}.wav`, { force: true }), rm(`${part}.mp3`, { force: true })])
  }
}
