import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../platform/database/client.ts'

const KEY = 'backup'

const state = z.object({
  /** The last backup that was complete; `place`: its path on the machine that wrote it. */
  good: z
    .object({
      at: z.iso.datetime(),
      place: z.string(),
      rows: z.number(),
      files: z.number(),
      bytes: z.number(),
      missing: z.number(),
      seconds: z.number(),
    })
    .nullable(),
  /** When the last backup in a backup folder was made, which is when the next scheduled one is counted from; null: never. */
  inFolderAt: z.iso.datetime().nullable(),
  /** The last attempt that failed; null when a later one did not. */
  failure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
})

/** When this installation was backed up, and whether the last attempt failed. */
export type BackupState = z.infer<typeof state>
type Executor = Pick<Database, 'execute'>

export async function readBackupState(db: Executor): Promise<BackupState> {
  const { rows } = await db.execute<{ value: string }>(sql`SELECT value FROM installation WHERE key = ${KEY}`)
  return rows[0] ? state.parse(JSON.parse(rows[0].value)) : { good: null, inFolderAt: null, failure: null }
}

export async function writeBackupState(db: Executor, value: BackupState): Promise<void> {
  await db.execute(sql`INSERT INTO installation (key, value) VALUES (${KEY}, ${JSON.stringify(value)})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`)
}
