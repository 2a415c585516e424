import type { StoryStatus } from '@fablecut/domain/story/status'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Studio, type TestWorker, openStudio } from './testing/studio.ts'

/** Kills per stage: the short suite kills once in some stages, the long one three times in every stage. */
const ROUNDS = process.env['TEST_LONG'] ? 3 : 1
const STAGES: readonly StoryStatus[] = process.env['TEST_LONG']
  ? [
      'processing:creating_story',
      'processing:generating_storyboard',
      'processing:generating_images',
      'processing:generating_videos',
      'processing:generating_timeline',
      'processing:exporting_video',
    ]
  : ['processing:generating_storyboard', 'processing:generating_videos', 'processing:exporting_video']

let studio: Studio
beforeEach(async () => {
  studio = await openStudio({ fullSize: ROUNDS > 1 })
  await lingerInShortStages()
})
afterEach(() => studio.close())

test(
  `a worker killed in ${STAGES.length} stages, ${ROUNDS} time(s) each: every run ends, nothing finished is generated again, nothing is charged twice`,
  { timeout: 1_800_000 },
  async () => {
    for (let round = 1; round <= ROUNDS; round += 1) await generateWithKills(round)
  },
)

const SONGS = process.env['TEST_LONG'] ? ['/songs/glass-harbour.mp3'] : []

test.each(SONGS)(
  'a worker killed while it analyses %s, and another right after: the song is saved once and charged once',
  async (music_url) => {
    const userId = await studio.account()
    const first = await studio.worker({ faults: [{ engine: 'song-reader', kind: 'hang' }] })
    const runId = await studio.startMusic(userId, { music_url, video_type: 'lyrics-video', skip_video_generation: true, is_preview: true })
    const stateOfCall = async () => (await studio.pool.query("SELECT state FROM call WHERE run_id = $1 AND kind = 'song'", [runId])).rows
    await expect.poll(stateOfCall, { timeout: 30_000 }).toEqual([{ state: 'submitted' }])
    await first.kill()
    const second = await studio.worker()
    await studio.follow(runId, (event) => event.status === 'processing:generating_storyboard')
    await second.kill()
    await studio.worker()
    expect(await studio.follow(runId)).toMatchObject({ status: 'completed', story: { status: 'paused' } })
    const takes = await studio.pool.query(
      `SELECT (SELECT count(*)::int FROM story_song) AS songs, (SELECT count(*)::int FROM media WHERE role = 'music') AS files,
       (SELECT count(*)::int FROM media WHERE role = 'take') AS pictures`,
    )
    expect(takes.rows).toEqual([{ songs: 1, files: 1, pictures: 12 }])
    const money = await studio.money(userId)
    expect(money).toMatchObject({ available: 3000 - 235, held: 0 })
    expect(money.entries.filter((entry) => entry.type === 'charge')).toHaveLength(1)
  },
)

async function generateWithKills(round: number): Promise<void> {
  const userId = await studio.account()
  let worker: TestWorker = await studio.worker()
  const runId = await studio.start(userId)
  const finished = new Map<string, string>()
  for (const stage of STAGES) {
    const seen = await studio.follow(runId, (event) => event.status === stage)
    expect(seen.status, 'the run went past a stage before it could be killed there').toBe(stage)
    // Kills at a different time in every round.
    await new Promise((resolve) => setTimeout(resolve, (round - 1) * 150))
    await worker.kill()
    await expectStillFinished(finished)
    for (const [id, end] of await finishedCalls(runId)) finished.set(id, end)
    console.log(`round ${round}: killed in ${await stepOf(runId)}, ${finished.size} calls finished`)
    worker = await studio.worker()
  }
  const end = await studio.follow(runId)
  await worker.stop()
  expect(end.status).toBe('completed')
  await expectStillFinished(finished)
  await expectOneOfEach(runId, end.story!.storyboard.shots.length)
  const money = await studio.money(userId)
  expect(money).toMatchObject({ available: 1900, held: 0, sum: 1900 })
  expect(money.entries.filter((entry) => entry.type === 'charge')).toHaveLength(1)
}

async function stepOf(runId: string): Promise<string> {
  const { rows } = await studio.pool.query<{ step: string }>('SELECT step FROM run WHERE id = $1', [runId])
  return rows[0]!.step
}

/** Finish time and number of submissions of every finished call. */
async function finishedCalls(runId: string): Promise<[string, string][]> {
  const { rows } = await studio.pool.query<{ id: string; finished_at: Date; submissions: number }>(
    "SELECT id, finished_at, submissions FROM call WHERE run_id = $1 AND state = 'done'",
    [runId],
  )
  return rows.map((row) => [row.id, `${row.finished_at.toISOString()} after ${row.submissions}`])
}

async function expectStillFinished(finished: ReadonlyMap<string, string>): Promise<void> {
  for (const [id, end] of finished) {
    const { rows } = await studio.pool.query<{ state: string; finished_at: Date; submissions: number }>(
      'SELECT state, finished_at, submissions FROM call WHERE id = $1',
      [id],
    )
    expect(rows.map((row) => `${row.state}: ${row.finished_at.toISOString()} after ${row.submissions}`)).toEqual([`done: ${end}`])
  }
}

async function expectOneOfEach(runId: string, shots: number): Promise<void> {
  const { rows } = await studio.pool.query<{ kind: string; n: number }>(
    `SELECT coalesce(subtype, role || ':' || resource_type) AS kind, count(*)::int AS n FROM media WHERE workflow_run_id = $1 GROUP BY 1 ORDER BY 1`,
    [runId],
  )
  expect(Object.fromEntries(rows.map((row) => [row.kind, row.n]))).toEqual({
    'take:image': shots,
    'take:video': shots,
    voiceover: shots,
    music: 1,
    'export:video': 1,
    'thumbnail:image': 1,
  })
}

/** Two stages take milliseconds; delaying their end by half a second makes them killable. */
async function lingerInShortStages(): Promise<void> {
  await studio.pool.query(`
    CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); RETURN NEW; END $$;
    CREATE TRIGGER linger BEFORE UPDATE OF step ON run FOR EACH ROW
      WHEN (OLD.step IN ('processing:creating_story', 'processing:generating_timeline') AND NEW.step <> OLD.step) EXECUTE FUNCTION linger()`)
}
