import type pg from 'pg'
import { setLikesCounted } from '../people/count-likes.ts'
import { type OpenTransaction, inTransaction } from '../platform/database/transaction.ts'
import { liftSuspension } from './suspend-account.ts'

/** Accounts whose suspension is over while they are still marked, their stories withheld, or their likes not counted: a sign-in removes the mark only. */
const OVER = `
  SELECT id FROM "user" WHERE banned AND ban_expires <= now()
  UNION
  SELECT DISTINCT story.user_id FROM withheld_story JOIN story ON story.id = withheld_story.story_id LEFT JOIN "user" u ON u.id = story.user_id
  WHERE is_of_suspended AND NOT coalesce(u.banned, false)
  UNION
  SELECT DISTINCT story_like.user_id FROM story_like JOIN "user" u ON u.id = story_like.user_id WHERE NOT is_counted AND NOT u.banned`

/** Suspended accounts whose likes count, as they were suspended by a release that counted them. */
const COUNTED = `
  SELECT id FROM "user" u WHERE banned AND (ban_expires IS NULL OR ban_expires > now())
    AND EXISTS (SELECT FROM story_like WHERE user_id = u.id AND is_counted)`

/** Ends suspensions whose time is over: their stories are shown, and their likes count again. Returns the number of accounts. */
export async function endSuspensions(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(OVER)
  for (const { id } of rows)
    await inTransaction(pool, async (tx) => {
      if (!(await lockAccount(tx, id))) await liftSuspension(tx, id)
    })
  return rows.length
}

/** Whether an account is suspended. It is locked whatever its flags are: a ban that is being committed is seen only after waiting for it. */
async function lockAccount({ client }: OpenTransaction, id: string): Promise<boolean> {
  const { rows } = await client.query<{ is_suspended: boolean }>(
    'SELECT banned AND (ban_expires IS NULL OR ban_expires > now()) AS is_suspended FROM "user" WHERE id = $1 FOR UPDATE',
    [id],
  )
  return rows[0]?.is_suspended ?? false
}

/** Takes the likes of accounts that were suspended by an earlier release out of the numbers of likes. Returns the number of accounts. */
export async function uncountLikesOfSuspended(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(COUNTED)
  for (const { id } of rows)
    await inTransaction(pool, async (tx) => {
      if (await lockAccount(tx, id)) await setLikesCounted(tx, id, false)
    })
  return rows.length
}
