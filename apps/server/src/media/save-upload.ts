import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { MAX_SONG_BYTES } from '@fablecut/domain/song/song-file'
import { fileTypeFromFile } from 'file-type'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'
import type { Limits } from '../platform/limit-settings.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { FILE_TYPE_RULES, type FileType, fileTypeOfMime, sizeLimitText } from '@fablecut/domain/story/file-types'
import { mediaUrl } from './media-url.ts'
import { type FileFacts, TooManyPixels, probeFile } from './probe-file.ts'
import { requireSpace } from './require-space.ts'
import { loudnessOfFile } from './store-loudness.ts'
import { firstFrameOfAnimatedWebp } from './conversions/still-webp.ts'

/** An uploaded file at `path`. `only`: the expected type; `isSong`: applies the larger limit of songs (CD-57). */
export type Upload = {
  path: string
  name: string
  tooLarge: boolean
  only: FileType | null
  isSong: boolean
  /** The story it belongs to; without one it belongs to no story. */
  storyId?: string
  /** Purpose of an audio file; default: music. */
  subtype?: 'music' | 'voiceover'
}
export type UploadLimits = Pick<Limits, 'uploadBytes' | 'uploadSeconds' | 'imagePixels' | 'accountBytes' | 'minFreeDiskBytes'>
export type UploadServices = { readonly db: Database; readonly storage: Storage; readonly limits: UploadLimits }

export type SavedUpload = {
  id: string
  url: string
  fileType: FileType
  mimeType: string
  metadata: FileFacts
  row: typeof media.$inferSelect
}

/** A sound of half an hour is measured in about this time. */
const LOUDNESS_TIMEOUT_MS = 10_000

/** Video containers that hold audio only: many M4A files have a video MIME type. */
const AUDIO_ONLY_TYPES: Record<string, string> = { 'video/mp4': 'audio/mp4', 'video/quicktime': 'audio/mp4' }
const CANONICAL_TYPES: Record<string, string> = { 'video/vnd.avi': 'video/x-msvideo', 'audio/x-m4a': 'audio/mp4' }

/**
 * Saves an upload as media of its owner. The type is detected from the bytes, not the name. Moves the file into the storage, or deletes it
 * when it is refused: 413 too large or too long, 415 wrong type, 503 too many files being probed, 507 no space.
 */
export async function saveUpload(services: UploadServices, userId: string, upload: Upload): Promise<SavedUpload> {
  try {
    await flattenAnimation(upload.path)
    const { fileType, mimeType, facts } = await detectFile(upload, services.limits)
    await requireSpace(services, userId)
    const loudness = fileType === 'audio' || fileType === 'video' ? await tryLoudness(upload.path) : null
    const blob = await services.storage.putFile(upload.path)
    const id = newId()
    const file = {
      id,
      userId,
      storyId: upload.storyId ?? null,
      resourceType: fileType,
      subtype: fileType === 'audio' ? (upload.subtype ?? 'music') : null,
      role: 'upload',
      source: 'user_upload',
      status: 'completed',
    }
    const [row] = await services.db
      .insert(media)
      .values({
        ...file,
        title: upload.name,
        hash: blob.hash,
        sizeBytes: blob.sizeBytes,
        mimeType,
        metadata: { ...facts, ...(loudness !== null && { loudness }) },
      })
      .returning()
    return { id, url: mediaUrl({ id, resourceType: fileType, mimeType }), fileType, mimeType, metadata: facts, row: row! }
  } finally {
    await rm(upload.path, { force: true })
  }
}

/** Null for a sound that takes too long to measure: it is measured with the first film. */
const tryLoudness = (path: string): Promise<number | null> =>
  loudnessOfFile(path, AbortSignal.timeout(LOUDNESS_TIMEOUT_MS)).catch(() => null)

/** Replaces an animated WebP by its first frame, since ffmpeg before 8 cannot read it. */
async function flattenAnimation(path: string): Promise<void> {
  if ((await fileTypeFromFile(path))?.mime !== 'image/webp' || (await stat(path)).size > FILE_TYPE_RULES.image.maxBytes) return
  const still = firstFrameOfAnimatedWebp(await readFile(path))
  if (still) await writeFile(path, still)
}

export type DetectedFile = { fileType: FileType; mimeType: string; facts: FileFacts }

/**
 * Detects type and facts of a file from its bytes; 413 too large or too long, 415 wrong type, 503 too many files being probed. The size is checked
 * before probing: a file truncated at the limit can't be read.
 */
export async function detectFile(upload: Upload, limits: UploadLimits): Promise<DetectedFile> {
  const type = (await fileTypeFromFile(upload.path))?.mime.split(';')[0] ?? ''
  const fileTypes = [fileTypeOfMime(type), type in AUDIO_ONLY_TYPES ? ('audio' as const) : null].filter((fileType) => fileType !== null)
  if (!fileTypes.some((fileType) => isExpected(fileType, upload))) throw notSupported(upload.name, upload.only ?? fileTypes[0] ?? null)
  await requireSize(upload, fileTypes[0]!, limits)
  const facts = await probe(upload, limits)
  const mimeType = facts?.width === null ? (AUDIO_ONLY_TYPES[type] ?? type) : type
  const fileType = fileTypeOfMime(mimeType)
  if (!facts || !fileType || !isExpected(fileType, upload)) throw notSupported(upload.name, upload.only ?? fileType)
  await requireSize(upload, fileType, limits)
  if ((facts.duration ?? 0) > limits.uploadSeconds) throw tooLong(upload.name, limits.uploadSeconds)
  return { fileType, mimeType: CANONICAL_TYPES[mimeType] ?? mimeType, facts: fileType === 'image' ? stillFacts(facts) : facts }
}

async function probe({ path, name }: Upload, { imagePixels }: UploadLimits): Promise<FileFacts | null> {
  try {
    return await probeFile(path, { maxPixels: imagePixels })
  } catch (error) {
    throw probeError(error, name, imagePixels)
  }
}

/** 413 for an image with too many pixels; any other error stays as it is. */
export function probeError(error: unknown, name: string, imagePixels: number): unknown {
  if (!(error instanceof TooManyPixels)) return error
  return new AppError('PAYLOAD_TOO_LARGE', { message: `${name} is too large (max ${imagePixels / 1_000_000} megapixels)`, cause: error })
}

/** Images have no duration and frame rate, not even animated ones. */
const stillFacts = ({ width, height }: FileFacts): FileFacts => ({ width, height, duration: null, frames: null, fps: null })

const isExpected = (fileType: FileType, { only }: Upload): boolean => only === null || only === fileType

async function requireSize(upload: Upload, fileType: FileType, { uploadBytes }: UploadLimits): Promise<void> {
  const maxBytes = Math.min(fileType === 'audio' && upload.isSong ? MAX_SONG_BYTES : FILE_TYPE_RULES[fileType].maxBytes, uploadBytes)
  if (upload.tooLarge || (await stat(upload.path)).size > maxBytes) throw tooLarge(upload.name, maxBytes)
}

function tooLarge(name: string, maxBytes: number): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', {
    message: `${name} is too large (max ${sizeLimitText(maxBytes)})`,
    data: { limitBytes: maxBytes },
  })
}

function tooLong(name: string, maxSeconds: number): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', { message: `${name} is too long (max ${Math.round(maxSeconds / 60)} minutes)` })
}

function notSupported(name: string, fileType: FileType | null): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', {
    message: fileType ? `${name} type not supported for ${fileType}` : `Unsupported file type: ${name}`,
  })
}
