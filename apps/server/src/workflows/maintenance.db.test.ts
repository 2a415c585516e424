import { stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteStory } from '../stories/delete-story.ts'
import { deleteOldEvents, runMaintenance } from './maintenance.ts'
import { emptyStory, outcomeOf, regenerate } from './regenerate/testing.ts'
import { provideServices } from './run/services.ts'
import { failAbandonedRuns } from './fail-abandoned-runs.ts'
import { type Studio, openStudio } from './testing/studio.ts'

let studio: Studio
beforeEach(async () => {
  studio = await openStudio()
  const log = { info() {}, warn() {}, error() {} }
  const { db, pool, storage, stories } = studio
  provideServices({
    db,
    pool,
    storage,
    log,
    limits: stories.limits,
    exportDeadlineMs: () => 60_000,
    engines: undefined as never,
    providers: undefined as never,
    workFolder: '',
    exportProblem: async () => null,
  })
})
afterEach(() => studio.close())

test('a run without a workflow fails and refunds its credits', async () => {
  const userId = await studio.account()
  const runId = await studio.start(userId)
  await studio.pool.query("UPDATE dbos.workflow_status SET status = 'ERROR', updated_at = 0 WHERE workflow_uuid = $1", [runId])
  expect(await failAbandonedRuns(studio.pool)).toBe(1)
  expect(await studio.follow(runId)).toMatchObject({ status: 'failed:creating_story' })
  expect(await studio.money(userId)).toMatchObject({ available: 3000, held: 0 })
  expect(await failAbandonedRuns(studio.pool)).toBe(0)
})

test('a side run without a workflow fails alone: its credits are refunded, its story is unchanged', async () => {
  const userId = await studio.account()
  const storyId = await emptyStory(studio, userId, [{ id: 's1', type: 'manual', imagePrompt: 'A fox' }])
  const runId = await regenerate(studio, { userId, storyId, shotId: 's1', mediaTypes: 'both' })
  expect(await studio.money(userId)).toMatchObject({ available: 2885, held: 115 })
  await studio.pool.query("UPDATE dbos.workflow_status SET status = 'ERROR', updated_at = 0 WHERE workflow_uuid = $1", [runId])
  expect(await failAbandonedRuns(studio.pool)).toBe(1)
  expect(await outcomeOf(studio, runId)).toMatchObject({ status: 'RUN_FAILED', error: 'Something went wrong' })
  expect(await studio.story(storyId)).toMatchObject({ status: 'draft', status_message: null, revision: 0 })
  expect(await studio.money(userId)).toMatchObject({ available: 3000, held: 0, freeStoriesLeft: 0 })
})

test('a free story deleted before anything was delivered is returned', async () => {
  const userId = await studio.account({ freeStories: 1 })
  const runId = await studio.start(userId)
  expect((await studio.money(userId)).freeStoriesLeft).toBe(0)
  const { rows } = await studio.pool.query<{ story_id: string }>('SELECT story_id FROM run WHERE id = $1', [runId])
  await deleteStory(studio.stories, { viewer: { id: userId, teamId: null }, storyId: rows[0]!.story_id })
  expect(await studio.money(userId)).toMatchObject({ freeStoriesLeft: 1, available: 3000 })
})

test('a queued run is not failed', async () => {
  await studio.start(await studio.account())
  await studio.pool.query('UPDATE dbos.workflow_status SET updated_at = 0')
  expect(await failAbandonedRuns(studio.pool)).toBe(0)
})

test('files of a deleted story are deleted after a day, except for those of other stories', async () => {
  const userId = await studio.account()
  const [shared, deleted] = [await storyWithFile(userId, 'shared'), await storyWithFile(userId, 'shared')]
  const alone = await addFile(deleted, userId, 'alone')
  await deleteStory(studio.stories, { viewer: { id: userId, teamId: null }, storyId: deleted })
  expect((await runMaintenance({ ...studio, analyticsDays: 90 })).files).toBe(0)
  await studio.pool.query("UPDATE media SET updated_at = now() - interval '25 hours' WHERE is_deleted")
  expect((await runMaintenance({ ...studio, analyticsDays: 90 })).files).toBe(0)
  await ageFile(await studio.storage.localPath(alone))
  expect((await runMaintenance({ ...studio, analyticsDays: 90 })).files).toBe(1)
  await expect(studio.storage.localPath(alone)).rejects.toThrow()
  const { rows } = await studio.pool.query('SELECT hash FROM media WHERE story_id = $1', [shared])
  expect(Buffer.from(await studio.storage.readBytes(rows[0].hash)).toString()).toBe('shared')
})

