import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runFfprobe } from '@fablecut/render/export/ffmpeg'
import type pg from 'pg'
import { expect } from 'vitest'
import { type Creator, filmOf } from './creator.ts'
import { GRANTED_CREDITS, type Installation } from './installation.ts'

const PRICE = 1100

/** Downloads the film of a run in two ranges, and checks that it can be played. */
export async function expectPlayable(
  { folder }: Pick<Installation, 'folder'>,
  creator: Creator,
  runId: string,
  origin?: string,
): Promise<void> {
  const path = new URL(await filmOf(creator, runId, origin), 'http://localhost').pathname
  const first = await creator.send(path, { headers: { range: 'bytes=0-999' } }, origin)
  const rest = await creator.send(path, { headers: { range: 'bytes=1000-' } }, origin)
  expect([first.status, rest.status]).toEqual([206, 206])
  const file = join(folder, 'film.mp4')
  writeFileSync(file, Buffer.concat([Buffer.from(await first.arrayBuffer()), Buffer.from(await rest.arrayBuffer())]))
  const { streams } = (await runFfprobe(file, ['-count_packets', '-show_entries', 'stream=codec_type,nb_read_packets'])) as {
    streams: { codec_type: string; nb_read_packets: string }[]
  }
  expect(streams.map(({ codec_type }) => codec_type).toSorted()).toEqual(['audio', 'video'])
  for (const { nb_read_packets } of streams) expect(Number(nb_read_packets)).toBeGreaterThan(60)
  expect((await creator.send(path.replace(/[^/]+$/, 'thumbnail.jpg'), {}, origin)).status).toBe(200)
}

/** Checks that these films, which are all of a creator, were completed, and that nothing of them was lost, made twice or charged twice. */
export async function expectMadeOnce({ pool }: Installation, creator: Creator, runIds: readonly string[]): Promise<void> {
  for (const runId of runIds) {
    expect(await stateOf(pool, runId)).toEqual({ status: 'RUN_SUCCESS', step: 'completed', completions: 1 })
    expect(await filesOf(pool, runId)).toEqual({
      'take:image': 2,
      'take:video': 2,
      voiceover: 2,
      music: 1,
      'export:video': 1,
      'thumbnail:image': 1,
    })
    expect(await callsOf(pool, runId)).toEqual({ states: ['done'], errors: null, repeated: 0 })
  }
  const credits = GRANTED_CREDITS - PRICE * runIds.length
  expect(await walletOf(pool, creator.id)).toEqual({ available: credits, sum: credits, captured: PRICE * runIds.length })
  const unfinished = () => pool.query(`SELECT workflow_uuid, status FROM dbos.workflow_status WHERE status IN ('PENDING', 'ENQUEUED')`)
  // The outcome of a run's workflow is recorded after its last event.
  await expect.poll(async () => (await unfinished()).rows, { timeout: 30_000 }).toEqual([])
}

async function stateOf(pool: pg.Pool, runId: string) {
  const { rows } = await pool.query(
    `SELECT status, step, (SELECT count(*)::int FROM run_event WHERE run_id = run.id AND status = 'completed') AS completions
     FROM run WHERE id = $1`,
    [runId],
  )
  return rows[0]
}

async function filesOf(pool: pg.Pool, runId: string): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ kind: string; n: number }>(
    `SELECT coalesce(subtype, role || ':' || resource_type) AS kind, count(*)::int AS n FROM media WHERE workflow_run_id = $1 GROUP BY 1`,
    [runId],
  )
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]))
}

async function callsOf(pool: pg.Pool, runId: string) {
  const { rows } = await pool.query(
    `SELECT array_agg(DISTINCT state) AS states, array_agg(kind || ': ' || error) FILTER (WHERE error IS NOT NULL) AS errors, (count(*) - count(DISTINCT (kind, shot_id)))::int AS repeated FROM call WHERE run_id = $1`,
    [runId],
  )
  return rows[0]
}

async function walletOf(pool: pg.Pool, userId: string) {
  const { rows } = await pool.query(
    `SELECT available::int, (SELECT sum(amount)::int FROM ledger WHERE user_id = $1) AS sum,
       (SELECT sum(captured)::int FROM ledger WHERE user_id = $1) AS captured
     FROM wallet WHERE user_id = $1`,
    [userId],
  )
  return rows[0]
}
