import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ledger, wallet } from '../platform/database/credits-schema.ts'
import { run, story } from '../platform/database/schema.ts'
import { type Studio, openStudio } from '../workflows/testing/studio.ts'
import { startExample } from './start-example.ts'
import { EXAMPLE_AUTHOR_ID, type Example } from './example.ts'
import { EXAMPLES } from './examples.ts'
import { startExampleGeneration } from './example-generation.ts'
import { listTemplates } from './list-templates.ts'

let studio: Studio
beforeEach(async () => {
  studio = await openStudio()
})
afterEach(() => studio.close())

const example = (key: string): Example => ({
  key,
  category: 'script_to_video',
  title: 'A boat',
  aspectRatio: '16:9',
  inputs: { script_content: 'A small boat finds its way home.', auto_rewrite: false, visual_style: 'citypop', background_music: null },
})

function services() {
  const { db, pool, storage, folder } = studio
  const { durable, engines } = studio.stories
  const log = { info() {}, warn() {} }
  return {
    db,
    pool,
    storage,
    durable,
    limits: studio.stories.limits,
    composer: engines.composer,
    workFolder: folder,
    exportProblem: async () => null,
    log,
  }
}

const begin = (examples: readonly Example[], tried: readonly string[] = []) => startExample(services(), examples, new Set(tried))
const runsOf = (userId: string) => studio.db.select().from(run).where(eq(run.userId, userId)).orderBy(run.createdAt)
const endRuns = (status: string) =>
  studio.pool.query(
    `WITH ended AS (UPDATE run SET status = $1, finished_at = now(), created_at = now() - interval '2 minutes' WHERE status = 'RUN_RUNNING' RETURNING story_id)
     UPDATE story SET status = $2 FROM ended WHERE id = story_id`,
    [status, status === 'RUN_SUCCESS' ? 'completed' : 'failed:generating_images'],
  )

test('an example becomes a film free of charge', async () => {
  const begun = await begin([example('boat')])
  expect(begun).toEqual({ state: 'begun', key: 'boat' })
  await studio.worker()
  const [run] = await runsOf(EXAMPLE_AUTHOR_ID)
  const end = await studio.follow(run!.id)
  expect(end.story).toMatchObject({ status: 'completed', is_template: true, profile: { display_name: 'Fablecut' } })
  expect(end.story!.last_export_url).toMatch(/^\/media\//)
  expect([await studio.db.$count(ledger), await studio.db.$count(wallet)]).toEqual([0, 0])
  expect(run).toMatchObject({ kind: 'generate', priceCredits: 0, costKey: null, usedFreeStory: false })
  expect((await listTemplates(studio.db, 'anybody')).map(({ title }) => title)).toEqual(['A boat'])
})

test('each example is generated once and one after the other, for any number of processes', async () => {
  const both = [example('one'), example('two')]
  const states = (await Promise.all([begin(both), begin(both), begin(both)])).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['begun', 'wait', 'wait'])
  expect(await begin(both)).toEqual({ state: 'wait' })
  await endRuns('RUN_SUCCESS')
  expect(await begin(both)).toEqual({ state: 'begun', key: 'two' })
  await endRuns('RUN_SUCCESS')
  expect(await begin(both)).toEqual({ state: 'done' })
  expect(await studio.db.$count(story, eq(story.isTemplate, true))).toBe(2)
})

test('examples of an earlier version are replaced once one of this version is finished', async () => {
  await begin([example('old')])
  await endRuns('RUN_SUCCESS')
  expect(await begin([example('new')])).toEqual({ state: 'begun', key: 'new' })
  await endRuns('RUN_FAILED')
  expect(await begin([example('new')], ['new'])).toEqual({ state: 'done' })
  expect(await studio.db.$count(story, eq(story.templateKey, 'old'))).toBe(1)
  await begin([example('new')])
  await endRuns('RUN_SUCCESS')
  expect(await begin([example('new')])).toEqual({ state: 'done' })
  const stored = await studio.db.select({ key: story.templateKey }).from(story).where(isNull(story.deletedAt))
  expect(stored).toEqual([{ key: 'new' }])
})

test('a failed one is retried at a later start, three times in all, and leaves nothing behind', async () => {
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await begin([example('one')])).toEqual({ state: 'begun', key: 'one' })
    expect(await studio.db.$count(story, eq(story.isTemplate, true))).toBe(1)
    await studio.pool.query(
      "INSERT INTO media (id, user_id, story_id, resource_type, role, source, status) SELECT $1, user_id, id, 'image', 'take', 'generated', 'completed' FROM story WHERE template_key = 'one'",
      [`image ${tries}`],
    )
    await endRuns('RUN_FAILED')
    expect(await begin([example('one')], ['one'])).toEqual({ state: 'done' })
  }
  expect(await begin([example('one')])).toEqual({ state: 'done' })
  expect(await studio.db.$count(story, and(eq(story.isTemplate, true), sql`deleted_at IS NULL`))).toBe(1)
  expect(await listTemplates(studio.db, 'anybody')).toEqual([])
  const { rows } = await studio.pool.query('SELECT id, is_deleted FROM media ORDER BY id')
  expect(rows).toEqual([
    { id: 'image 0', is_deleted: true },
    { id: 'image 1', is_deleted: true },
    { id: 'image 2', is_deleted: false },
  ])
})

test('no example starts within a minute of a story of a user, nor without a working export', async () => {
  const userId = await studio.account()
  const runId = await studio.start(userId)
  await studio.pool.query("UPDATE run SET status = 'RUN_SUCCESS', created_at = now() - interval '50 seconds' WHERE id = $1", [runId])
  expect(await begin([example('one')])).toEqual({ state: 'wait' })
  await studio.pool.query("UPDATE run SET created_at = now() - interval '61 seconds' WHERE id = $1", [runId])
  let checks = 0
  const exportProblem = async () => (++checks < 3 ? 'ffmpeg is missing' : null)
  const maker = startExampleGeneration({ ...services(), exportProblem }, { firstMs: 0, everyMs: 20 })
  await expect.poll(() => runsOf(EXAMPLE_AUTHOR_ID)).toHaveLength(1)
  maker.stop()
  expect(checks).toBeGreaterThanOrEqual(3)
})

test("users' stories come first: no example starts beside one, and a running one is cancelled for it", async () => {
  const maker = startExampleGeneration(services(), { firstMs: 0, everyMs: 20 })
  await expect.poll(() => runsOf(EXAMPLE_AUTHOR_ID)).toHaveLength(1)
  const userId = await studio.account()
  await studio.start(userId)
  await expect.poll(async () => (await runsOf(EXAMPLE_AUTHOR_ID))[0]!.status).toBe('RUN_CANCELED')
  expect((await runsOf(userId))[0]!.status).toBe('RUN_RUNNING')
  await endRuns('RUN_SUCCESS')
  await expect.poll(async () => (await runsOf(EXAMPLE_AUTHOR_ID)).filter(({ status }) => status === 'RUN_RUNNING')).toHaveLength(1)
  maker.stop()
  const stored = await studio.db.select({ key: story.templateKey }).from(story).where(eq(story.isTemplate, true))
  expect(stored).toEqual([{ key: EXAMPLES[0]!.key }])
})
