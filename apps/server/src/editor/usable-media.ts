import { and, asc, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import type { StoryRow } from '../access/story-access.ts'

type MediaRow = typeof media.$inferSelect

/** Exports and thumbnails of a story are not usable in it. */
const RESULT_ROLES = ['export', 'thumbnail']

/**
 * Files usable in a story, oldest first: its takes and uploads, and other files of its creator that it already refers to, such as the song
 * it was created with.
 */
export function readUsableMedia(
  db: Pick<Database, 'select'>,
  story: Pick<StoryRow, 'id' | 'userId'>,
  namedIds: readonly string[],
): Promise<MediaRow[]> {
  const isOfStory = and(eq(media.storyId, story.id), notInArray(media.role, RESULT_ROLES))
  const isNamed = namedIds.length === 0 ? undefined : inArray(media.id, [...new Set(namedIds)])
  const isThere = and(eq(media.userId, story.userId), eq(media.isDeleted, false), eq(media.status, 'completed'), isNotNull(media.hash))
  return db
    .select()
    .from(media)
    .where(and(isThere, or(isOfStory, isNamed)))
    .orderBy(asc(media.createdAt), asc(media.id))
}
