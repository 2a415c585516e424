import type pg from 'pg'

const CLOSED = 'wallet w WHERE w.closed_at IS NOT NULL'

/** Soft-deletes stories and media that were created while their account was deleted, such as an upload in flight. */
export async function softDeleteMediaOfClosedAccounts(pool: pg.Pool): Promise<void> {
  await pool.query(
    `UPDATE media SET is_deleted = true, updated_at = now() FROM ${CLOSED} AND media.user_id = w.user_id AND NOT media.is_deleted`,
  )
  await pool.query(
    `UPDATE story SET deleted_at = now(), is_published = false, is_public = false, team_id = NULL
     FROM ${CLOSED} AND story.user_id = w.user_id AND story.deleted_at IS NULL`,
  )
  await pool.query(`UPDATE analytics_event SET user_id = NULL FROM ${CLOSED} AND analytics_event.user_id = w.user_id`)
}

/**
 * Deletes all rows of deleted accounts except for the ledger. Called after their files were deleted; rows whose file still exists are kept.
 */
export async function purgeClosed(pool: pg.Pool): Promise<void> {
  for (const table of ['character', 'album', 'collection', 'story_folder', 'idempotency', 'hidden_template'])
    await pool.query(`DELETE FROM ${table} t USING ${CLOSED} AND t.user_id = w.user_id`)
  await pool.query(
    `DELETE FROM story_version v USING story s, ${CLOSED} AND s.user_id = w.user_id AND v.story_id = s.id AND s.deleted_at IS NOT NULL`,
  )
  await pool.query(`DELETE FROM recommendation_event t USING ${CLOSED} AND t.actor_id = w.user_id`)
  await pool.query(
    `DELETE FROM media m USING ${CLOSED} AND m.user_id = w.user_id AND m.is_deleted
       AND (m.hash IS NULL OR EXISTS (SELECT 1 FROM media other WHERE other.hash = m.hash AND NOT other.is_deleted))`,
  )
  await pool.query(
    `DELETE FROM story s USING ${CLOSED} AND s.user_id = w.user_id AND s.deleted_at IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM media WHERE media.story_id = s.id)
       AND NOT EXISTS (SELECT 1 FROM run WHERE run.story_id = s.id AND run.status = 'RUN_RUNNING')`,
  )
}
