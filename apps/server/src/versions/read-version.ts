import { AppError } from '@fablecut/contracts/errors/app-error'
import type { Shot } from '@fablecut/domain/story/shots/shot'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import { DOCUMENT_VERSION, readStoryDocument } from '@fablecut/domain/timeline/stored/document-versions'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type StoryRow, type Viewer, requireOwn } from '../access/story-access.ts'
import { mediaAsset } from '../media/media-asset.ts'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import { urlOf } from '../stories/wire-story.ts'
import { type VersionRow, requireVersion } from './find-version.ts'
import { mediaIdsOf } from './version-document.ts'

type MediaRow = typeof media.$inferSelect
type NamedVersion = { readonly viewer: Viewer; readonly storyId: string; readonly versionId: string }

/** A version of an own story with its document. 401, 403, 404 as `requireOwn`; 404 for an unknown version. */
export async function readVersion(
  db: Pick<Database, 'select'>,
  { viewer, storyId, versionId }: NamedVersion,
): Promise<{ readonly version: VersionRow; readonly document: StoryDocument }> {
  const row = await requireOwn(db, storyId, viewer)
  const version = await requireVersion(db, storyId, versionId)
  return { version, document: await readVersionDocument(db, row, version) }
}

/**
 * The document of a version in the current shape, with the properties and URLs of its files, those that were deleted since included. Throws
 * NEWER_DATA for a version of a later release.
 */
export async function readVersionDocument(
  db: Pick<Database, 'select'>,
  story: Pick<StoryRow, 'userId'>,
  { id, document: stored, schemaVersion }: VersionRow,
): Promise<StoryDocument> {
  const document = readStoryDocument(stored, schemaVersion)
  if (!document) {
    const reason =
      schemaVersion > DOCUMENT_VERSION ? `has version ${schemaVersion}; this release reads up to ${DOCUMENT_VERSION}` : 'cannot be read'
    throw new AppError('NEWER_DATA', { cause: new Error(`The version ${id} of a story ${reason}`) })
  }
  const files = await readFiles(db, story.userId, mediaIdsOf(document))
  const shots = Object.entries(document.shots).map(([shotId, shot]) => [shotId, withUrls(shot, files)] as const)
  return { shots: Object.fromEntries(shots), timeline: { ...document.timeline, mediaAssets: [...files.values()].map(mediaAsset) } }
}

async function readFiles(db: Pick<Database, 'select'>, userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, MediaRow>> {
  if (ids.length === 0) return new Map()
  const isFile = and(inArray(media.id, [...ids]), eq(media.userId, userId), eq(media.status, 'completed'), isNotNull(media.hash))
  const rows = await db.select().from(media).where(isFile)
  return new Map(rows.map((row) => [row.id, row]))
}

const withUrls = (shot: Shot, files: ReadonlyMap<string, MediaRow>): Shot => ({
  ...shot,
  activeImageUrl: urlOf(files, shot.activeImageId),
  activeVideoUrl: urlOf(files, shot.activeVideoId),
  activeVoiceOverAudioUrl: urlOf(files, shot.activeVoiceOverAudioId),
})
