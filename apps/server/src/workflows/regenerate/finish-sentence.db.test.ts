import { clip, primaryTrackOf } from '@fablecut/domain/timeline/edit/testing/fixture'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSentenceChanges } from '../../generation/sentence/list-sentence-changes.ts'
import { startSentence } from '../../generation/sentence/start-sentence.ts'
import { run, shot, timeline } from '../../platform/database/schema.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { captureCredits } from '../../credits/capture-credits.ts'
import { cancelInTransaction } from '../../runs/cancel-run.ts'
import { lockRunBilling } from '../../credits/run-billing.ts'
import { emptyTimeline } from '../../stories/stored-timeline.ts'
import { failSideRun } from '../run/fail-side-run.ts'
import { type Take, saveTake } from '../run/save-take.ts'
import { provideTestServices } from '../testing/run-view.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { finishSentence } from './finish-sentence.ts'
import { finishShape } from './finish-shape.ts'
import { regenerate, viewer } from './testing.ts'

let studio: Studio
let userId: string
beforeAll(async () => {
  studio = await openStudio()
  provideTestServices({ pool: studio.pool, db: studio.db })
  userId = await studio.account({ credits: 9000 })
})
afterAll(() => studio.close())

const available = async () => (await studio.money(userId)).available

const takeOf = (storyId: string, runId: string) => ({
  userId,
  storyId,
  shotId: 'a',
  runId,
  title: '',
  aiModel: 'builtin/test',
  prompt: null,
  blob: { hash: '0'.repeat(64), sizeBytes: 1 },
})
const VOICE = {
  resourceType: 'audio',
  subtype: 'voiceover',
  role: 'voiceover',
  mimeType: 'audio/wav',
  metadata: { durationSeconds: 3 },
} as const
const clipOf = (storyId: string, runId: string): Take => ({
  ...takeOf(storyId, runId),
  resourceType: 'video',
  role: 'take',
  mimeType: 'video/mp4',
  metadata: { duration: 5 },
})

/** A finished story with one shot on its timeline. */
async function spokenStory(): Promise<string> {
  const firstRun = await studio.start(userId)
  await studio.pool.query("UPDATE run SET status = 'RUN_SUCCESS', step = 'completed', finished_at = now() WHERE id = $1", [firstRun])
  const { rows } = await studio.pool.query("UPDATE story SET status = 'completed' WHERE workflow_run_id = $1 RETURNING id", [firstRun])
  const storyId: string = rows[0].id
  const clipId = await inTransaction(studio.pool, (tx) => saveTake(tx, clipOf(storyId, firstRun)))
  const active = { activeImageId: 'image', activeVideoId: clipId, activeVoiceOverAudioId: 'voice' }
  await studio.db.insert(shot).values({ storyId, shotId: 'a', lexorank: 'b', shotType: 'auto', voiceOver: 'Old words.', ...active })
  const tracks = [primaryTrackOf('main', [clip(['A', 0, 60, { shotId: 'a', mediaAssetId: clipId }])])]
  await studio.db.insert(timeline).values({ storyId, document: { ...emptyTimeline(30), tracks } })
  return storyId
}

const start = (storyId: string, shotId = 'a') =>
  startSentence(studio.stories, {
    viewer: viewer(userId),
    storyId,
    shotId,
    text: 'New words.',
    isClipNew: true,
    expectedCredits: undefined,
    idempotencyKey: null,
  })

/** Its voice and clip are made, and the clip is paid. */
async function madeSentence(storyId: string): Promise<{ runId: string; storyId: string; shotId: string; text: string }> {
  const { workflowRunId: runId } = await start(storyId)
  await inTransaction(studio.pool, async (tx) => {
    await saveTake(tx, { ...takeOf(storyId, runId), ...VOICE })
    await saveTake(tx, clipOf(storyId, runId))
    await captureCredits(tx, await lockRunBilling(tx, runId), { label: 'video', shotId: 'a', credits: 100 })
  })
  return { runId, storyId, shotId: 'a', text: 'New words.' }
}

const WAITING = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
const untilWaiting = async (): Promise<void> => {
  while ((await studio.pool.query(WAITING)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 10))
}

