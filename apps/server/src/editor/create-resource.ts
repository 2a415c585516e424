import { AppError } from '@fablecut/contracts/errors/app-error'
import { invalidField } from '@fablecut/contracts/errors/invalid-field'
import { songIdOf } from '@fablecut/domain/song/song-address'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { songById } from '@fablecut/engines/builtin/songs/library'
import { and, eq, isNull, notInArray } from 'drizzle-orm'
import type { FileKind } from '@fablecut/domain/story/file-kinds'
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

export type NewResource = {
  readonly viewer: Viewer
  readonly storyId: string
  /** Made in the browser and taken once; null: one of ours. */
  readonly id: string | null
  readonly type: FileKind
  readonly subtype: 'music' | 'voiceover' | null
  readonly shotId: string | null
  readonly url: string
  /** Null: as it is called already. */
  readonly title: string | null
}

/**
 * Puts an own file, or a song of the library, among the media of an own story: a row of its own, the same bytes. A file of the story itself stays the
 * one it is, and so does what was taken over before or sent twice under one id. 422 for addresses of others, 409 for an id that is taken. Source: E-114, E-285, ED-08, CD-114.
 */
export async function createResource(services: SongServices & { readonly db: Database }, wanted: NewResource): Promise<MediaAsset> {
  const { db } = services
  const story = await requireOwn(db, wanted.storyId, wanted.viewer)
  const id = wanted.id ?? newId()
  if (wanted.id !== null && !/^media_\d{13}_[a-z0-9]{1,60}$/.test(id)) throw invalidField('id', 'This is no id for media')
  if (wanted.shotId !== null) await requireShot(db, story.id, wanted.shotId)
  const source = await sourceOf(services, story.userId, wanted)
  if ('id' in source && source.storyId === story.id && wanted.id === null) return mediaAsset(source)
  const row = rowOf(source, wanted)
  const known = wanted.id === null ? await sameFile(db, story.id, row) : undefined
  if (known) return mediaAsset(known)
  return mediaAsset(await insertOnce(db, { ...row, id, userId: story.userId, storyId: story.id }))
}

async function sourceOf(services: SongServices & { db: Database }, userId: string, { type, url }: NewResource) {
  const song = songById(songIdOf(url) ?? '')?.song
  const file = song ? null : await findOwnMedia(services.db, userId, mediaIdOf(url))
  if (!song && !file) throw invalidField('url', 'This file is not one of yours')
  if (type !== (file?.resourceType ?? 'audio')) throw invalidField('type', `This file is no ${type}`)
  return file ?? storeLibrarySong(services, song!)
}

/** What a file is stays; takes of engines stay takes, and everything else is material that was brought. */
function rowOf(source: Awaited<ReturnType<typeof sourceOf>>, { subtype, shotId, title }: NewResource) {
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

/** What was taken over before is not taken over again. Source: ED-07. */
async function sameFile(
  db: Database,
  storyId: string,
  { hash, resourceType, subtype }: ReturnType<typeof rowOf>,
): Promise<MediaRow | undefined> {
  const isSubtype = subtype === null ? isNull(media.subtype) : eq(media.subtype, subtype)
  const isThere = and(eq(media.storyId, storyId), eq(media.hash, hash ?? ''), eq(media.resourceType, resourceType), isSubtype)
  const [known] = await db
    .select()
    .from(media)
    .where(and(isThere, eq(media.isDeleted, false), notInArray(media.role, ['export', 'thumbnail'])))
    .orderBy(media.createdAt)
    .limit(1)
  return known
}

async function requireShot(db: Database, storyId: string, shotId: string): Promise<void> {
  const [known] = await db
    .select({ id: shot.shotId })
    .from(shot)
    .where(and(eq(shot.storyId, storyId), eq(shot.shotId, shotId)))
  if (!known) throw invalidField('shot_id', `Shot with ID ${shotId} not found`)
}

async function insertOnce(db: Database, row: NewMediaRow): Promise<MediaRow> {
  const [added] = await db.insert(media).values(row).onConflictDoNothing().returning()
  if (added) return added
  const [taken] = await db.select().from(media).where(eq(media.id, row.id))
  const isSame = taken?.userId === row.userId && taken?.storyId === row.storyId && taken?.hash === row.hash && !taken?.isDeleted
  if (!taken || !isSame) throw new AppError('CONFLICT', { message: 'This id is taken' })
  return taken
}
