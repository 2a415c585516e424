import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import type pg from 'pg'

/** Advisory lock keys; the same in every Fablecut process. */
const BACKUP_LOCK = 7_203_544_120
const REMOVAL_LOCK = 7_203_544_121
const RETRY_MS = 500

/** Another process makes a backup of this installation. */
export class BackupRunningError extends Error {
  override name = 'BackupRunningError'
  constructor() {
    super('A backup of this installation is being made already.')
  }
}

/**
 * Runs `work` with a connection of its own, while no other process of the installation makes a backup and none deletes stored files.
 * Throws a BackupRunningError without waiting. Rejects when the connection, and with it the locks, was lost meanwhile.
 */
export async function withBackupLock<T>(databaseUrl: string, signal: AbortSignal, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    if (!(await tryLock(client, BACKUP_LOCK))) throw new BackupRunningError()
    while (!(await tryLock(client, REMOVAL_LOCK))) await setTimeout(RETRY_MS, null, { signal })
    const result = await work(client)
    await client.query('SELECT 1')
    return result
  } finally {
    await client.end().catch(() => {})
  }
}

async function tryLock(client: Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [key])
  return rows[0]!.locked
}

/** Runs `work`, which deletes stored files, unless a backup is being made, whose rows may refer to them: then returns null. */
export async function unlessBackingUp<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  // A connection that may still hold the lock is closed.
  let isBroken = true
  try {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock_shared($1) AS locked', [REMOVAL_LOCK])
    if (!rows[0]!.locked) {
      isBroken = false
      return null
    }
    const result = await work()
    await client.query('SELECT pg_advisory_unlock_shared($1)', [REMOVAL_LOCK])
    isBroken = false
    return result
  } finally {
    client.release(isBroken)
  }
}
