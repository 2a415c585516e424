import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resumePreview } from '../generation/resume-preview.ts'
import { readShotMedia } from '../stories/read-shot-media.ts'
import { outcomeOf, regenerate, viewer } from '../workflows/regenerate/testing.ts'
import { type Studio, openStudio } from '../workflows/testing/studio.ts'
import { restore } from '../backup/restore.ts'

/**
 * A backup of an installation of the release of 2026-11-22 whose processes and database were killed while one story was exported and
 * another had the first of three clips; a third story is a paused preview. Workflow, step and queue names, stored JSON and media keys are
 * as that release wrote them.
 */
const FIXTURE = fileURLToPath(new URL('../../../../tests/fixtures/installation-2026-11-22.tar', import.meta.url))
const CREDITS = 10_000
/** Two films, a preview with its resumption, and an image and a clip of one shot. */
const SPENT = 2 * 1100 + 100 + 1000 + 15 + 100
const PREVIEW = { storyId: '01a20374-1d21-7792-9139-407463625780' }
const FILMED = { storyId: '01a20374-5943-74f3-ade0-c63f730fca76', runId: '01a20374-5943-74f3-ade0-c1feac7908d4' }
const EXPORTED = { storyId: '01a20374-4ef1-70b5-832f-a41348f836ac', runId: '01a20374-4ef1-70b5-832f-a300474a0062' }

let studio: Studio
let userId: string
beforeAll(async () => {
  studio = await openStudio({ fullSize: true })
  await restore({ databaseUrl: studio.url, dataFolder: studio.folder, storage: studio.storage, file: FIXTURE })
  const { rows } = await studio.pool.query<{ id: string }>('SELECT id FROM "user"')
  userId = rows[0]!.id
  await studio.worker()
}, 60_000)
afterAll(() => studio.close())

/** Number of finished takes of a type per shot. */
async function takesPerShot(storyId: string, type: 'image' | 'video'): Promise<number[]> {
  const { rows } = await studio.pool.query<{ takes: number }>(
    `SELECT count(m.id)::int AS takes FROM shot s LEFT JOIN media m ON m.story_id = s.story_id AND m.shot_id = s.shot_id AND m.resource_type = $2
       AND m.role = 'take' AND m.status = 'completed' WHERE s.story_id = $1 AND NOT s.is_hidden GROUP BY s.shot_id`,
    [storyId, type],
  )
  return rows.map(({ takes }) => takes)
}

async function expectFilm(storyId: string): Promise<void> {
  const story = await studio.story(storyId)
  expect(story).toMatchObject({ status: 'completed', last_export_url: expect.stringContaining('/media/') })
  const frames = Math.max(
    ...story.video_editor_timeline.tracks.flatMap(({ items }) => items).map((i) => i.startTimeInFrames + i.durationInFrames),
  )
  expect(frames).toBeGreaterThan(60)
  expect(story.metadata.duration).toBeCloseTo(frames / story.metadata.fps, 1)
}

test('a run that the earlier release was exporting completes with its film', { timeout: 180_000 }, async () => {
  expect(await studio.follow(EXPORTED.runId)).toMatchObject({ status: 'completed' })
  await expectFilm(EXPORTED.storyId)
  expect(await takesPerShot(EXPORTED.storyId, 'video')).toEqual([1, 1])
})

test('a run that the earlier release was generating clips for continues', { timeout: 180_000 }, async () => {
  expect(await studio.follow(FILMED.runId)).toMatchObject({ status: 'completed' })
  await expectFilm(FILMED.storyId)
  expect([await takesPerShot(FILMED.storyId, 'image'), await takesPerShot(FILMED.storyId, 'video')]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ])
})

test('a preview that the earlier release paused is resumed with its images', { timeout: 180_000 }, async () => {
  const images = async () => Object.values((await studio.story(PREVIEW.storyId)).storyboard.shots_map).map((shot) => shot.active_image_id)
  const paused = await images()
  const run = await resumePreview(studio.stories, { viewer: { id: userId, teamId: null }, storyId: PREVIEW.storyId, idempotencyKey: null })
  expect(await studio.follow(run.workflowRunId)).toMatchObject({ status: 'completed' })
  await expectFilm(PREVIEW.storyId)
  expect(await images()).toEqual(paused)
  expect(await takesPerShot(PREVIEW.storyId, 'image')).toEqual([1, 1])
})

test('an image of a shot of a release before plans shows what its prompt says', { timeout: 180_000 }, async () => {
  const { storyId } = EXPORTED
  const { storyboard } = await studio.story(storyId)
  const shotId = storyboard.shots[0]!
  expect(storyboard.shots_map[shotId]).toMatchObject({
    plan: null,
    image_prompt: expect.stringContaining('lighthouse keeper lights his lamp at dusk'),
  })
  const runId = await regenerate(studio, { userId, storyId, shotId, mediaTypes: ['image', 'video'] })
  expect(await outcomeOf(studio, runId)).toMatchObject({ status: 'RUN_SUCCESS', failed: [] })
  const { images } = (await readShotMedia(studio.db, { viewer: viewer(userId), storyId, shotId })).media_resources
  expect(images[0]!.plan).toMatchObject({
    place: 'sea',
    hour: 'dusk',
    things: expect.arrayContaining([expect.objectContaining({ what: 'lamp' })]),
  })
  expect(images[1]!.plan).toBeNull()
})

test('every credit is accounted for, and nothing is charged twice', async () => {
  const money = await studio.money(userId)
  expect(money).toMatchObject({ held: 0, available: CREDITS - SPENT, sum: CREDITS - SPENT })
})
