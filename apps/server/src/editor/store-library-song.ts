import { randomUUID } from 'node:crypto'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import type { LibrarySong } from '@fablecut/studio/songs/library'
import type { Composer } from '@fablecut/generation/ports/composer'
import { probeFile } from '../media/probe-file.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { songFile } from '../songs/song-file.ts'

export type SongServices = {
  readonly composer: Composer
  readonly uploadFolder: string
  readonly storage: Storage
}

/** Stores a library song as a file; returns the columns of its media row. */
export async function storeLibrarySong(services: SongServices, song: LibrarySong) {
  const path = join(services.uploadFolder, randomUUID())
  try {
    await copyFile(await songFile(services, song.id), path)
    const facts = await probeFile(path)
    if (!facts) throw new AppError('UNAVAILABLE', { message: 'This song cannot be played now' })
    const { hash, sizeBytes } = await services.storage.putFile(path)
    return {
      resourceType: 'audio',
      role: 'music',
      source: 'generated',
      title: song.name,
      aiModel: 'builtin/composer',
      hash,
      sizeBytes,
      mimeType: 'audio/mpeg',
      metadata: facts,
      configs: { genre: song.genre, mood: song.mood, tempo: String(Math.round(song.tempoBpm)), has_lyrics: song.hasLyrics },
    }
  } finally {
    await rm(path, { force: true })
  }
}
