import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { probeMedia } from '@fablecut/render/export/probe-media'
import type { Fault } from '@fablecut/studio/host/faults'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listStoryMedia } from '../editor/list-story-media.ts'
import { syncStory } from '../editor/sync-story.ts'
import { recoverStory } from '../exports/recover-story.ts'
import { resumePreview } from '../generation/resume-preview.ts'
import { THREE_SHOTS, type Studio, openStudio } from './testing/studio.ts'

/** Injected where the text of a request contains a word that only one test uses. */
const FAULTS: readonly Fault[] = [
  { engine: 'painter', match: 'stairs', kind: 'hang', times: 99 },
  { engine: 'painter', match: 'windmill', kind: 'hang', times: 99 },
  { engine: 'animator', match: 'unmovable', kind: 'throw', times: 2 },
]

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
  await studio.worker({ faults: FAULTS, deadlines: { image: 10 }, engineProcesses: 2 })
})
afterAll(() => studio.close())

const viewer = (id: string) => ({ id, teamId: null })

test('a running preview is edited beside its images: each one is a revision, and a failed one shows on the edited timeline (C-217)', async () => {
  const userId = await studio.account()
  const script_content = THREE_SHOTS.replace('stairs', 'tower').replace('boat', 'windmill')
  const runId = await studio.start(userId, { script_content, is_preview: true })
  const { story } = await studio.follow(
    runId,
    ({ status, story }) => status === 'processing:generating_images' && story?.progress?.done === 2,
  )
  const edited = await studio.story(story!.id)
  expect(edited.revision).toBe(2)
  const media = await listStoryMedia(studio.db, { viewer: viewer(userId), storyId: edited.id })
  const pending = Object.values(edited.storyboard.shots_map).find((shot) => shot.active_image_id === null)!
  const save = (revision: number) =>
    syncStory(studio.stories, {
      viewer: viewer(userId),
      storyId: edited.id,
      ifMatch: `"${revision}"`,
      timelineVersion: TIMELINE_VERSION,
      body: {
        shots_map: {
          [edited.storyboard.shots[0]!]: { ...edited.storyboard.shots_map[edited.storyboard.shots[0]!]!, voice_over: 'A heron.' },
        },
        video_editor_timeline: { ...edited.video_editor_timeline, mediaAssets: media.map(toWireMediaAsset) },
      },
    })
  await expect(save(0)).rejects.toMatchObject({ code: 'STALE_DOCUMENT' })
  expect(await save(2)).toMatchObject({ revision: 3 })
  const end = await studio.follow(runId)
  expect(end.story).toMatchObject({ status: 'paused', revision: 4 })
  expect(end.story!.storyboard.shots_map[edited.storyboard.shots[0]!]!.voice_over).toBe('A heron.')
  const overlays = end.story!.video_editor_timeline.tracks.flatMap(({ items }) => items).filter(({ type }) => type === 'overlay')
  expect(overlays).toMatchObject([{ shotId: pending.shot_id }])
})

test('a failed resume refunds everything and pauses the preview again; the next one finishes the film for one price', async () => {
  const userId = await studio.account()
  const preview = await studio.follow(await studio.start(userId, { is_preview: true }))
  const storyId = preview.story!.id
  const resume = () => resumePreview(studio.stories, { viewer: viewer(userId), storyId, idempotencyKey: null })
  await studio.pool.query("UPDATE shot SET video_prompt = 'unmovable' WHERE story_id = $1", [storyId])

  const failed = await studio.follow((await resume()).workflowRunId)
  expect(failed.status).toBe('failed:generating_videos')
  expect(failed.error).toBeTruthy()
  expect(failed.story).toMatchObject({ status: 'paused', status_message: failed.error, is_preview: true, resumed_at: null })
  const images = (story: typeof preview.story) => Object.values(story!.storyboard.shots_map).map((shot) => shot.active_image_url)
  expect(images(failed.story)).toEqual(images(preview.story))
  expect(await studio.money(userId)).toMatchObject({ available: 2900, held: 0, sum: 2900 })

  const film = await studio.follow((await resume()).workflowRunId)
  expect(film).toMatchObject({ status: 'completed', story: { status: 'completed', status_message: null } })
  expect(await studio.money(userId)).toMatchObject({ available: 1900, held: 0, sum: 1900 })
})

test('a free story costs nothing and is used once; a recovery exports again from finished shots, free of charge', async () => {
  const userId = await studio.account({ freeStories: 1 })
  const first = await studio.follow(await studio.start(userId))
  expect(await studio.money(userId)).toMatchObject({ available: 3000, freeStoriesLeft: 0 })
  await studio.pool.query("UPDATE story SET status = 'failed:exporting_video' WHERE id = $1", [first.story!.id])
  const before = await studio.pool.query('SELECT count(*)::int AS n FROM call WHERE kind IN ($1, $2)', ['image', 'video'])
  const recovery = await recoverStory(studio.stories, {
    viewer: viewer(userId),
    storyId: first.story!.id,
    rebuildTimeline: true,
    reselectMusic: false,
    idempotencyKey: null,
  })
  const end = await studio.follow(recovery.workflowRunId)
  expect(end.status).toBe('completed')
  const after = await studio.pool.query('SELECT count(*)::int AS n FROM call WHERE kind IN ($1, $2)', ['image', 'video'])
  expect(after.rows).toEqual(before.rows)
  expect((await studio.money(userId)).available).toBe(3000)
})

test('images, clips and film have the selected quality and resolution', async () => {
  const userId = await studio.account()
  const runId = await studio.start(userId, {
    script_content: 'A small boat finds its way home.',
    aspect_ratio: '9:16',
    advanced_settings: {
      image_model_config: { model: 'gpt', parameters: { quality: 'low' } },
      video_model_config: { model: 'pixverse5', parameters: { resolution: '360p', duration: 5 } },
    },
  })
  const end = await studio.follow(runId)
  expect(end.status).toBe('completed')
  expect(end.story!.metadata).toMatchObject({ width: 360, height: 640 })
  expect(await probeMedia(await studio.film(end.story!.id))).toMatchObject({ width: 360, height: 640, fps: 30 })
  const { rows } = await studio.pool.query<{ hash: string; metadata: object }>(
    "SELECT hash, metadata FROM media WHERE story_id = $1 AND role = 'take' AND resource_type IN ('image', 'video')",
    [end.story!.id],
  )
  expect(rows).toHaveLength(2)
  for (const { hash, metadata } of rows) {
    expect(metadata).toMatchObject({ width: 360, height: 640, quality: 'low' })
    const file = path.join(studio.folder, hash)
    await writeFile(file, await studio.storage.readBytes(hash))
    expect(await probeMedia(file)).toMatchObject({ width: 360, height: 640 })
  }
})
