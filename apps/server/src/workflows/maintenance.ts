import { deleteWatchers } from '../views/delete-watchers.ts'
import { unlessBackingUp } from '../backup/locks.ts'
import { softDeleteMediaOfClosedAccounts, purgeClosed } from '../account/purge-closed.ts'
import { deleteEndedConnections } from '../connections/delete-ended-connections.ts'
import { deleteDerivedFiles } from '../media/derived/derivations.ts'
import type { Retention } from '../platform/limit-settings.ts'
import type { WorkflowServices } from './run/services.ts'

/** Limits beside those of the settings. Stories and their takes are kept until their creator deletes them. */
const RETENTION = {
  /** Maximum number of events per table, so that a flood does not fill the disk. */
  analyticsEvents: 5_000_000,
  recommendationEvents: 10_000_000,
  /** Removals for an external recommender; nobody reads them without one. */
  removalDays: 90,
  /** What trials of models cost; budgets are of a day. */
  trialDays: 90,
  /** Notifications, read or not. */
  notificationDays: 180,
  /** Cached segments of deleted stories, after deletion or last use: one may still be in use. */
  deletedPieceHours: 1,
  /** Recently stored bytes may belong to a row that is not committed yet. */
  freshFileHours: 1,
} as const

const FILES_PER_ROUND = 1000
const HOUR_MS = 3_600_000

export type MaintenanceDeps = Pick<WorkflowServices, 'pool' | 'storage'> & {
  /** How long events of analytics are kept. */
  readonly analyticsDays: number
  readonly retention: Retention
}

/** One maintenance round, which can be interrupted at any point. Files are not deleted while a backup is made. Returns what was deleted. */
export async function runMaintenance({
  pool,
  storage,
  analyticsDays,
  retention,
}: MaintenanceDeps): Promise<{ files: number; events: number; runs: number; analytics: number }> {
  await trimCache(pool, storage, retention.renderCacheBytes)
  await deleteWatchers(pool)
  await deleteSegments(pool, storage)
  // The last event of a run is kept with it: streams of the run start and end with it.
  const events = await pool.query(
    `DELETE FROM run_event e USING run r WHERE r.id = e.run_id AND r.status <> 'RUN_RUNNING' AND e.created_at < now() - make_interval(days => $1)
       AND e.id < (SELECT max(id) FROM run_event WHERE run_id = e.run_id)`,
    [retention.runEventDays],
  )
  const runs = await pool.query(
    `DELETE FROM run WHERE status <> 'RUN_RUNNING' AND finished_at < now() - make_interval(days => $1)
       AND id NOT IN (SELECT workflow_run_id FROM story WHERE workflow_run_id IS NOT NULL)`,
    [retention.runDays],
  )
  await pool.query(
    'DELETE FROM story_song USING story WHERE story.id = story_song.story_id AND story.deleted_at < now() - make_interval(hours => $1)',
    [retention.deletedFileHours],
  )
  await pool.query(
    'DELETE FROM story_version USING story WHERE story.id = story_version.story_id AND story.deleted_at < now() - make_interval(hours => $1)',
    [retention.deletedFileHours],
  )
  const analytics = await deleteOldEvents(pool, 'analytics_event', { days: analyticsDays, most: RETENTION.analyticsEvents })
  await deleteOldEvents(pool, 'recommendation_event', { days: analyticsDays, most: RETENTION.recommendationEvents })
  await pool.query('DELETE FROM recommender_removal WHERE since < now() - make_interval(days => $1)', [RETENTION.removalDays])
  await pool.query('DELETE FROM trial_submission WHERE submitted_at < now() - make_interval(days => $1)', [RETENTION.trialDays])
  await pool.query('DELETE FROM text_submission WHERE submitted_at < now() - make_interval(days => $1)', [RETENTION.trialDays])
  await pool.query('DELETE FROM notification WHERE latest_at < now() - make_interval(days => $1)', [RETENTION.notificationDays])
  await deleteEndedConnections(pool)
  await softDeleteMediaOfClosedAccounts(pool)
  const files = (await unlessBackingUp(pool, () => deleteFiles({ pool, storage, retention }))) ?? 0
  await purgeClosed(pool)
  return {
    files,
    events: events.rowCount ?? 0,
    runs: runs.rowCount ?? 0,
    analytics,
  }
}

