import { sql } from 'drizzle-orm'
import { isSuspendedRow } from '../access/suspended.ts'
import type { Viewer } from '../access/story-access.ts'
import type { Database } from '../platform/database/client.ts'

/** Numbers of an account's profile, and what it is to the viewer. */
export type Relations = {
  readonly follower_count: number
  readonly following_count: number
  /** Whether the viewer follows the account. */
  readonly is_following: boolean
  /** Whether the viewer blocked it. */
  readonly is_blocked: boolean
}

export async function readRelations(db: Pick<Database, 'execute'>, accountId: string, viewer: Viewer): Promise<Relations> {
  const viewerId = viewer?.id ?? null
  // Few are suspended, and an account may have very many followers: those are subtracted from the stored number.
  const suspended = (account: string, person: string) => sql`(SELECT count(*)::int FROM "user" u
    JOIN follow f ON f.${sql.raw(person)} = u.id AND f.${sql.raw(account)} = ${accountId} WHERE ${isSuspendedRow(sql`u`)})`
  const followers = sql`coalesce((SELECT followers FROM account_follower_count WHERE account_id = ${accountId}), 0)`
  const following = sql`(SELECT count(*)::int FROM follow WHERE follower_id = ${accountId})`
  const { rows } = await db.execute<Relations>(sql`
    SELECT ${followers} - ${suspended('followed_id', 'follower_id')} AS follower_count,
      ${following} - ${suspended('follower_id', 'followed_id')} AS following_count,
      EXISTS (SELECT FROM follow WHERE follower_id = ${viewerId} AND followed_id = ${accountId}) AS is_following,
      EXISTS (SELECT FROM account_block WHERE blocker_id = ${viewerId} AND blocked_id = ${accountId}) AS is_blocked`)
  return rows[0]!
}
