import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/client.ts'
import type { Limits } from '../platform/limit-settings.ts'
import type { Storage } from '../platform/storage/storage.ts'

/**
 * Segments, the joined film and its uncompressed audio are on the disk together until an export ends; half of this was measured for 1080p.
 */
const BYTES_PER_FILM_SECOND = 3_000_000

type Disk = { readonly storage: Pick<Storage, 'freeBytes'>; readonly limits: Pick<Limits, 'minFreeDiskBytes'> }
type Account = Disk & { readonly db: Pick<Database, 'execute'>; readonly limits: Pick<Limits, 'accountBytes'> }

/** Throws 507 OUT_OF_SPACE when the disk is nearly full. `filmSeconds`: duration of the film to export, default 0. */
export async function requireFreeDisk({ storage, limits }: Disk, filmSeconds = 0): Promise<void> {
  if ((await storage.freeBytes()) < limits.minFreeDiskBytes + filmSeconds * BYTES_PER_FILM_SECOND) throw new AppError('OUT_OF_SPACE')
}

/**
 * Throws 507 OUT_OF_SPACE when the disk is nearly full, or the account's files, those of versions included, have reached their limit.
 * `moreBytes`: of files that are to be added, default 0.
 */
export async function requireSpace(services: Account, userId: string, moreBytes = 0): Promise<void> {
  await requireFreeDisk(services)
  const { rows } = await services.db.execute<{ used: string | null }>(
    sql`SELECT sum(size_bytes) AS used FROM media WHERE user_id = ${userId}
      AND (NOT is_deleted OR (hash IS NOT NULL AND EXISTS (SELECT 1 FROM story_version_media link WHERE link.media_id = media.id)))`,
  )
  const { accountBytes } = services.limits
  const used = Number(rows[0]?.used ?? 0)
  if (used < accountBytes && used + moreBytes <= accountBytes) return
  throw new AppError('OUT_OF_SPACE', {
    message: `Your ${accountBytes / 1_000_000_000} GB are full. Delete stories, versions or files you no longer need.`,
  })
}
