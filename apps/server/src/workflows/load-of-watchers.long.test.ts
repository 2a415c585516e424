import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cpuSecondsOf, processTree } from '../../../../bench/process-usage.ts'
import { type Creator, signUp, startFilm } from '../supervisor/testing/creator.ts'
import { startApiProcess } from './testing/api-process.ts'
import { databaseUse, measured, rounded, spread } from './testing/measure.ts'
import { type Studio, openStudio } from './testing/studio.ts'
import { openWatchers } from './testing/watchers.ts'

const PORT = 10_570
const WATCHERS = Number(process.env['LOAD_WATCHERS'] ?? 1_000)
const STORIES = Number(process.env['LOAD_STORIES'] ?? 200)
const STORIES_PER_ACCOUNT = 10
const SHOTS = 8
/** Statuses of each story, and the pause between two statuses of all stories: four times as many as while as many stories are made. */
const STATUSES = 4
const PAUSE_MS = 50
/** Statuses that all watchers get at once, as they follow one story. */
const POPULAR_STATUSES = 10
const POPULAR_PAUSE_MS = 1_000

let studio: Studio
let api: Awaited<ReturnType<typeof startApiProcess>>
beforeAll(async () => {
  studio = await openStudio()
  api = await startApiProcess(studio, PORT)
})
afterAll(async () => {
  await api.stop()
  await studio.close()
})

/** Stories with shots, which no worker makes. */
async function startStories(name: string): Promise<{ creator: Creator; runId: string }[]> {
  const stories: { creator: Creator; runId: string }[] = []
  for (let index = 0; index < STORIES; index += STORIES_PER_ACCOUNT) {
    const creator = await signUp(api.origin, `${name} ${index}`)
    for (let story = 0; story < STORIES_PER_ACCOUNT; story += 1) stories.push({ creator, runId: await startFilm(creator) })
  }
  await studio.pool.query(
    `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, image_prompt, video_prompt)
     SELECT story.id, 'shot-' || n, 'a' || n, 'auto', repeat('A lighthouse keeper at dusk. ', 8), repeat('The beam moves slowly. ', 8)
     FROM story, generate_series(1, $1) n WHERE workflow_run_id IS NOT NULL ON CONFLICT DO NOTHING`,
    [SHOTS],
  )
  return stories
}

async function report(runId: string): Promise<void> {
  await studio.pool.query(
    `WITH event AS (INSERT INTO run_event (run_id, story_id, status) SELECT id, story_id, 'processing:generating_images' FROM run WHERE id = $1)
     SELECT pg_notify('fablecut_run', $1)`,
    [runId],
  )
}

/** Sends statuses of runs in turn to their watchers; measures until every watcher has the last one. */
async function measureStatuses(
  what: string,
  watched: readonly { creator: Creator; runId: string }[],
  statuses: readonly string[],
  pauseMs: number,
): Promise<void> {
  const watchers = await openWatchers([api.origin], watched)
  await expect.poll(watchers.count, { timeout: 120_000 }).toBe(watched.length)
  const before = await databaseUse(studio.pool)
  const cpu = cpuSecondsOf(processTree(api.pid))
  for (const runId of statuses) {
    await report(runId)
    await setTimeout(pauseMs)
  }
  const { rows } = await studio.pool.query<{ run: string; id: string }>(
    'SELECT run_id AS run, max(id)::text AS id FROM run_event GROUP BY 1',
  )
  const latest = new Map(rows.map(({ run, id }) => [run, Number(id)]))
  const isUpToDate = ({ runId }: { runId: string }, index: number): boolean => watchers.latest(index) === latest.get(runId)
  await expect.poll(() => watched.every(isUpToDate), { timeout: 120_000 }).toBe(true)
  const [used, after] = [cpuSecondsOf(processTree(api.pid)) - cpu, await databaseUse(studio.pool)]
  const delays = await watchers.delays(studio.pool)
  watchers.close()
  measured(`${what}: ${delays.length} statuses to ${watched.length} watchers, delay, p50 and p99 in ms`, spread(delays))
  measured(`${what}: CPU of the API for each status that a watcher gets, ms`, rounded((used * 1_000) / delays.length))
  measured(
    `${what}: database transactions for each status of a story`,
    rounded((after.transactions - before.transactions) / statuses.length),
  )
}

test('watchers of many stories, and of one, get every status', async () => {
  const stories = await startStories('watch')
  const watched = Array.from({ length: WATCHERS }, (_, index) => stories[index % stories.length]!)
  const everyStory = Array.from({ length: STORIES * STATUSES }, (_, index) => stories[index % stories.length]!.runId)
  await measureStatuses(`${STORIES} stories`, watched, everyStory, PAUSE_MS)
  const popular = stories[0]!
  await studio.pool.query('UPDATE story SET is_public = true WHERE workflow_run_id = $1', [popular.runId])
  const readers = Array.from({ length: WATCHERS }, (_, index) => ({
    creator: stories[index % stories.length]!.creator,
    runId: popular.runId,
  }))
  await measureStatuses(
    'one story',
    readers,
    Array.from({ length: POPULAR_STATUSES }, () => popular.runId),
    POPULAR_PAUSE_MS,
  )
})

test('a process with many open streams stops before its time is over, and logs no failure', async () => {
  const stories = await startStories('stop')
  const watched = Array.from({ length: WATCHERS }, (_, index) => stories[index % stories.length]!)
  const watchers = await openWatchers([api.origin], watched)
  await expect.poll(watchers.count, { timeout: 120_000 }).toBe(watched.length)
  const [begun, logged] = [performance.now(), api.output()]
  await api.stop()
  measured(`seconds to stop with ${WATCHERS} open streams`, rounded((performance.now() - begun) / 1_000))
  watchers.close()
  expect(api.output()).toBe(logged)
})
