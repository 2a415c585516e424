import { and, eq, or, sql } from 'drizzle-orm'
import { isSuspended } from '../access/suspended.ts'
import { isUnderReview } from '../access/under-review.ts'
import { isInCommunity } from './shared-characters.ts'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import { character, media, shot, story } from '../platform/database/schema.ts'
import { isLibraryPart } from './song-part.ts'
import { type MediaAccess, type MediaFacts, type Viewer, mediaAccess } from './media-access.ts'

/** A media asset whose bytes may be served. */
export type ReadableMedia = {
  id: string
  hash: string
  mimeType: string
  sizeBytes: number
  resourceType: string
  metadata: Record<string, unknown>
  access: Exclude<MediaAccess, 'none'>
}

/** The media asset if its bytes are stored and the viewer may read it; otherwise null. Staff may also read what a story under review shows. */
export async function findReadableMedia(
  db: Database,
  id: string,
  viewer: (NonNullable<Viewer> & { readonly isStaff?: boolean }) | null,
): Promise<ReadableMedia | null> {
  const rows = await db.select({ media, story }).from(media).leftJoin(story, eq(story.id, media.storyId)).where(eq(media.id, id))
  const row = rows[0]
  if (!row?.media.hash || !row.media.mimeType || row.media.sizeBytes === null) return null
  const { hash, mimeType, sizeBytes, resourceType, metadata } = row.media
  const facts = await accessFactsOf(db, row)
  const ofReaders = mediaAccess(facts, viewer)
  const isReviewed =
    ofReaders === 'none' && viewer?.isStaff && facts.isShown && !facts.isDeleted && (await isUnderReview(db, 'story', row.story!.id))
  const access = isReviewed ? 'private' : ofReaders
  return access === 'none' ? null : { id, hash, mimeType, sizeBytes, resourceType, metadata, access }
}

type MediaWithStory = { media: typeof media.$inferSelect; story: typeof story.$inferSelect | null }

async function accessFactsOf(db: Database, row: MediaWithStory): Promise<MediaFacts> {
  const { id, userId, isDeleted, metadata } = row.media
  const facts = { ownerId: userId, isDeleted, isSharedCharacter: await isSharedCharacter(db, id), isLibraryPart: isLibraryPart(metadata) }
  if (!row.story) return { ...facts, isShown: false, isAvatar: await isAvatar(db, row.media), story: null }
  const { teamId, isPublic, isPublished, isTemplate, deletedAt } = row.story
  return {
    ...facts,
    isAvatar: false,
    isShown: await isShown(db, id, row.story),
    story: { ownerId: row.story.userId, teamId, isPublic, isPublished, isTemplate, isDeleted: deletedAt !== null },
  }
}

async function isSharedCharacter(db: Database, mediaId: string): Promise<boolean> {
  const rows = await db
    .select({ id: character.id })
    .from(character)
    .where(and(eq(character.imageMediaId, mediaId), isInCommunity))
    .limit(1)
  return rows.length > 0
}

/** An avatar is an upload whose URL is stored with the account. */
async function isAvatar(db: Database, { id, userId }: MediaWithStory['media']): Promise<boolean> {
  const [owner] = await db
    .select({ image: user.image })
    .from(user)
    .where(and(eq(user.id, userId), sql`NOT ${isSuspended}`))
  return owner?.image?.startsWith(`/media/${id}/`) ?? false
}

async function isShown(db: Database, id: string, ofStory: typeof story.$inferSelect): Promise<boolean> {
  if (id === ofStory.exportMediaId || id === ofStory.thumbnailMediaId) return true
  const isActive = or(eq(shot.activeImageId, id), eq(shot.activeVideoId, id), eq(shot.activeVoiceOverAudioId, id))
  const rows = await db
    .select({ shotId: shot.shotId })
    .from(shot)
    .where(and(eq(shot.storyId, ofStory.id), eq(shot.isHidden, false), isActive))
    .limit(1)
  return rows.length > 0
}
