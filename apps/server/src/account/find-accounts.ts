import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

export type FoundAccount = {
  readonly id: string
  readonly name: string
  readonly username: string | null
  readonly email: string
  readonly email_confirmed: boolean
  readonly is_staff: boolean
  readonly is_banned: boolean
  readonly created_at: string
}

const MOST = 50

/** Accounts whose name, user name or address contains the text, the newest first; all for an empty one. At most 50. */
export async function findAccounts(db: Database, text: string): Promise<FoundAccount[]> {
  const pattern = `%${text
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await db.execute<FoundAccount & { created_at: string | Date }>(sql`
    SELECT id, name, username, email, email_verified AS email_confirmed, role = 'admin' AS is_staff, banned AS is_banned, created_at
    FROM "user" WHERE lower(name) LIKE ${pattern} OR username LIKE ${pattern} OR email LIKE ${pattern}
    ORDER BY created_at DESC, id LIMIT ${MOST}`)
  return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }))
}
