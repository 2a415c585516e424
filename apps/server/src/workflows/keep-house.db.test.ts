import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteStory } from '../stories/delete-story.ts'
import { tidyUp } from './housekeeping.ts'
import { emptyStory, outcomeOf, regenerate } from './regenerate/testing.ts'
import { provideServices } from './services.ts'
import { sweepRuns } from './sweep-runs.ts'
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
    prices: stories.prices,
    engines: undefined as never,
    workFolder: '',
    exportProblem: async () => null,
  })
})
afterEach(() => studio.close())

test('a run whose workflow is gone ends as failed and gives its credits back', async () => {
  const userId = await studio.account()
  const runId = await studio.start(userId)
  await studio.pool.query("UPDATE dbos.workflow_status SET status = 'ERROR', updated_at = 0 WHERE workflow_uuid = $1", [runId])
  expect(await sweepRuns(studio.pool)).toBe(1)
  expect(await studio.follow(runId)).toMatchObject({ status: 'failed:creating_story' })
  expect(await studio.money(userId)).toMatchObject({ available: 3000, held: 0 })
  expect(await sweepRuns(studio.pool)).toBe(0)
})

test('a side run whose workflow is gone fails alone: its credits come back, its story is as it was', async () => {
  const userId = await studio.account()
  const storyId = await emptyStory(studio, userId, [{ id: 's1', type: 'manual', imagePrompt: 'A fox' }])
  const runId = await regenerate(studio, { userId, storyId, shotId: 's1', mediaTypes: 'both' })
  expect(await studio.money(userId)).toMatchObject({ available: 2885, held: 115 })
  await studio.pool.query("UPDATE dbos.workflow_status SET status = 'ERROR', updated_at = 0 WHERE workflow_uuid = $1", [runId])
  expect(await sweepRuns(studio.pool)).toBe(1)
  expect(await outcomeOf(studio, runId)).toMatchObject({ status: 'RUN_FAILED', error: 'Something went wrong' })
  expect(await studio.story(storyId)).toMatchObject({ status: 'draft', status_message: null, revision: 0 })
  expect(await studio.money(userId)).toMatchObject({ available: 3000, held: 0 })
})

test('a free story that is deleted before anything was delivered comes back', async () => {
  const userId = await studio.account({ freeStories: 1 })
  const runId = await studio.start(userId)
  expect((await studio.money(userId)).freeStoriesLeft).toBe(0)
  const { rows } = await studio.pool.query<{ story_id: string }>('SELECT story_id FROM run WHERE id = $1', [runId])
  await deleteStory(studio.stories, { viewer: { id: userId, teamId: null }, storyId: rows[0]!.story_id })
  expect(await studio.money(userId)).toMatchObject({ freeStoriesLeft: 1, available: 3000 })
})

test('a run that waits in its queue is left alone', async () => {
  await studio.start(await studio.account())
  await studio.pool.query('UPDATE dbos.workflow_status SET updated_at = 0')
  expect(await sweepRuns(studio.pool)).toBe(0)
})

test('a deleted story’s files go after a day, those that another story shares stay', async () => {
  const userId = await studio.account()
  const [kept, deleted] = [await storyWithFile(userId, 'shared'), await storyWithFile(userId, 'shared')]
  const alone = await addFile(deleted, userId, 'alone')
  await deleteStory(studio.stories, { viewer: { id: userId, teamId: null }, storyId: deleted })
  expect((await tidyUp({ ...studio, analyticsDays: 90 })).files).toBe(0)
  await studio.pool.query("UPDATE media SET updated_at = now() - interval '25 hours' WHERE is_deleted")
  expect((await tidyUp({ ...studio, analyticsDays: 90 })).files).toBe(1)
  await expect(studio.storage.localPath(alone)).rejects.toThrow()
  const { rows } = await studio.pool.query('SELECT hash FROM media WHERE story_id = $1', [kept])
  expect(Buffer.from(await studio.storage.readBytes(rows[0].hash)).toString()).toBe('shared')
})

test('what was heard in the song of a deleted story goes after a day', async () => {
  const userId = await studio.account()
  const [kept, deleted] = [await storyWithFile(userId, 'one'), await storyWithFile(userId, 'other')]
  for (const id of [kept, deleted])
    await studio.pool.query("INSERT INTO story_song (story_id, media_id, reading, visemes, lines) VALUES ($1, 'm', '{}', '[]', '[]')", [id])
  const heard = async () => (await studio.pool.query('SELECT story_id FROM story_song')).rows.map(({ story_id }) => story_id)
  await deleteStory(studio.stories, { viewer: { id: userId, teamId: null }, storyId: deleted })
  await tidyUp({ ...studio, analyticsDays: 90 })
  expect(await heard()).toHaveLength(2)
  await studio.pool.query("UPDATE story SET deleted_at = now() - interval '25 hours' WHERE id = $1", [deleted])
  await tidyUp({ ...studio, analyticsDays: 90 })
  expect(await heard()).toEqual([kept])
})

test('the cache loses what was used longest ago', async () => {
  const keys = ['a', 'b', 'c'].map((letter) => letter.repeat(16))
  for (const key of keys) {
    const file = path.join(studio.folder, key)
    await writeFile(file, Buffer.alloc(1000))
    await studio.storage.keepInCache(key, file)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await studio.storage.cached(keys[0]!)
  await studio.storage.trimCache(2000)
  expect(await Promise.all(keys.map(async (key) => (await studio.storage.cached(key)) !== null))).toEqual([true, false, true])
})

test('events of analytics are kept as long as the setting says', async () => {
  await studio.pool.query(
    `INSERT INTO analytics_event (name, properties, happened_at, received_at)
     SELECT name, '{}', now(), now() - make_interval(days => days) FROM (VALUES ('new', 0), ('old', 29), ('too_old', 31)) AS v (name, days)`,
  )
  expect((await tidyUp({ ...studio, analyticsDays: 30 })).analytics).toBe(1)
  const { rows } = await studio.pool.query<{ name: string }>('SELECT name FROM analytics_event ORDER BY id')
  expect(rows.map(({ name }) => name)).toEqual(['new', 'old'])
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