test('a deleted file is kept as long as a version of a story uses it', async () => {
  const userId = await studio.account()
  const storyId = await storyWithFile(userId, 'kept')
  const { rows } = await studio.pool.query('SELECT id, hash FROM media WHERE story_id = $1', [storyId])
  await studio.pool.query(
    `INSERT INTO story_version (id, story_id, cause, document, schema_version, hash, shot_count, duration_seconds) VALUES ('v', $1, 'export', '{}', 5, 'h', 1, 1)`,
    [storyId],
  )
  await studio.pool.query(`INSERT INTO story_version_media VALUES ('v', $1)`, [rows[0].id])
  await studio.pool.query("UPDATE media SET is_deleted = true, updated_at = now() - interval '25 hours'")
  await ageFile(await studio.storage.localPath(rows[0].hash))
  expect((await runMaintenance({ ...studio, analyticsDays: 90 })).files).toBe(0)
  await studio.pool.query('UPDATE story SET deleted_at = now()')
  expect((await runMaintenance({ ...studio, analyticsDays: 90 })).files).toBe(1)
  expect((await studio.pool.query('SELECT id FROM story_version')).rows).toHaveLength(1)
  await studio.pool.query("UPDATE story SET deleted_at = now() - interval '25 hours'")
  await runMaintenance({ ...studio, analyticsDays: 90 })
  expect((await studio.pool.query('SELECT id FROM story_version')).rows).toEqual([])
})

test('events of ended runs are kept for 30 days and runs for 90, apart from the last event and the last run of a story', async () => {
  const userId = await studio.account()
  const runId = await studio.start(userId)
  await studio.pool.query('DELETE FROM run_event')
  const [story] = (await studio.pool.query('SELECT id FROM story')).rows
  await studio.pool.query(
    `INSERT INTO run (id, story_id, user_id, kind, workflow, status, step, finished_at) SELECT id, $1, $2, 'shots', 'w', status, 'completed', now() - days * interval '1 day'
     FROM (VALUES ('recent', 'RUN_SUCCESS', 89), ('old', 'RUN_FAILED', 91), ('running', 'RUN_RUNNING', 91)) AS v (id, status, days)`,
    [story.id, userId],
  )
  await studio.pool.query("UPDATE run SET status = 'RUN_SUCCESS', finished_at = now() - interval '91 days' WHERE id = $1", [runId])
  const addEvents = (run: string, days: number) =>
    studio.pool.query(
      "INSERT INTO run_event (run_id, story_id, status, created_at) VALUES ($1, $2, 'pending', now() - make_interval(days => $3))",
      [run, story.id, days],
    )
  for (const run of ['recent', 'running']) for (const days of [31, 29, 31]) await addEvents(run, days)
  expect(await runMaintenance({ ...studio, analyticsDays: 90 })).toMatchObject({ events: 1, runs: 1 })
  const remaining = (await studio.pool.query<{ id: string }>('SELECT id FROM run')).rows.map(({ id }) => id)
  expect(new Set(remaining)).toEqual(new Set(['recent', 'running', runId]))
  const kept = await studio.pool.query('SELECT run_id, count(*)::int AS n FROM run_event GROUP BY run_id ORDER BY run_id')
  expect(kept.rows).toEqual([
    { run_id: 'recent', n: 2 },
    { run_id: 'running', n: 3 },
  ])
})

