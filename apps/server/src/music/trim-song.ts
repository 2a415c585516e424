import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Composer } from '@fablecut/generation/ports/composer'
import { eq } from 'drizzle-orm'
import { FfmpegError, inputFile, runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { type SavedUpload, type UploadLimits, saveUpload } from '../media/save-upload.ts'
import { probeFile } from '../media/probe-file.ts'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { songFile } from '../songs/song-file.ts'
import { type ResolvedSong, requireSongAtUrl } from './require-song.ts'
import { type SongPart, partOf } from '../media/song-part.ts'

type TrimServices = {
  readonly db: Database
  readonly storage: Storage
  readonly limits: UploadLimits
  readonly uploadFolder: string
  readonly composer: Composer
}
/** The range `[startSeconds, endSeconds)` of the song at one of our URLs. */
type Trim = { readonly userId: string; readonly musicUrl: string; readonly startSeconds: number; readonly endSeconds: number }

/** Tolerance of durations: browsers and ffprobe differ by less. */
const TOLERANCE_SECONDS = 0.05
/** Short enough to be inaudible as a fade, long enough to avoid clicks. */
const FADE_IN_SECONDS = 0.02
const FADE_OUT_SECONDS = 0.25
const TIMEOUT_MS = 120_000

/** Saves a part of a song as a new file of the user; the song is unchanged. Throws 422 for a part beyond the song's end (CD-57). */
export async function trimSong(services: TrimServices, trim: Trim): Promise<{ url: string; name: string; duration: number }> {
  const song = await requireSongAtUrl(services.db, trim.userId, trim.musicUrl)
  if (song.durationSeconds !== null && trim.endSeconds > song.durationSeconds + TOLERANCE_SECONDS) throw beyondEnd()
  const path = join(services.uploadFolder, randomUUID())
  const name = partName(song.name, trim)
  try {
    await cut(await fileOf(services, song), path, trim)
    await requireDuration(path, trim)
    const saved = await saveUpload(services, trim.userId, { path, name, tooLarge: false, only: 'audio', isSong: true })
    await storeSource(services.db, saved, partOf(sourceOf(song, trim), { fromSeconds: trim.startSeconds, toSeconds: trim.endSeconds }))
    return { url: saved.url, name, duration: saved.metadata.duration ?? trim.endSeconds - trim.startSeconds }
  } finally {
    await rm(path, { force: true })
  }
}

const sourceOf = (song: ResolvedSong, { musicUrl }: Trim) => ({
  url: musicUrl,
  name: song.name,
  part: song.kind === 'media' ? song.part : null,
})

async function storeSource(db: Database, { id, metadata }: SavedUpload, part: SongPart): Promise<void> {
  await db
    .update(media)
    .set({ metadata: { ...metadata, part_of: part } })
    .where(eq(media.id, id))
}

const fileOf = (services: TrimServices, song: ResolvedSong): Promise<string> =>
  song.kind === 'library' ? songFile(services, song.songId) : services.storage.localPath(song.hash)

/** Decodes from the beginning: seeking in an MP3 with a variable bit rate is off by seconds. */
async function cut(source: string, target: string, { startSeconds, endSeconds }: Trim): Promise<void> {
  const seconds = endSeconds - startSeconds
  const filters = [
    `atrim=start=${startSeconds}:end=${endSeconds}`,
    'asetpts=PTS-STARTPTS',
    ...(startSeconds > 0 ? [`afade=t=in:d=${FADE_IN_SECONDS}`] : []),
    `afade=t=out:st=${seconds - FADE_OUT_SECONDS}:d=${FADE_OUT_SECONDS}`,
  ]
  const sound = ['-map', '0:a:0', '-vn', '-map_metadata', '-1', '-af', filters.join(','), '-ar', '44100', '-ac', '2']
  const format = ['-c:a', 'aac', '-b:a', '192k', '-threads', '1', '-movflags', '+faststart', '-f', 'ipod', target]
  await runFfmpeg([...inputFile(source), ...sound, ...format], AbortSignal.timeout(TIMEOUT_MS)).catch((cause: unknown) => {
    if (!(cause instanceof FfmpegError)) throw cause
    throw new AppError('INVALID_INPUT', { message: 'This song cannot be cut. Please try another file', cause })
  })
}

/** A truncated file is shorter than its header claims. */
async function requireDuration(path: string, { startSeconds, endSeconds }: Trim): Promise<void> {
  const seconds = (await probeFile(path))?.duration ?? 0
  if (seconds < endSeconds - startSeconds - 2 * TOLERANCE_SECONDS) throw beyondEnd()
}

/** The file name of a part of a song. */
export const partName = (name: string, { startSeconds, endSeconds }: Pick<Trim, 'startSeconds' | 'endSeconds'>): string =>
  `${stemOf(name)} (${formatTime(startSeconds)}-${formatTime(endSeconds)}).m4a`

/** The name without its extension, shortened to leave room for the times. */
const stemOf = (name: string): string => [...name.replace(/\.\w{2,4}$/u, '')].slice(0, 150).join('') || 'Song'

function formatTime(seconds: number): string {
  const rounded = Math.round(seconds)
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')}`
}

function beyondEnd(): AppError {
  const message = 'The song ends before that'
  return new AppError('INVALID_INPUT', { message, data: { fields: { end_seconds: message } } })
}
