import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { WireStory } from '@fablecut/contracts/wire/story'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import { readAuthors } from './read-authors.ts'
import { type Viewer, canRead } from '../access/story-access.ts'

/** Id of the story that a remix is created from, where the user may read it; otherwise null. */
export async function sourceOf(db: Pick<Database, 'select'>, storyId: string | undefined, viewer: Viewer): Promise<string | null> {
  if (storyId === undefined) return null
  const [row] = await db
    .select()
    .from(story)
    .where(and(eq(story.id, storyId), isNull(story.deletedAt)))
  return row && canRead(row, viewer) ? row.id : null
}

/**
 * Source stories by id, without deleted and unreadable ones. Merely shared stories are omitted too: whoever has the link of one may remix
 * it, but the remix does not reveal the link.
 */
export async function readSources(
  db: Database,
  storyIds: readonly string[],
  viewer: Viewer,
): Promise<Map<string, NonNullable<WireStory['remixed_from']>>> {
  if (storyIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(story)
    .where(and(inArray(story.id, [...storyIds]), isNull(story.deletedAt)))
  const readable = rows.filter((row) => canRead({ ...row, isPublic: false }, viewer))
  const authors = await readAuthors(
    db,
    readable.map((row) => row.userId),
  )
  return new Map(
    readable.map((row) => [
      row.id,
      { id: row.id, title: row.title, author: authors.get(row.userId)!.displayName, is_published: row.isPublished },
    ]),
  )
}
