import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/client.ts'

/** AUTH_SECRET, or the one this installation made at its first start: all processes on one database share it. */
export async function authSecret(db: Database, fromSettings: string | null): Promise<string> {
  if (fromSettings) return fromSettings
  const made = randomBytes(32).toString('base64url')
  await db.execute(sql`INSERT INTO installation (key, value) VALUES ('auth_secret', ${made}) ON CONFLICT DO NOTHING`)
  const { rows } = await db.execute<{ value: string }>(sql`SELECT value FROM installation WHERE key = 'auth_secret'`)
  return rows[0]!.value
}
