import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import type { Recommender, Removal } from './recommender.ts'

/** Removals per round. */
const MAX_REMOVALS = 100

/**
 * Erases stories removed from the community before an instant, and deleted accounts, from the external recommender. Failed removals are
 * retried last in later rounds; a republished story is kept. Returns the number of erased ones.
 */
export async function eraseRemoved({ db, recommender }: { db: Database; recommender: Recommender }, before: Date): Promise<number> {
  const { rows } = await db.execute<Removal & { since: string; is_back: boolean }>(sql`
    SELECT kind, removal.id, since::text, story.id IS NOT NULL AS is_back FROM recommender_removal removal
    LEFT JOIN story ON kind = 'story' AND story.id = removal.id AND story.is_published AND story.deleted_at IS NULL
    WHERE since < ${before.toISOString()}::timestamptz ORDER BY since LIMIT ${MAX_REMOVALS}`)
  let erased = 0
  for (const { kind, id, since, is_back: isBack } of rows) {
    const isErased = !isBack && (await recommender.erase({ kind, id }))
    // It may have been removed again meanwhile.
    const same = sql`kind = ${kind} AND id = ${id} AND since = ${since}::timestamptz`
    if (isBack || isErased) await db.execute(sql`DELETE FROM recommender_removal WHERE ${same}`)
    else await db.execute(sql`UPDATE recommender_removal SET since = now() WHERE ${same}`)
    if (isErased) erased += 1
  }
  return erased
}
