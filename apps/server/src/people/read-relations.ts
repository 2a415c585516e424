import { sql } from 'drizzle-orm'
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
  const countOf = (account: string, person: string) => sql`(SELECT count(*)::int FROM follow f JOIN "user" u ON u.id = f.${sql.raw(person)}
    WHERE f.${sql.raw(account)} = ${accountId} AND NOT (u.banned AND (u.ban_expires IS NULL OR u.ban_expires > now())))`
  const { rows } = await db.execute<Relations>(sql`
    SELECT ${countOf('followed_id', 'follower_id')} AS follower_count, ${countOf('follower_id', 'followed_id')} AS following_count,
      EXISTS (SELECT FROM follow WHERE follower_id = ${viewerId} AND followed_id = ${accountId}) AS is_following,
      EXISTS (SELECT FROM account_block WHERE blocker_id = ${viewerId} AND blocked_id = ${accountId}) AS is_blocked`)
  return rows[0]!
}