test('the song analysis of a deleted story is deleted after a day', async () => {
  const userId = await studio.account()
  const [shared, deleted] = [await storyWithFile(userId, 'one'), await storyWithFile(userId, 'other')]
  for (const id of [shared, deleted])
    await studio.pool.query("INSERT INTO story_song (story_id, media_id, reading, visemes, lines) VALUES ($1, 'm', '{}', '[]', '[]')", [id])
  const analysedStories = async () => (await studio.pool.query('SELECT story_id FROM story_song')).rows.map(({ story_id }) => story_id)
  await deleteStory(studio.stories, { viewer: { id: userId, teamId: null }, storyId: deleted })
  await runMaintenance({ ...studio, analyticsDays: 90 })
  expect(await analysedStories()).toHaveLength(2)
  await studio.pool.query("UPDATE story SET deleted_at = now() - interval '25 hours' WHERE id = $1", [deleted])
  await runMaintenance({ ...studio, analyticsDays: 90 })
  expect(await analysedStories()).toEqual([shared])
})

test('cached segments of a deleted story are deleted, except for those of other stories', async () => {
  const userId = await studio.account()
  const [remaining, deleted] = [await storyWithFile(userId, 'first'), await storyWithFile(userId, 'second')]
  const [shared, alone] = ['d'.repeat(16), 'e'.repeat(16)]
  for (const key of [shared, alone]) await cacheSegment(key, [deleted, ...(key === shared ? [remaining] : [])])
  const left = async () => Promise.all([shared, alone].map(isKept))
  await deleteStory(studio.stories, { viewer: { id: userId, teamId: null }, storyId: deleted })
  await studio.pool.query("UPDATE render_piece SET used_at = now() - interval '2 hours'")
  await runMaintenance({ ...studio, analyticsDays: 90 })
  expect(await left()).toEqual([true, true])
  await studio.pool.query("UPDATE story SET deleted_at = now() - interval '2 hours' WHERE id = $1", [deleted])
  await studio.storage.readCache(alone)
  await runMaintenance({ ...studio, analyticsDays: 90 })
  expect(await left()).toEqual([true, true])
  await ageFile(segmentFile(alone))
  await runMaintenance({ ...studio, analyticsDays: 90 })
  expect(await left()).toEqual([true, false])
  await studio.pool.query('DELETE FROM story WHERE id = $1', [remaining])
  await runMaintenance({ ...studio, analyticsDays: 90 })
  expect(await left()).toEqual([false, false])
  expect((await studio.pool.query('SELECT 1 FROM render_piece')).rowCount).toBe(0)
})

test('bytes that are stored again during the deletion of their last file are kept', async () => {
  const userId = await studio.account()
  const story = await storyWithFile(userId, 'other')
  for (let round = 0; round < 20; round += 1) {
    const bytes = Buffer.from(`again ${round}`)
    const hash = await addFile(story, userId, bytes.toString())
    await ageFile(await studio.storage.localPath(hash))
    const added = path.join(studio.folder, 'brought')
    await writeFile(added, bytes)
    await ageFile(added)
    const again = round % 2 === 0 ? studio.storage.putBytes(bytes) : studio.storage.putFile(added)
    await Promise.all([studio.storage.removeStale(hash, 60_000), again])
    expect(await studio.storage.readBytes(hash)).toEqual(bytes)
    expect(await studio.storage.removeStale(hash, 60_000)).toBe(false)
  }
})

