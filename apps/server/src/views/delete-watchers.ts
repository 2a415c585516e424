import type pg from 'pg'

/** Deletes who watched on days that are over, and the salts of their hashes. Yesterday stays: a process may still write what it collected then. */
export async function deleteWatchers(pool: pg.Pool): Promise<void> {
  const isOver = `day < (now() AT TIME ZONE 'UTC')::date - 1`
  await pool.query(`DELETE FROM story_watch WHERE ${isOver}`)
  await pool.query(`DELETE FROM view_salt WHERE ${isOver}`)
}
