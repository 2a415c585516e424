import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { songIdOf } from '@fablecut/domain/song/song-url'
import { songById } from '@fablecut/studio/songs/library'
import type { Database } from '../platform/database/client.ts'
import type { Network } from '../platform/outside-fetch/network.ts'
import { OutsideFetchError } from '../platform/outside-fetch/outside-fetch-error.ts'
import { fetchOutside } from '../platform/outside-fetch/outside-fetch.ts'
import { saveBody } from '../platform/outside-fetch/read-body.ts'
import { SONG_FILE_SECONDS } from '../songs/song-file.ts'
import { FILE_TYPE_RULES } from '@fablecut/domain/story/file-types'
import { findReadableMedia } from './find-media.ts'
import type { Viewer } from './media-access.ts'
import { probeFile } from './probe-file.ts'

/** Duration in seconds and size in bytes; null where unknown. */
export type FileLength = { readonly duration: number | null; readonly size: number | null }

type Services = {
  readonly db: Database
  readonly network: Network
  readonly uploadFolder: string
  /** Counts an external URL against the rate limit. */
  readonly countOutside: () => Promise<void>
}

const UNKNOWN: FileLength = { duration: null, size: null }
const TIMEOUTS = { totalMs: 60_000, idleMs: 10_000 }

/**
 * Duration and size of a file: own files from the database, external ones by fetching them, up to the size of the largest film. Unknown for
 * files that can't be fetched or read. 404 for an own URL that the viewer may not read, 422 for a forbidden external one (CD-114).
 */
export async function readMetadata(services: Services, viewer: Viewer, url: string): Promise<FileLength> {
  if (songById(songIdOf(url) ?? '')) return { duration: SONG_FILE_SECONDS, size: null }
  const mediaId = /^\/media\/([\w-]{1,100})\/[^/]+$/.exec(url)?.[1]
  if (mediaId !== undefined) return ownMetadata(services.db, viewer, mediaId)
  await services.countOutside()
  return externalMetadata(services, url)
}

async function ownMetadata(db: Database, viewer: Viewer, id: string): Promise<FileLength> {
  const media = await findReadableMedia(db, id, viewer)
  if (!media) throw new AppError('NOT_FOUND')
  const { duration } = media.metadata
  return { duration: typeof duration === 'number' ? duration : null, size: media.sizeBytes }
}

async function externalMetadata({ network, uploadFolder }: Services, url: string): Promise<FileLength> {
  const path = join(uploadFolder, randomUUID())
  try {
    const response = await fetchOutside(url, { network, allows: () => true, ...TIMEOUTS })
    if (response.status !== 200) return UNKNOWN
    await saveBody(response, path, FILE_TYPE_RULES.video.maxBytes)
    return { duration: (await probeFile(path))?.duration ?? null, size: (await stat(path)).size }
  } catch (error) {
    if (!(error instanceof OutsideFetchError)) throw error
    if (error.reason === 'address') throw invalidField('url', 'This address cannot be used')
    return UNKNOWN
  } finally {
    await rm(path, { force: true })
  }
}
