import { inArray } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import type { Author } from './wire-story.ts'

/** Author of the examples and of deleted accounts; it has no account and no profile. */
const PRODUCT_AUTHOR: Author = { displayName: 'Fablecut', username: '', avatarUrl: null, isTeam: true }

/** Names and avatars of accounts; every requested id has an entry, deleted accounts included. */
export async function readAuthors(db: Database, userIds: readonly string[]): Promise<Map<string, Author>> {
  const uniqueIds = [...new Set(userIds)]
  const rows = uniqueIds.length === 0 ? [] : await db.select().from(user).where(inArray(user.id, uniqueIds))
  const known = new Map(
    rows.map((row) => [row.id, { displayName: row.name, username: row.username ?? '', avatarUrl: row.image, isTeam: false }]),
  )
  return new Map(uniqueIds.map((id) => [id, known.get(id) ?? PRODUCT_AUTHOR]))
}
