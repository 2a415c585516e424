import { and, asc, eq, inArray, isNotNull, notInArray, or } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import type { StoryRow } from '../access/story-access.ts'

type MediaRow = typeof media.$inferSelect

/** What a story is exported to is no material of it. */
const RESULTS = ['export', 'thumbnail']

/**
 * Files that may be used in a story, oldest first: its takes and uploads, and those of its creator's other files that it names already, such as a
 * song that was brought to its creation.
 */
export function readUsableMedia(
  db: Pick<Database, 'select'>,
  story: Pick<StoryRow, 'id' | 'userId'>,
  namedIds: readonly string[],
): Promise<MediaRow[]> {
  const isOfStory = and(eq(media.storyId, story.id), notInArray(media.role, RESULTS))
  const isNamed = namedIds.length === 0 ? undefined : inArray(media.id, [...new Set(namedIds)])
  const isThere = and(eq(media.userId, story.userId), eq(media.isDeleted, false), eq(media.status, 'completed'), isNotNull(media.hash))
  return db
    .select()
    .from(media)
    .where(and(isThere, or(isOfStory, isNamed)))
    .orderBy(asc(media.createdAt), asc(media.id))
}
