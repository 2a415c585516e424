import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** Disk space that stays free: a story is refused rather than truncated. */
const RESERVED_BYTES = 2 * 1024 ** 3
const MAX_BYTES_PER_USER = 20 * 1024 ** 3

/**
 * Segments, the joined film and its uncompressed audio are on the disk together until an export ends; half of this was measured for 1080p.
 */
const BYTES_PER_FILM_SECOND = 3_000_000

type Disk = { readonly storage: Pick<Storage, 'freeBytes'> }

/** Throws 507 OUT_OF_SPACE when the disk is nearly full. `filmSeconds`: duration of the film to export, default 0. */
export async function requireFreeDisk({ storage }: Disk, filmSeconds = 0): Promise<void> {
  if ((await storage.freeBytes()) < RESERVED_BYTES + filmSeconds * BYTES_PER_FILM_SECOND) throw new AppError('OUT_OF_SPACE')
}

/** Throws 507 OUT_OF_SPACE when the disk is nearly full, or the account's files have reached their limit. */
export async function requireSpace(services: Disk & { readonly db: Pick<Database, 'execute'> }, userId: string): Promise<void> {
  await requireFreeDisk(services)
  const { rows } = await services.db.execute<{ used: string | null }>(
    sql`SELECT sum(size_bytes) AS used FROM media WHERE user_id = ${userId} AND NOT is_deleted`,
  )
  if (Number(rows[0]?.used ?? 0) < MAX_BYTES_PER_USER) return
  throw new AppError('OUT_OF_SPACE', { message: 'Your 20 GB are full. Delete stories or files you no longer need.' })
}
