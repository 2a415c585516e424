import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import type { Recommender, Removal } from './recommender.ts'

/** Removals of one round. */
const MOST = 100

/**
 * Has a recommender forget the stories that left the community before an instant, and accounts that were deleted. What it did not forget is asked again in
 * a later round, after all others; a story that is published again meanwhile stays known. Answers how many it forgot.
 */
export async function eraseRemoved({ db, recommender }: { db: Database; recommender: Recommender }, before: Date): Promise<number> {
  const { rows } = await db.execute<Removal & { since: string; is_back: boolean }>(sql`
    SELECT kind, removal.id, since::text, story.id IS NOT NULL AS is_back FROM recommender_removal removal
    LEFT JOIN story ON kind = 'story' AND story.id = removal.id AND story.is_published AND story.deleted_at IS NULL
    WHERE since < ${before.toISOString()}::timestamptz ORDER BY since LIMIT ${MOST}`)
  let forgotten = 0
  for (const { kind, id, since, is_back: isBack } of rows) {
    const isForgotten = !isBack && (await recommender.forget({ kind, id }))
    // It may have left again meanwhile.
    const same = sql`kind = ${kind} AND id = ${id} AND since = ${since}::timestamptz`
    if (isBack || isForgotten) await db.execute(sql`DELETE FROM recommender_removal WHERE ${same}`)
    else await db.execute(sql`UPDATE recommender_removal SET since = now() WHERE ${same}`)
    if (isForgotten) forgotten += 1
  }
  return forgotten
}
