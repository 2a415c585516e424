import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'

export type Watcher = {
  /** Null: signed out. */
  readonly accountId: string | null
  readonly address: string
  readonly userAgent: string
}

/** A viewer of one day, which cannot be read back nor recognised on another day. */
export const hashOfWatcher = (salt: string, { accountId, address, userAgent }: Watcher): string =>
  createHash('sha256')
    .update(JSON.stringify(accountId === null ? [salt, address, userAgent] : [salt, accountId]))
    .digest('base64url')
    .slice(0, 22)

/** Reads the salt of a day, `2026-11-20`, which is the same in all processes; made when it is first needed. */
export function createSaltReader(db: Pick<Database, 'execute'>): (day: string) => Promise<string> {
  let last: { readonly day: string; readonly salt: Promise<string> } | null = null
  return (day) => {
    if (last?.day === day) return last.salt
    const read = { day, salt: readSalt(db, day) }
    last = read
    read.salt.catch(() => {
      if (last === read) last = null
    })
    return read.salt
  }
}

async function readSalt(db: Pick<Database, 'execute'>, day: string): Promise<string> {
  await db.execute(sql`INSERT INTO view_salt (day, salt) VALUES (${day}, ${randomBytes(24).toString('hex')}) ON CONFLICT (day) DO NOTHING`)
  const { rows } = await db.execute<{ salt: string }>(sql`SELECT salt FROM view_salt WHERE day = ${day}`)
  return rows[0]!.salt
}
