import { inArray } from 'drizzle-orm'
import { user } from '../platform/database/auth-schema.ts'
import type { Database } from '../platform/database/client.ts'
import type { Author } from './project-stories.ts'

/** Whose the examples are, and what is left of accounts that are gone: no account, so it has no page. */
const FABLECUT: Author = { displayName: 'Fablecut', username: '', avatarUrl: null }

/** Names and pictures of accounts; every asked id has an answer, also when the account is gone. */
export async function readAuthors(db: Database, userIds: readonly string[]): Promise<Map<string, Author>> {
  const wanted = [...new Set(userIds)]
  const rows = wanted.length === 0 ? [] : await db.select().from(user).where(inArray(user.id, wanted))
  const known = new Map(rows.map((row) => [row.id, { displayName: row.name, username: row.username ?? '', avatarUrl: row.image }]))
  return new Map(wanted.map((id) => [id, known.get(id) ?? FABLECUT]))
}
