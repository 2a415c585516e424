import type { StorySort } from '@fablecut/contracts/operations/stories/list-stories'
import type { WireStoryCard } from '@fablecut/contracts/wire/story'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { decodeCursor, encodeCursor } from '../platform/cursor.ts'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import { listSorted } from './list-sorted.ts'
import { readStoryCards } from './read-stories.ts'

const PAGE_SIZE = 20

export type StoryFilter = { readonly sort: StorySort; readonly name: string; readonly folderId: string | null }
const UNFILTERED: StoryFilter = { sort: 'newest', name: '', folderId: null }

/**
 * Own stories, on the team plan the team's, newest first; pages are stable while stories are added (HD-18). With another order, a part of the name or a folder: `listSorted`.
 */
export async function listStories(
  db: Database,
  owner: { userId: string; teamId: string | null },
  cursor?: string,
  filter: StoryFilter = UNFILTERED,
): Promise<{ stories: WireStoryCard[]; nextCursor: string | null }> {
  const isReadable =
    owner.teamId === null ? eq(story.userId, owner.userId) : or(eq(story.userId, owner.userId), eq(story.teamId, owner.teamId))
  const isListed = and(isReadable, isNull(story.deletedAt), eq(story.isTemplate, false), eq(story.isListed, true))
  if (filter.sort !== 'newest' || filter.name.trim() !== '' || filter.folderId !== null)
    return listSorted(db, { ...filter, owner, isListed, cursor, pageSize: PAGE_SIZE })
  const after = cursor === undefined ? undefined : decodeCursor(cursor)
  const older = after && sql`(${story.createdAt}, ${story.id}) < (${after.time.toISOString()}::timestamptz, ${after.id})`
  const rows = await db
    .select()
    .from(story)
    .where(and(isListed, older))
    .orderBy(desc(story.createdAt), desc(story.id))
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  const nextCursor = rows.length > PAGE_SIZE && last ? encodeCursor({ time: last.createdAt, id: last.id }) : null
  return { stories: await readStoryCards(db, page, { viewer: { id: owner.userId, teamId: owner.teamId } }), nextCursor }
}
