import { SEEN_PENALTY_SECONDS } from '@fablecut/domain/recommendation/seen-penalty'
import type { CategoryId } from '@fablecut/domain/story/category'
import { type SQL, and, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import { story } from '../platform/database/schema.ts'
import type { StoryRow } from '../access/story-access.ts'
import type { RankedPlace } from './for-you-session.ts'
import { isPublished } from './published-page.ts'
import type { Reader } from './read-reader.ts'

type Ranked = {
  readonly categories: readonly CategoryId[]
  readonly reader: Reader
  readonly after: RankedPlace | null
  readonly others: SQL | undefined
  readonly most: number
}

/**
 * An exact merge: within a category the order by rank is the order by score, so each index gives at most a page; what the reader knows, some hundreds at most,
 * is a list of its own. Planned once for all categories.
 */
export async function findRanked(
  db: Database,
  { categories, reader, after, others, most }: Ranked,
): Promise<{ row: StoryRow; place: RankedPlace }[]> {
  const bonuses = categories.map((category) => sql`(${category}, ${reader.taste[category]}::float8)`)
  const isShown = and(isPublished, sql`NOT ${story.isFeatured}`, others)
  const behindBy = (points: SQL) =>
    after ? sql`(${story.rank}, ${story.id}) < (${after.score}::float8 - ${points}, ${after.id})` : undefined
  const atMost = sql.raw(String(most))
  const isNews = sql`${story.id} NOT IN (SELECT id FROM known)`
  const best = sql`SELECT ${story.id} AS id, ${story.rank} + bonus AS score FROM ${story}
    WHERE ${and(sql`${story.categoryId} = category`, isShown, behindBy(sql`bonus`), isNews)} ORDER BY ${story.rank} DESC, ${story.id} DESC LIMIT ${atMost}`
  const fallen = sql`(bonus - ${SEEN_PENALTY_SECONDS}::float8)`
  // What is known is a table and no list in the query: Postgres would weigh each of its ids, for longer than the whole query takes.
  const merged = sql`WITH categories (category, bonus) AS (VALUES ${sql.join(bonuses, sql`, `)}),
      known AS (SELECT unnest(${sql.param(reader.known)}::text[]) AS id)
    SELECT best.* FROM categories CROSS JOIN LATERAL (${best}) best
    UNION ALL
    SELECT ${story.id}, ${story.rank} + ${fallen} FROM known JOIN ${story} ON ${story.id} = known.id JOIN categories ON category = ${story.categoryId}
    WHERE ${and(isShown, behindBy(fallen))}
    ORDER BY score DESC, id DESC LIMIT ${atMost}`
  const query = db
    .select({ row: story, score: sql<number>`merged.score` })
    .from(sql`(${merged}) merged`)
    .innerJoin(story, sql`${story.id} = merged.id`)
    .orderBy(sql`merged.score DESC`, sql`merged.id DESC`)
  // Planned once for each connection and form: planning takes as long as reading.
  const rows = await (others ? query : query.prepare(`ranked_${categories.length}_${most}${after ? '_after' : ''}`).execute())
  return rows.map(({ row, score }) => ({ row, place: { kind: 'ranked', score, id: row.id } }))
}
