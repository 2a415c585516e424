import type pg from 'pg'
import { inTransaction } from '../platform/database/transaction.ts'
import { liftSuspension } from './suspend-account.ts'

/** Accounts whose suspension is over while they are still marked, or their stories withheld: a sign-in removes the mark only. */
const OVER = `
  SELECT id FROM "user" WHERE banned AND ban_expires <= now()
  UNION
  SELECT DISTINCT story.user_id FROM withheld_story JOIN story ON story.id = withheld_story.story_id LEFT JOIN "user" u ON u.id = story.user_id
  WHERE is_of_suspended AND NOT coalesce(u.banned, false)`

/** Ends suspensions whose time is over: their stories are shown again. Returns the number of accounts. */
export async function endSuspensions(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(OVER)
  for (const { id } of rows)
    await inTransaction(pool, async (tx) => {
      // Locked whatever its flags are: a ban that is being committed is seen only after waiting for it.
      const { rows: locked } = await tx.client.query<{ is_suspended: boolean }>(
        'SELECT banned AND (ban_expires IS NULL OR ban_expires > now()) AS is_suspended FROM "user" WHERE id = $1 FOR UPDATE',
        [id],
      )
      if (!locked[0]?.is_suspended) await liftSuspension(tx, id)
    })
  return rows.length
}