/** Evicted entries are not used by any story. */
async function trimCache(pool: MaintenanceDeps['pool'], storage: MaintenanceDeps['storage'], maxBytes: number): Promise<void> {
  await deleteSegmentUses(pool, await storage.trimCache(maxBytes))
}

/** Segments are shared by content, so they are deleted with the last story that uses them. */
async function deleteSegments(pool: MaintenanceDeps['pool'], storage: MaintenanceDeps['storage']): Promise<void> {
  const { rows } = await pool.query<{ key: string }>(
    `SELECT key FROM render_piece p LEFT JOIN story s ON s.id = p.story_id GROUP BY key
     HAVING max(used_at) < now() - make_interval(hours => $1)
       AND bool_and(s.id IS NULL OR coalesce(s.deleted_at < now() - make_interval(hours => $1), false))`,
    [RETENTION.deletedPieceHours],
  )
  const deleted: string[] = []
  for (const { key } of rows) if (await storage.dropFromCache(key, RETENTION.deletedPieceHours * HOUR_MS)) deleted.push(key)
  await deleteSegmentUses(pool, deleted)
}

/** Except for those that a worker has just requested and renders again. */
const deleteSegmentUses = (pool: MaintenanceDeps['pool'], keys: readonly string[]) =>
  pool.query('DELETE FROM render_piece WHERE key = ANY($1) AND used_at < now() - make_interval(hours => $2)', [
    keys,
    RETENTION.deletedPieceHours,
  ])

/** Deletes events that are too old or exceed the maximum number; returns how many. Ids are ascending. */
export async function deleteOldEvents(
  pool: WorkflowServices['pool'],
  table: 'analytics_event' | 'recommendation_event',
  { days, most: maxCount }: { days: number; most: number },
): Promise<number> {
  const old = await pool.query(`DELETE FROM ${table} WHERE received_at < now() - make_interval(days => $1)`, [days])
  const many = await pool.query(`DELETE FROM ${table} WHERE id <= (SELECT max(id) FROM ${table}) - $1::bigint`, [maxCount])
  return (old.rowCount ?? 0) + (many.rowCount ?? 0)
}

/**
 * Bytes are shared by content, so they are deleted with the last row that refers to them, a version of a story included; those of a deleted account in the
 * next round.
 */
async function deleteFiles(deps: Omit<MaintenanceDeps, 'analyticsDays'>, after = ''): Promise<number> {
  const { pool, storage, retention } = deps
  const { rows } = await pool.query<{ hash: string }>(
    `SELECT DISTINCT hash FROM media m WHERE is_deleted AND hash > $2
       AND (updated_at < now() - make_interval(hours => $1) OR user_id IN (SELECT user_id FROM wallet WHERE closed_at IS NOT NULL))
       AND NOT EXISTS (SELECT 1 FROM media other WHERE other.hash = m.hash AND NOT other.is_deleted)
       AND NOT EXISTS (SELECT 1 FROM media used JOIN story_version_media link ON link.media_id = used.id
         JOIN story_version version ON version.id = link.version_id JOIN story ON story.id = version.story_id
         WHERE used.hash = m.hash AND story.deleted_at IS NULL) ORDER BY hash LIMIT ${FILES_PER_ROUND}`,
    [retention.deletedFileHours, after],
  )
  let deleted = 0
  for (const { hash } of rows) {
    if (!(await storage.removeStale(hash, RETENTION.freshFileHours * HOUR_MS))) continue
    await deleteDerivedFiles(storage, hash)
    await pool.query('UPDATE media SET hash = NULL WHERE hash = $1 AND is_deleted', [hash])
    deleted += 1
  }
  const last = rows[FILES_PER_ROUND - 1]
  return deleted + (last ? await deleteFiles(deps, last.hash) : 0)
}
