import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

export type Wallet = { readonly available: number; readonly held: number; readonly freeStoriesLeft: number }

/** Available and held credits and the remaining free stories of an account. */
export async function readWallet(db: Database, userId: string): Promise<Wallet> {
  const { rows } = await db.execute<{ available: string; held: string; free: number }>(sql`
    SELECT coalesce((SELECT available FROM wallet WHERE user_id = ${userId}), 0) AS available,
           coalesce((SELECT free_stories_left FROM wallet WHERE user_id = ${userId}), 0) AS free,
           coalesce(-sum(amount) FILTER (WHERE kind = 'hold') - sum(captured) - coalesce(sum(amount) FILTER (WHERE kind = 'release'), 0), 0) AS held
    FROM ledger WHERE user_id = ${userId}`)
  const row = rows[0]!
  return { available: Number(row.available), held: Number(row.held), freeStoriesLeft: row.free }
}
