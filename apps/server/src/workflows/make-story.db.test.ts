import { execFileSync } from 'node:child_process'
import { chmod, writeFile } from 'node:fs/promises'
import { EMPTY_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan'
import { probeMedia } from '@fablecut/render/export/probe-media'
import type { Fault } from '@fablecut/studio/host/faults'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelRun } from '../runs/cancel-run.ts'
import { resumePreview } from '../generation/resume-preview.ts'
import { THREE_SHOTS, type Studio, openStudio } from './testing/studio.ts'

/** Injected where the text of a request contains a word that only one test uses. */
const FAULTS: readonly Fault[] = [
  { engine: 'writer', match: 'baker', kind: 'crash', times: 1 },
  { engine: 'painter', match: 'cart', kind: 'throw', retryable: true, times: 1 },
  { engine: 'animator', match: 'cart', kind: 'crash', times: 1 },
  { engine: 'narrator', match: 'cart', kind: 'throw', retryable: true, times: 1 },
  { engine: 'painter', match: 'lantern', kind: 'throw', times: 99 },
  { engine: 'painter', match: 'stairs', kind: 'hang', times: 99 },
  { engine: 'painter', match: 'kite', kind: 'slow', ms: 60_000 },
  { engine: 'narrator', match: 'harp', kind: 'throw', times: 99 },
]

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
  await studio.worker({ faults: FAULTS, deadlines: { image: 10 }, engineProcesses: 2 })
})
afterAll(() => studio.close())

const viewer = (id: string) => ({ id, teamId: null })

test('a script becomes a film for exactly its price; transient failures and crashed engines are retried', async () => {
  const userId = await studio.account()
  const runId = await studio.start(userId, { script_content: 'The old baker lights his oven at dusk. A small cart finds its way home.' })
  const end = await studio.follow(runId)
  expect(end.status).toBe('completed')
  const film = await probeMedia(await studio.film(end.story!.id))
  expect(film).toMatchObject({ width: 320, height: 180, fps: 30, videoCodec: 'h264', audioCodec: 'aac' })
  expect(film.durationSeconds).toBeCloseTo(end.story!.metadata.duration!, 2)
  const money = await studio.money(userId)
  expect(money).toMatchObject({ available: 1900, held: 0, sum: 1900 })
  expect(money.entries[0]).toMatchObject({ credits: -1100, captured: 1100, state: 'charged' })
  const { rows } = await studio.pool.query("SELECT DISTINCT ai_model FROM media WHERE ai_model NOT LIKE 'builtin/%'")
  expect(rows).toEqual([])
  const versions = await studio.pool.query('SELECT cause, shot_count FROM story_version WHERE story_id = $1', [end.story!.id])
  expect(versions.rows).toEqual([{ cause: 'generation', shot_count: 2 }])
})

test('failed and timed-out images cost nothing and do not fail the film', async () => {
  const userId = await studio.account()
  const end = await studio.follow(await studio.start(userId, { script_content: THREE_SHOTS.replace('boat', 'lantern') }))
  expect(end.status).toBe('completed')
  const shots = Object.values(end.story!.storyboard.shots_map)
  expect(shots.map((shot) => shot.image_status).toSorted()).toEqual(['error', 'error', 'success'])
  const items = end.story!.video_editor_timeline.tracks[0]!.items
  expect(items.filter((item) => item.type === 'overlay')).toHaveLength(2)
  const money = await studio.money(userId)
  const charge = money.entries.find((entry) => entry.type === 'charge')
  expect(charge!.returned).toBeGreaterThan(350)
  expect(money.available).toBe(1900 + charge!.returned)
  expect(money.sum).toBe(money.available)
})

test('when every image fails the run fails and refunds everything once', async () => {
  const userId = await studio.account({ freeStories: 0 })
  const script_content = 'The keeper of the lantern climbs up at dusk. A small lantern finds its way home.'
  const end = await studio.follow(await studio.start(userId, { script_content }))
  expect(end.status).toBe('failed:generating_images')
  const money = await studio.money(userId)
  expect(money).toMatchObject({ available: 3000, held: 0, sum: 3000 })
})

