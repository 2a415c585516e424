import type { RelatedStory } from '@fablecut/contracts/operations/remixes/remixes'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import { isNotBlockedAccount, isNotBlockedBy } from '../access/blocks.ts'
import { type Viewer, canRead, requireReadable } from '../access/story-access.ts'
import { thumbnailUrl } from '../media/media-url.ts'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import { readAuthors } from '../stories/read-authors.ts'

const MAX_ORIGINS = 20
const MAX_REMIXES = 50
const MAX_REMIXED = 12

export type RemixTree = { origins: (RelatedStory | null)[]; remixes: RelatedStory[]; total: number }

/** What a story that the viewer may read was remixed from, up to the origin, and its published remixes, without stories of people whom the viewer blocked. 404 for other stories. */
export async function readRemixes(db: Database, storyId: string, viewer: Viewer): Promise<RemixTree> {
  await requireReadable(db, storyId, viewer)
  const [originIds, { rows: remixIds }] = await Promise.all([
    readOriginIds(db, storyId),
    db.execute<{ id: string; total: string }>(sql`
      SELECT id, count(*) OVER () AS total FROM story WHERE remixed_from = ${storyId} AND is_published AND deleted_at IS NULL
        AND ${isNotBlockedAccount(viewer, sql`story.user_id`)}
      ORDER BY published_at DESC, id LIMIT ${MAX_REMIXES}`),
  ])
  const related = await readRelated(db, [...originIds.flatMap((id) => id ?? []), ...remixIds.map(({ id }) => id)], viewer)
  return {
    origins: originIds.map((id) => (id === null ? null : (related.get(id) ?? null))),
    remixes: remixIds.flatMap(({ id }) => related.get(id) ?? []),
    total: Number(remixIds[0]?.total ?? 0),
  }
}

/** The nearest first; the last one is null when its row is gone, with all that it knew of its own origin. */
async function readOriginIds(db: Database, storyId: string): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ id: string | null }>(sql`
    WITH RECURSIVE chain AS (
      SELECT id, remixed_from, 0 AS depth FROM story WHERE id = ${storyId}
      UNION ALL
      SELECT s.id, s.remixed_from, c.depth + 1 FROM chain c LEFT JOIN story s ON s.id = c.remixed_from
      WHERE c.remixed_from IS NOT NULL AND c.depth < ${MAX_ORIGINS})
    SELECT id FROM chain WHERE depth > 0 ORDER BY depth`)
  return rows.map(({ id }) => id)
}

/** Published stories of an account that were remixed, those with most remixes first. */
export async function listRemixed(db: Database, userId: string, viewer: Viewer): Promise<RelatedStory[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT s.id FROM story s JOIN story r ON r.remixed_from = s.id AND r.is_published AND r.deleted_at IS NULL
    WHERE s.user_id = ${userId} AND s.is_published AND s.deleted_at IS NULL AND ${isNotBlockedAccount(viewer, sql`r.user_id`)}
    GROUP BY s.id ORDER BY count(*) DESC, s.id LIMIT ${MAX_REMIXED}`)
  const ids = rows.map(({ id }) => id)
  const related = await readRelated(db, ids, viewer)
  return ids.flatMap((id) => related.get(id) ?? [])
}

/**
 * By id, without deleted and unreadable stories. Merely shared ones are left out too: whoever has the link of one may remix it, but the remix does not
 * reveal the link.
 */
async function readRelated(db: Database, ids: readonly string[], viewer: Viewer): Promise<Map<string, RelatedStory>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(story)
    .where(and(inArray(story.id, [...ids]), isNull(story.deletedAt), isNotBlockedBy(viewer)))
  const rows = found.filter((row) => canRead({ ...row, isPublic: false }, viewer))
  const [authors, counts] = await Promise.all([
    readAuthors(
      db,
      rows.map(({ userId }) => userId),
    ),
    countRemixes(db, ids, viewer),
  ])
  return new Map(
    rows.map((row) => {
      const author = authors.get(row.userId)!
      return [
        row.id,
        {
          id: row.id,
          title: row.title,
          author: author.displayName,
          author_username: author.isTeam ? null : author.username,
          thumbnail_url: row.thumbnailMediaId === null ? null : thumbnailUrl(row.thumbnailMediaId),
          is_published: row.isPublished,
          remix_count: counts.get(row.id) ?? 0,
        },
      ]
    }),
  )
}

async function countRemixes(db: Database, ids: readonly string[], viewer: Viewer): Promise<Map<string, number>> {
  const isRemix = and(inArray(story.remixedFrom, [...ids]), story.isPublished, isNull(story.deletedAt), isNotBlockedBy(viewer))
  const rows = await db
    .select({ id: story.remixedFrom, count: sql<number>`count(*)::int` })
    .from(story)
    .where(isRemix)
    .groupBy(story.remixedFrom)
  return new Map(rows.map(({ id, count }) => [id!, count]))
}