test('the cache evicts least recently used files', async () => {
  const keys = ['a', 'b', 'c'].map((letter) => letter.repeat(16))
  for (const key of keys) {
    const file = path.join(studio.folder, key)
    await writeFile(file, Buffer.alloc(1000))
    await studio.storage.writeCache(key, file)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await studio.storage.readCache(keys[0]!)
  expect(await studio.storage.trimCache(2000)).toEqual([keys[1]])
  expect(await Promise.all(keys.map(async (key) => (await studio.storage.readCache(key)) !== null))).toEqual([true, false, true])
})

test('analytics events are kept as long as the setting says', async () => {
  await studio.pool.query(
    `INSERT INTO analytics_event (name, properties, happened_at, received_at)
     SELECT name, '{}', now(), now() - make_interval(days => days) FROM (VALUES ('new', 0), ('old', 29), ('too_old', 31)) AS v (name, days)`,
  )
  expect((await runMaintenance({ ...studio, analyticsDays: 30 })).analytics).toBe(1)
  const { rows } = await studio.pool.query<{ name: string }>('SELECT name FROM analytics_event ORDER BY id')
  expect(rows.map(({ name }) => name)).toEqual(['new', 'old'])
})

test('at most a maximum number of events is kept, the latest', async () => {
  await studio.pool.query('DELETE FROM analytics_event')
  await studio.pool.query(
    `INSERT INTO analytics_event (name, properties, happened_at) SELECT 'event_' || n, '{}', now() FROM generate_series(1, 30) n`,
  )
  expect(await deleteOldEvents(studio.pool, 'analytics_event', { days: 90, most: 10 })).toBe(20)
  expect(await deleteOldEvents(studio.pool, 'analytics_event', { days: 90, most: 10 })).toBe(0)
  const { rows } = await studio.pool.query<{ name: string }>('SELECT name FROM analytics_event ORDER BY id')
  expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, index) => `event_${index + 21}`))
})

test('recommendation events are kept as long as the setting says, removals for 90 days', async () => {
  await studio.pool.query(
    `INSERT INTO story (id, user_id, title, category_id, status, width, height, fps) VALUES ('watched', 'u', 'Watched', 'asmr_video', 'completed', 1, 1, 30)`,
  )
  await studio.pool.query(
    `INSERT INTO recommendation_event (type, actor_id, story_id, category_id, recomm_id, happened_at, received_at)
     SELECT 'detailview', actor, 'watched', 'asmr_video', 'r', now(), now() - make_interval(days => days) FROM (VALUES ('new', 29), ('old', 31)) v (actor, days)`,
  )
  await studio.pool.query(
    `INSERT INTO recommender_removal (kind, id, since) SELECT 'actor', id, now() - make_interval(days => days) FROM (VALUES ('new', 89), ('old', 91)) v (id, days)`,
  )
  await runMaintenance({ ...studio, analyticsDays: 30 })
  expect((await studio.pool.query('SELECT actor_id FROM recommendation_event')).rows).toEqual([{ actor_id: 'new' }])
  expect((await studio.pool.query('SELECT id FROM recommender_removal')).rows).toEqual([{ id: 'new' }])
})

async function storyWithFile(userId: string, text: string): Promise<string> {
  const runId = await studio.start(userId)
  const { rows } = await studio.pool.query<{ story_id: string }>('SELECT story_id FROM run WHERE id = $1', [runId])
  await addFile(rows[0]!.story_id, userId, text)
  return rows[0]!.story_id
}

async function addFile(storyId: string, userId: string, text: string): Promise<string> {
  const { hash } = await studio.storage.putBytes(Buffer.from(text))
  await studio.pool.query(
    `INSERT INTO media (id, user_id, story_id, resource_type, role, source, status, hash) VALUES (gen_random_uuid()::text, $1, $2, 'image', 'take', 'generated', 'completed', $3)`,
    [userId, storyId, hash],
  )
  return hash
}

async function cacheSegment(key: string, storyIds: readonly string[]): Promise<void> {
  const file = path.join(studio.folder, key)
  await writeFile(file, 'a piece')
  await studio.storage.writeCache(key, file)
  await ageFile(segmentFile(key))
  for (const id of storyIds) await studio.pool.query('INSERT INTO render_piece (key, story_id) VALUES ($1, $2)', [key, id])
}

const segmentFile = (key: string): string => path.join(studio.folder, 'storage/cache', key.slice(0, 2), key)

/** Checks without counting as a use. */
const isKept = (key: string): Promise<boolean> =>
  stat(segmentFile(key)).then(
    () => true,
    () => false,
  )

/** Makes a file a day older. */
async function ageFile(file: string): Promise<void> {
  const at = new Date(Date.now() - 86_400_000)
  await utimes(file, at, at)
}