test('a song that cannot be decoded fails the run and refunds everything (CD-69)', async () => {
  const userId = await studio.account()
  const song = execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'sine=d=10', '-f', 'wav', '-'])
  const url = await studio.upload(userId, 'song.wav', song)
  const { rows } = await studio.pool.query<{ hash: string }>('SELECT hash FROM media WHERE user_id = $1', [userId])
  const file = await studio.storage.localPath(rows[0]!.hash)
  await chmod(file, 0o600)
  await writeFile(file, 'no sound at all')
  const end = await studio.follow(await studio.startMusic(userId, { music_url: url }))
  expect(end).toMatchObject({ status: 'failed:creating_story', error: expect.stringMatching(/./) })
  expect(await studio.money(userId)).toMatchObject({ available: 3000, held: 0, sum: 3000 })
})

test('a failed voice-over fails the storyboard and refunds everything, the free story too', async () => {
  const userId = await studio.account({ freeStories: 1 })
  const end = await studio.follow(await studio.start(userId, { script_content: 'The old keeper plays the harp at dusk.' }))
  expect(end.status).toBe('failed:generating_storyboard')
  expect(await studio.money(userId)).toMatchObject({ available: 3000, freeStoriesLeft: 1 })
})

test('a preview of an outline has its shots and plans for the usual price, and is paused after its images; the resume charges the rest once and uses the texts as they are then', async () => {
  const userId = await studio.account()
  const [script_content, plan] = [
    'A lighthouse at dusk. A small boat. Home.',
    { ...EMPTY_PLAN, place: 'sea', things: [{ what: 'boat', count: 1 }] },
  ]
  const shots = ['A lighthouse at dusk. A small', 'boat. Home.'].map((voice_over, i) => ({ voice_over, plan: i === 0 ? null : plan }))
  const outline = { seed: 4711, shots }
  await expect(studio.start(userId, { script_content: 'Another script.', outline })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const end = await studio.follow(await studio.start(userId, { is_preview: true, script_content, outline }))
  expect(end).toMatchObject({ status: 'completed', story: { status: 'paused', is_preview: true, category_inputs: { seed: 4711 } } })
  expect(end.story!.category_inputs).not.toHaveProperty('outline')
  const made = end.story!.storyboard.shots.map((id) => end.story!.storyboard.shots_map[id]!)
  expect(made.map(({ voice_over }) => voice_over)).toEqual(shots.map(({ voice_over }) => voice_over))
  expect(made.map((shot) => shot.plan)).toMatchObject([{ form: expect.any(String) }, { place: plan.place, things: plan.things }])
  expect((await studio.money(userId)).available).toBe(2900)
  const rewritten = "UPDATE shot SET voice_over = 'A heron waits.' WHERE story_id = $1 AND shot_id = $2"
  await studio.pool.query(rewritten, [end.story!.id, end.story!.storyboard.shots[0]])
  const request = { viewer: viewer(userId), storyId: end.story!.id, idempotencyKey: null }
  const resumed = await resumePreview(studio.stories, request)
  await expect(resumePreview(studio.stories, request)).rejects.toMatchObject({ code: 'STORY_NOT_PAUSED' })
  const film = await studio.follow(resumed.workflowRunId)
  expect(film.status).toBe('completed')
  expect(film.story).toMatchObject({ status: 'completed' })
  expect(film.story!.resumed_at).not.toBeNull()
  const items = film.story!.video_editor_timeline.tracks.flatMap((track) => track.items)
  expect(items.find(({ type }) => type === 'caption')).toMatchObject({ caption: { data: { text: 'A heron waits.' } } })
  expect(await studio.money(userId)).toMatchObject({ available: 1900, held: 0, sum: 1900 })
})

test('cancelling keeps finished images, stops the rest and releases the remaining credits', async () => {
  const userId = await studio.account()
  const runId = await studio.start(userId, { script_content: THREE_SHOTS.replace('stairs', 'tower').replace('boat', 'kite') })
  await studio.follow(runId, (event) => (event.story?.progress?.done ?? 0) >= 2)
  await cancelRun(studio.stories, { viewer: viewer(userId), runId })
  const end = await studio.follow(runId)
  expect(end).toMatchObject({ status: 'failed', error: 'Workflow was canceled' })
  const money = await studio.money(userId)
  const charge = money.entries.find((entry) => entry.type === 'charge')
  expect(charge!.captured + charge!.returned).toBe(1100)
  expect(charge!.held).toBe(0)
  expect(money.sum).toBe(money.available)
  expect(Object.values(end.story!.storyboard.shots_map).filter((shot) => shot.image_status === 'success').length).toBeGreaterThanOrEqual(2)
  await expect(cancelRun(studio.stories, { viewer: viewer(userId), runId })).rejects.toMatchObject({ code: 'CONFLICT' })
})
