import { sql } from 'drizzle-orm'
import type { OpenTransaction } from '../platform/database/transaction.ts'

/** Takes the likes of an account out of the numbers of likes, while it is suspended, or back into them. */
export async function setLikesCounted({ db }: OpenTransaction, accountId: string, isCounted: boolean): Promise<void> {
  const changed = sql`SELECT story_id FROM story_like WHERE user_id = ${accountId} AND is_counted <> ${isCounted}`
  // In one order, so that no two accounts that liked the same stories wait for each other.
  await db.execute(sql`SELECT FROM story_like_count WHERE story_id IN (${changed}) ORDER BY story_id FOR UPDATE`)
  await db.execute(sql`UPDATE story_like SET is_counted = ${isCounted} WHERE user_id = ${accountId} AND is_counted <> ${isCounted}`)
}
