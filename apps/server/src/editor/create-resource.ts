import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { songIdOf } from '@fablecut/domain/song/song-url'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { songById } from '@fablecut/studio/songs/library'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { FileType } from '@fablecut/domain/story/file-types'
import { findOwnMedia } from '../media/find-own-media.ts'
import type { Database } from '../platform/database/client.ts'
import { media, shot } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'
import { mediaAsset } from '../media/media-asset.ts'
import { mediaIdOf } from '../media/require-own-media-urls.ts'
import { type Viewer, requireOwn } from '../access/story-access.ts'
import { type SongServices, storeLibrarySong } from './store-library-song.ts'

type MediaRow = typeof media.$inferSelect
type NewMediaRow = typeof media.$inferInsert

export type ResourceRequest = {
  readonly viewer: Viewer
  readonly storyId: string
  /** Id created by the browser, accepted once; null: a generated one. */
  readonly id: string | null
  readonly type: FileType
  readonly subtype: 'music' | 'voiceover' | null
  readonly shotId: string | null
  readonly url: string
  /** Null: keeps its title. */
  readonly title: string | null
}

/**
 * Adds an own file or a library song to the media of an own story: a new row with the same bytes. Idempotent for files of the story itself,
 * files added before and repeated ids. 422 for URLs of others, 409 for an id that is in use (CD-114).
 */
export async function createResource(services: SongServices & { readonly db: Database }, request: ResourceRequest): Promise<MediaAsset> {
  const { db } = services
  const story = await requireOwn(db, request.storyId, request.viewer)
  const id = request.id ?? newId()
  if (request.id !== null && !/^media_\d{13}_[a-z0-9]{1,60}$/.test(id)) throw invalidField('id', 'This is no id for media')
  if (request.shotId !== null) await requireShot(db, story.id, request.shotId)
  const sourceMedia = await sourceOf(services, story.userId, request)
  if ('id' in sourceMedia && sourceMedia.storyId === story.id && request.id === null) return mediaAsset(sourceMedia)
  const row = rowOf(sourceMedia, request)
  const existing = request.id === null ? await findSameFile(db, story.id, row) : undefined
  if (existing) return mediaAsset(existing)
  return mediaAsset(await insertOnce(db, { ...row, id, userId: story.userId, storyId: story.id }))
}

async function sourceOf(services: SongServices & { db: Database }, userId: string, { type, url }: ResourceRequest) {
  const song = songById(songIdOf(url) ?? '')?.song
  const file = song ? null : await findOwnMedia(services.db, userId, mediaIdOf(url))
  if (!song && !file) throw invalidField('url', 'This file is not one of yours')
  if (type !== (file?.resourceType ?? 'audio')) throw invalidField('type', `This file is no ${type}`)
  return file ?? storeLibrarySong(services, song!)
}

/** The file's properties are copied; generated takes stay takes, everything else becomes an upload. */
function rowOf(source: Awaited<ReturnType<typeof sourceOf>>, { subtype, shotId, title }: ResourceRequest) {
  const { resourceType, hash, sizeBytes, mimeType, metadata, configs, aiModel } = source
  return {
    resourceType,
    hash,
    sizeBytes,
    mimeType,
    metadata,
    configs,
    aiModel,
    shotId,
    subtype: resourceType === 'audio' ? (subtype ?? ('subtype' in source ? source.subtype : null) ?? 'music') : null,
    role: ['take', 'music', 'voiceover'].includes(source.role) ? source.role : 'upload',
    source: source.source,
    title: title ?? source.title,
    prompt: 'prompt' in source ? source.prompt : null,
    status: 'completed',
  }
}

/** A file that was added before is found by its bytes. */
async function findSameFile(
  db: Database,
  storyId: string,
  { hash, resourceType, subtype }: ReturnType<typeof rowOf>,
): Promise<MediaRow | undefined> {
  const isSubtype = subtype === null ? isNull(media.subtype) : eq(media.subtype, subtype)
  const isThere = and(eq(media.storyId, storyId), eq(media.hash, hash ?? ''), eq(media.resourceType, resourceType), isSubtype)
  const [existing] = await db
    .select()
    .from(media)
    .where(and(isThere, eq(media.isDeleted, false), notInArray(media.role, ['export', 'thumbnail'])))
    .orderBy(media.createdAt)
    .limit(1)
  return existing
}

async function requireShot(db: Database, storyId: string, shotId: string): Promise<void> {
  const [known] = await db
    .select({ id: shot.shotId })
    .from(shot)
    .where(and(eq(shot.storyId, storyId), eq(shot.shotId, shotId)))
  if (!known) throw invalidField('shot_id', `Shot with ID ${shotId} not found`)
}

async function insertOnce(db: Database, row: NewMediaRow): Promise<MediaRow> {
  const [inserted] = await db.insert(media).values(row).onConflictDoNothing().returning()
  if (inserted) return inserted
  const [existing] = await db.select().from(media).where(eq(media.id, row.id))
  const isSame = existing?.userId === row.userId && existing?.storyId === row.storyId && existing?.hash === row.hash && !existing?.isDeleted
  if (!existing || !isSame) throw new AppError('CONFLICT', { message: 'This id is taken' })
  return existing
}
