import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/client.ts'

/** AUTH_SECRET, or one generated at the first start and shared by all processes of the database. */
export async function authSecret(db: Database, fromSettings: string | null): Promise<string> {
  if (fromSettings) return fromSettings
  const generated = randomBytes(32).toString('base64url')
  await db.execute(sql`INSERT INTO installation (key, value) VALUES ('auth_secret', ${generated}) ON CONFLICT DO NOTHING`)
  const { rows } = await db.execute<{ value: string }>(sql`SELECT value FROM installation WHERE key = 'auth_secret'`)
  return rows[0]!.value
}
