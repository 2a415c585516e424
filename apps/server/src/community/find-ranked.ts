import { SEEN_PENALTY_SECONDS } from '@fablecut/domain/recommendation/seen-penalty'
import type { CategoryId } from '@fablecut/domain/story/category'
import { type SQL, and, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import type { StoryRow } from '../access/story-access.ts'
import type { RankedPosition } from './for-you-session.ts'
import { isPublished } from './published-page.ts'
import type { ReaderProfile } from './read-reader-profile.ts'

type RankedQuery = {
  readonly categories: readonly CategoryId[]
  readonly reader: ReaderProfile
  readonly after: RankedPosition | null
  readonly filter: SQL | undefined
  readonly limit: number
}

/**
 * Merges the categories exactly: within a category the order by rank is the order by score, so each index yields at most one page; seen
 * stories, some hundreds at most, are scored separately. The plan is prepared once for all categories.
 */
export async function findRanked(
  db: Database,
  { categories, reader, after, filter, limit }: RankedQuery,
): Promise<{ row: StoryRow; position: RankedPosition }[]> {
  const bonuses = categories.map((category) => sql`(${category}, ${reader.affinity[category]}::float8)`)
  const isShown = and(isPublished, sql`NOT ${story.isFeatured}`, filter)
  const behindBy = (points: SQL) =>
    after ? sql`(${story.rank}, ${story.id}) < (${after.score}::float8 - ${points}, ${after.id})` : undefined
  const limitClause = sql.raw(String(limit))
  const isUnseen = sql`${story.id} NOT IN (SELECT id FROM known)`
  const best = sql`SELECT ${story.id} AS id, ${story.rank} + bonus AS score FROM ${story}
    WHERE ${and(sql`${story.categoryId} = category`, isShown, behindBy(sql`bonus`), isUnseen)} ORDER BY ${story.rank} DESC, ${story.id} DESC LIMIT ${limitClause}`
  const penalized = sql`(bonus - ${SEEN_PENALTY_SECONDS}::float8)`
  // The seen ids are a table instead of a list: for a list Postgres estimates the selectivity of every id, which takes longer than the
  // whole query.
  const merged = sql`WITH categories (category, bonus) AS (VALUES ${sql.join(bonuses, sql`, `)}),
      known AS (SELECT unnest(${sql.param(reader.seenStoryIds)}::text[]) AS id)
    SELECT best.* FROM categories CROSS JOIN LATERAL (${best}) best
    UNION ALL
    SELECT ${story.id}, ${story.rank} + ${penalized} FROM known JOIN ${story} ON ${story.id} = known.id JOIN categories ON category = ${story.categoryId}
    WHERE ${and(isShown, behindBy(penalized))}
    ORDER BY score DESC, id DESC LIMIT ${limitClause}`
  const query = db
    .select({ row: story, score: sql<number>`merged.score` })
    .from(sql`(${merged}) merged`)
    .innerJoin(story, sql`${story.id} = merged.id`)
    .orderBy(sql`merged.score DESC`, sql`merged.id DESC`)
  // A prepared statement per connection and variant: planning takes as long as executing.
  const rows = await (filter ? query : query.prepare(`ranked_${categories.length}_${limit}${after ? '_after' : ''}`).execute())
  return rows.map(({ row, score }) => ({ row, position: { kind: 'ranked', score, id: row.id } }))
}
