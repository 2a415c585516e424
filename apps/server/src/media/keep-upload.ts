import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { MAX_SONG_BYTES } from '@fablecut/domain/song/song-file'
import { fileTypeFromFile } from 'file-type'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'
import type { Limits } from '../platform/settings.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { FILE_KINDS, type FileKind, kindOfType, limitText } from '@fablecut/domain/story/file-kinds'
import { mediaUrl } from './media-url.ts'
import { type FileFacts, TooManyPixels, probeFile } from './probe-file.ts'
import { requireSpace } from './require-space.ts'
import { stillOfAnimatedWebp } from './still-webp.ts'

/** A file of a person, at `path`. `only`: the one kind that is wanted; `isSong`: the larger limit for songs (CD-57). */
export type Upload = {
  path: string
  name: string
  tooLarge: boolean
  only: FileKind | null
  isSong: boolean
  /** The story it is brought to; outside of stories without one. */
  storyId?: string
  /** What a sound is for; music unless it is said. Source: ED-35. */
  subtype?: 'music' | 'voiceover'
}
export type UploadLimits = Pick<Limits, 'uploadSeconds' | 'imagePixels'>
export type UploadServices = { readonly db: Database; readonly storage: Storage; readonly limits: UploadLimits }

export type KeptUpload = {
  id: string
  url: string
  kind: FileKind
  mimeType: string
  metadata: FileFacts
  row: typeof media.$inferSelect
}

/** Containers of films that are sounds where they have no picture: many M4A files are marked so. */
const SOUND_ONLY: Record<string, string> = { 'video/mp4': 'audio/mp4', 'video/quicktime': 'audio/mp4' }
const OUR_NAMES: Record<string, string> = { 'video/vnd.avi': 'video/x-msvideo', 'audio/x-m4a': 'audio/mp4' }

/**
 * Keeps an upload as media of its owner. Its type is read from its bytes, never from its name. Takes the file over, and removes it when it is refused:
 * 413 too large or too long, 415 not a file of the wanted kind, 503 when too many files are being read, 507 no space.
 */
export async function keepUpload(services: UploadServices, userId: string, upload: Upload): Promise<KeptUpload> {
  try {
    await stopAnimation(upload.path)
    const { kind, mimeType, facts } = await recognise(upload, services.limits)
    await requireSpace(services, userId)
    const blob = await services.storage.putFile(upload.path)
    const id = newId()
    const file = {
      id,
      userId,
      storyId: upload.storyId ?? null,
      resourceType: kind,
      subtype: kind === 'audio' ? (upload.subtype ?? 'music') : null,
      role: 'upload',
      source: 'user_upload',
      status: 'completed',
    }
    const [row] = await services.db
      .insert(media)
      .values({ ...file, title: upload.name, hash: blob.hash, sizeBytes: blob.sizeBytes, mimeType, metadata: facts })
      .returning()
    return { id, url: mediaUrl({ id, resourceType: kind, mimeType }), kind, mimeType, metadata: facts, row: row! }
  } finally {
    await rm(upload.path, { force: true })
  }
}

/** Animated pictures are kept as the picture they begin with where nothing here could read them otherwise. */
async function stopAnimation(path: string): Promise<void> {
  if ((await fileTypeFromFile(path))?.mime !== 'image/webp' || (await stat(path)).size > FILE_KINDS.image.maxBytes) return
  const still = stillOfAnimatedWebp(await readFile(path))
  if (still) await writeFile(path, still)
}

type Recognised = { kind: FileKind; mimeType: string; facts: FileFacts }

/** Its size is looked at before what is in it: a file that was cut off at the limit can't be read. */
async function recognise(upload: Upload, limits: UploadLimits): Promise<Recognised> {
  const type = (await fileTypeFromFile(upload.path))?.mime.split(';')[0] ?? ''
  const kinds = [kindOfType(type), type in SOUND_ONLY ? ('audio' as const) : null].filter((kind) => kind !== null)
  if (!kinds.some((kind) => isWanted(kind, upload))) throw notSupported(upload.name, upload.only ?? kinds[0] ?? null)
  await requireSize(upload, kinds[0]!)
  const facts = await probe(upload, limits)
  const mimeType = facts?.width === null ? (SOUND_ONLY[type] ?? type) : type
  const kind = kindOfType(mimeType)
  if (!facts || !kind || !isWanted(kind, upload)) throw notSupported(upload.name, upload.only ?? kind)
  await requireSize(upload, kind)
  if ((facts.duration ?? 0) > limits.uploadSeconds) throw tooLong(upload.name, limits.uploadSeconds)
  return { kind, mimeType: OUR_NAMES[mimeType] ?? mimeType, facts: kind === 'image' ? stillFacts(facts) : facts }
}

async function probe({ path, name }: Upload, { imagePixels }: UploadLimits): Promise<FileFacts | null> {
  try {
    return await probeFile(path, imagePixels)
  } catch (error) {
    if (error instanceof TooManyPixels)
      throw new AppError('PAYLOAD_TOO_LARGE', { message: `${name} is too large (max ${imagePixels / 1_000_000} megapixels)`, cause: error })
    throw error
  }
}

/** A picture has no pace, not even one that moves. */
const stillFacts = ({ width, height }: FileFacts): FileFacts => ({ width, height, duration: null, frames: null, fps: null })

const isWanted = (kind: FileKind, { only }: Upload): boolean => only === null || only === kind

async function requireSize(upload: Upload, kind: FileKind): Promise<void> {
  const mostBytes = kind === 'audio' && upload.isSong ? MAX_SONG_BYTES : FILE_KINDS[kind].maxBytes
  if (upload.tooLarge || (await stat(upload.path)).size > mostBytes) throw tooLarge(upload.name, mostBytes)
}

function tooLarge(name: string, mostBytes: number): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', {
    message: `${name} is too large (max ${limitText(mostBytes)})`,
    data: { limitBytes: mostBytes },
  })
}

function tooLong(name: string, maxSeconds: number): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', { message: `${name} is too long (max ${Math.round(maxSeconds / 60)} minutes)` })
}

function notSupported(name: string, kind: FileKind | null): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', {
    message: kind ? `${name} type not supported for ${kind}` : `Unsupported file type: ${name}`,
  })
}
