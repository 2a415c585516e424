import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { MAX_SONG_BYTES } from '@fablecut/domain/song/song-file'
import type { MusicImport } from '@fablecut/contracts/operations/music/parse-music-url'
import { sizeLimitText } from '@fablecut/domain/story/file-types'
import { type UploadLimits, saveUpload } from '../media/save-upload.ts'
import type { Database } from '../platform/database/client.ts'
import type { Log } from '../platform/logging/log.ts'
import type { Network } from '../platform/outside-fetch/network.ts'
import { OutsideFetchError } from '../platform/outside-fetch/outside-fetch-error.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { fetchSong } from './fetch-song.ts'
import { MusicLinkError } from './music-link-error.ts'

type ImportServices = {
  readonly db: Database
  readonly storage: Storage
  readonly limits: UploadLimits
  readonly uploadFolder: string
  readonly network: Network
  readonly log: Log
}
/** `signal` aborts the import. */
type Import = { readonly userId: string; readonly link: string; readonly signal?: AbortSignal }

/** Prefix of remote failures; the web shows its own text for them (CD-61). */
const FAILED = 'Failed to download'
const TOO_LARGE = `This song is too large (max ${sizeLimitText(MAX_SONG_BYTES)})`

/**
 * Imports the song of a Suno or TikTok link as the user's own file, with the checks of an upload. Problems of the link or its song are
 * returned as a message; only internal errors are thrown (CD-59..CD-61).
 */
export async function importSong(services: ImportServices, { userId, link, signal }: Import): Promise<MusicImport> {
  const path = join(services.uploadFolder, randomUUID())
  try {
    const { title } = await fetchSong(link, path, { network: services.network, signal })
    const saved = await saveUpload(services, userId, { path, name: title, tooLarge: false, only: 'audio', isSong: true })
    return { success: true, url: saved.url, metadata: { title } }
  } catch (error) {
    const message = messageOf(error)
    if (message === null) throw error
    services.log.info('a song was not imported', { reason: error instanceof Error ? error.message : message })
    return { success: false, message }
  } finally {
    await rm(path, { force: true })
  }
}

/** The user-facing message; null for internal errors. */
export function messageOf(error: unknown): string | null {
  if (error instanceof MusicLinkError) return error.message
  if (error instanceof OutsideFetchError) return error.reason === 'large' ? TOO_LARGE : `${FAILED} the song`
  if (!(error instanceof AppError)) return null
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return 'There is no song at this link'
  return error.code === 'PAYLOAD_TOO_LARGE' ? TOO_LARGE : error.message
}