const SHAPE = { width: 180, height: 320, image_shot_ids: [], clip_shot_ids: ['a'] }

test.each([
  ['sentence', {}, finishSentence],
  ['shape', { shape: SHAPE }, ({ runId }: { runId: string }) => finishShape(runId)],
])('the end of a changed %s locks no story that something with the locked run needs', async (_, input, finish) => {
  const made = await madeSentence(await spokenStory())
  await studio.pool.query('UPDATE run SET input = input || $2::jsonb WHERE id = $1', [made.runId, input])
  const other = await studio.pool.connect()
  await other.query('BEGIN')
  await other.query("UPDATE run SET status = 'RUN_CANCELED' WHERE id = $1", [made.runId])
  const finished = finish(made)
  try {
    await untilWaiting()
    await other.query('SELECT 1 FROM story WHERE id = $1 FOR UPDATE NOWAIT', [made.storyId])
  } finally {
    await other.query('COMMIT')
    other.release()
    await finished
  }
  expect((await studio.story(made.storyId)).storyboard.shots_map['a']!.voice_over).toBe('Old words.')
})

test('a sentence whose shot was taken off the film meanwhile costs nothing, although its clip was made', async () => {
  const [storyId, credits] = [await spokenStory(), await available()]
  const made = await madeSentence(storyId)
  await studio.db
    .update(timeline)
    .set({ document: { ...emptyTimeline(30) } })
    .where(eq(timeline.storyId, storyId))
  await finishSentence(made)
  const [row] = await studio.db.select().from(run).where(eq(run.id, made.runId))
  expect([row!.status, row!.error, await available()]).toEqual(['RUN_FAILED', 'This shot was removed', credits])
})

test('a change of a sentence that is cancelled after its clip was made costs nothing', async () => {
  const [storyId, credits] = [await spokenStory(), await available()]
  const { runId } = await madeSentence(storyId)
  await inTransaction(studio.pool, (tx) => cancelInTransaction(tx, runId))
  expect(await available()).toBe(credits)
})

test('a change of a sentence that fails unexpectedly is refunded; a made take of other runs stays paid', async () => {
  const [storyId, credits] = [await spokenStory(), await available()]
  const { runId } = await madeSentence(storyId)
  await failSideRun(runId, 'Something went wrong')
  const before = await available()
  const other = await regenerate(studio, { userId, storyId, shotId: 'a', mediaTypes: 'video' })
  await inTransaction(studio.pool, async (tx) =>
    captureCredits(tx, await lockRunBilling(tx, other), { label: 'video', shotId: 'a', credits: 100 }),
  )
  await failSideRun(other, 'Something went wrong')
  expect([before - credits, (await available()) - before]).toEqual([0, -100])
})

test('a sentence is changed by one run at a time; another one and later changes are not refused', async () => {
  const storyId = await spokenStory()
  await studio.db
    .insert(shot)
    .values({ storyId, shotId: 'b', lexorank: 'c', shotType: 'auto', activeImageId: 'image', activeVideoId: 'clip' })
  const credits = await available()
  const { workflowRunId } = await start(storyId)
  await expect(start(storyId)).rejects.toMatchObject({ code: 'RUN_IN_PROGRESS', message: expect.stringContaining('This sentence') })
  expect(await available()).toBe(credits - 100)
  await start(storyId, 'b')
  await failSideRun(workflowRunId, 'Something went wrong')
  await start(storyId)
  expect(await available()).toBe(credits - 200)
})

test('the running changes of a story are listed for its creator until they end', async () => {
  const storyId = await spokenStory()
  const list = (id = userId) => listSentenceChanges(studio.db, { viewer: viewer(id), storyId })
  expect(await list()).toEqual([])
  const made = await madeSentence(storyId)
  expect(await list()).toEqual([{ workflowRunId: made.runId, shot_id: 'a', text: 'New words.' }])
  await expect(list(await studio.account({ credits: 0 }))).rejects.toMatchObject({ code: expect.stringMatching(/NOT_FOUND|FORBIDDEN/u) })
  await finishSentence(made)
  expect(await list()).toEqual([])
})
