import { toWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { buildAsset } from '@fablecut/domain/timeline/story-fixture'
import { probeMedia } from '@fablecut/render/export/probe-media'
import type { ImageItem, MediaAsset, Timeline } from '@fablecut/domain/timeline/model'
import { TIMELINE_VERSION } from '@fablecut/domain/timeline/stored/timeline-versions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyTimeline } from '../../stories/stored-timeline.ts'
import { syncStory } from '../../editor/sync-story.ts'
import { cancelRun } from '../../runs/cancel-run.ts'
import { recoverStory } from '../../exports/recover-story.ts'
import { type ShareExport, startExport } from '../../exports/start-export.ts'
import { readRender, readRunning } from '../../exports/read-render.ts'
import { type RenderStart, startRender } from '../../exports/start-render.ts'
import { emptyStory, imageFile, regenerate, viewer } from '../regenerate/testing.ts'
import { type Studio, openStudio } from '../testing/studio.ts'

let studio: Studio
let userId: string
let picture: string
beforeAll(async () => {
  studio = await openStudio()
  userId = await studio.account({ credits: 0 })
  picture = (await studio.upload(userId, 'own.png', await imageFile('orange'))).split('/')[2]!
})
afterAll(() => studio.close())

const still = (id: string, start: number, frames: number): ImageItem => ({
  id,
  type: 'image',
  mediaAssetId: picture,
  startTimeInFrames: start,
  durationInFrames: frames,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: frames,
})
const tracksOf = (...items: ImageItem[]) => [{ id: 'main', type: 'video', isPrimary: true, items } as const]

/** A story whose stored timeline shows the image; returns its id. */
async function storyWith(...items: ImageItem[]): Promise<string> {
  const storyId = await emptyStory(studio, userId, [{ id: 's1', type: 'manual', imagePrompt: '' }])
  await studio.pool.query('UPDATE story SET width = 321, height = 181 WHERE id = $1', [storyId])
  await edit(storyId, tracksOf(...items))
  return storyId
}

async function edit(storyId: string, tracks: Timeline['tracks']): Promise<void> {
  const mediaAssets = [toWireMediaAsset(await assetOf())]
  const body = { shots_map: {}, video_editor_timeline: { ...emptyTimeline(30), tracks, mediaAssets } }
  await studio.pool.query('UPDATE media SET story_id = $1 WHERE id = $2', [storyId, picture])
  await syncStory(studio.stories, { viewer: viewer(userId), storyId, ifMatch: null, timelineVersion: TIMELINE_VERSION, body })
}

async function assetOf(): Promise<MediaAsset> {
  const { rows } = await studio.pool.query<{ id: string; title: string }>('SELECT * FROM media WHERE id = $1', [picture])
  const { id, title } = rows[0]!
  return buildAsset(id, { title, url: 'https://elsewhere.example/x.png', resourceType: 'image', source: 'user_upload', metadata: null })
}

const startOf = async (storyId: string, tracks: Timeline['tracks'], more: Partial<RenderStart> = {}) =>
  startRender(studio.stories, {
    viewer: viewer(userId),
    userId,
    storyId,
    timelineVersion: TIMELINE_VERSION,
    tracks,
    mediaAssets: [await assetOf()],
    fps: 30,
    captions: { enabled: true },
    watermark: { enabled: true, type: 'logo' },
    ...more,
  })
const start = async (...options: Parameters<typeof startOf>) => (await startOf(...options)).renderId

const read = (id: string, who = userId) => readRender(studio.db, viewer(who), id)
const ended = async (id: string) => {
  await studio.follow(id)
  return read(id)
}
const story = async (id: string) => (await studio.pool.query('SELECT * FROM story WHERE id = $1', [id])).rows[0]

test('an export waits for a worker; repeated it is the same run, and another document is refused', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  const renderId = await start(storyId, tracksOf(still('a', 0, 30)))
  expect(await read(renderId)).toEqual({ status: 'waiting', url: null, error: null, progress: 0, done: 0, total: 0 })
  expect(await start(storyId, tracksOf(still('a', 0, 30)))).toBe(renderId)
  await expect(start(storyId, tracksOf(still('a', 0, 31)))).rejects.toMatchObject({ code: 'CONFLICT' })
  await expect(read(renderId, await studio.account())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(read('nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await cancelRun(studio.stories, { viewer: viewer(userId), runId: renderId })
  expect(await read(renderId)).toMatchObject({ status: 'canceled', url: null })
  expect(await story(storyId)).toMatchObject({ status: 'draft', is_export_outdated: true, export_media_id: null })
})

test('another document gets the running export, and can replace it', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  const first = await start(storyId, tracksOf(still('a', 0, 30)))
  expect(await readRunning(studio.db, viewer(userId), storyId)).toEqual({ renderId: first, revision: expect.any(Number), is_range: false })
  const other = tracksOf(still('a', 0, 31))
  await expect(start(storyId, other)).rejects.toMatchObject({ code: 'CONFLICT', data: { renderId: first, is_range: false } })
  await expect(start(storyId, other, { replaces: 'another' })).rejects.toMatchObject({ code: 'CONFLICT' })
  const second = await start(storyId, other, { replaces: first })
  expect([(await read(first)).status, (await read(second)).status]).toEqual(['canceled', 'waiting'])
  expect(await readRunning(studio.db, viewer(userId), storyId)).toEqual({ renderId: second, revision: null, is_range: false })
  const part = await start(storyId, other, { replaces: second, range: { startFrame: 5, endFrame: 20 } })
  expect(await readRunning(studio.db, viewer(userId), storyId)).toEqual({ renderId: part, revision: null, is_range: true })
  await expect(start(storyId, other)).rejects.toMatchObject({ code: 'CONFLICT', data: { renderId: part, is_range: true } })
  await expect(readRunning(studio.db, viewer(await studio.account()), storyId)).rejects.toMatchObject({ code: 'STORY_NOT_FOUND' })
  await cancelRun(studio.stories, { viewer: viewer(userId), runId: part })
  expect(await readRunning(studio.db, viewer(userId), storyId)).toEqual({ renderId: null, revision: null, is_range: false })
})

test('an invalid document is refused', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  const stranger = await studio.account()
  await expect(start(storyId, tracksOf())).rejects.toThrow('There is nothing to export yet')
  await expect(start(storyId, [])).rejects.toThrow('There is nothing to export yet')
  await expect(start(storyId, tracksOf(still('a', 0, 30)), { userId: stranger })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(start(storyId, tracksOf(still('a', 0, 30)), { viewer: viewer(stranger), userId: stranger })).rejects.toMatchObject({
    code: 'STORY_NOT_FOUND',
  })
  const tooLong = { data: { fields: { 'tracks.0.items.0.durationInFrames': 'A film can last 60 minutes at most' } } }
  await expect(start(storyId, tracksOf(still('a', 0, 100_000_000)))).rejects.toMatchObject(tooLong)
  await expect(edit(storyId, tracksOf(still('a', 0, 60 * 60 * 30 + 1)))).rejects.toThrow('A film can last 60 minutes at most')
  await expect(start(storyId, tracksOf({ ...still('a', 0, 30), mediaAssetId: 'unknown' }))).rejects.toThrow(
    'Media asset with ID unknown not found',
  )
})

test('concurrent exports to share are one run with the steps of both', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  await studio.pool.query("UPDATE story SET status = 'completed' WHERE id = $1", [storyId])
  const runs = await Promise.all([share(storyId, { steps: ['publish'] }), share(storyId, { steps: ['generate_link'] })])
  expect(runs).toEqual([runs[0], runs[0]])
  expect(await story(storyId)).toMatchObject({ status: 'processing:user_exporting_video', is_published: false, is_public: false })
  const runId = runs[0].workflowRunId
  const { rows } = await studio.pool.query<{ input: { extra_steps: string[] } }>('SELECT input FROM run WHERE id = $1', [runId])
  expect(rows[0]!.input.extra_steps.toSorted()).toEqual(['generate_link', 'publish'])
  await cancelRun(studio.stories, { viewer: viewer(userId), runId })
})

test('a film has even sides, intro and outro, and becomes the story’s export and thumbnail', async () => {
  await studio.worker()
  const storyId = await storyWith(still('a', 0, 30))
  const renderId = await start(storyId, tracksOf(still('a', 0, 30)), { watermark: { enabled: true, type: 'branded_template' } })
  const { status, url, progress } = await ended(renderId)
  const row = await story(storyId)
  expect([status, progress, url]).toEqual(['success', 100, `/media/${row.export_media_id}/video.mp4`])
  expect(row).toMatchObject({
    status: 'completed',
    workflow_run_id: null,
    is_export_outdated: false,
    thumbnail_media_id: expect.any(String),
  })
  const film = await probeMedia(await studio.film(storyId))
  expect(film).toMatchObject({ width: 320, height: 180, fps: 30 })
  expect(film.durationSeconds).toBeCloseTo(5, 1)
  const { rows } = await studio.pool.query('SELECT done, total FROM run_event WHERE run_id = $1 ORDER BY id DESC OFFSET 1 LIMIT 1', [
    renderId,
  ])
  expect(rows).toEqual([{ done: 4, total: 4 }])
})

test('the film of an unchanged story is returned at once, also after an undone edit', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  const tracks = tracksOf(still('a', 0, 30))
  const renderId = await start(storyId, tracks)
  const { url } = await ended(renderId)
  expect(await startOf(storyId, tracks)).toEqual({ renderId, url })
  await edit(storyId, tracksOf(still('a', 0, 60)))
  await edit(storyId, tracks)
  expect(await story(storyId)).toMatchObject({ is_export_outdated: true })
  expect(await startOf(storyId, tracks)).toEqual({ renderId, url })
  expect(await story(storyId)).toMatchObject({ is_export_outdated: false })
  const withoutLogo = await startOf(storyId, tracks, { watermark: undefined })
  expect(withoutLogo).toEqual({ renderId: expect.not.stringMatching(renderId) })
  await ended(withoutLogo.renderId)
  await studio.pool.query('UPDATE story SET width = 640 WHERE id = $1', [storyId])
  expect(await startOf(storyId, tracks, { watermark: undefined })).toEqual({ renderId: expect.not.stringMatching(withoutLogo.renderId) })
})

test('a range is exported for its download, and the story keeps its film', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  const tracks = tracksOf(still('a', 0, 30))
  const behind = { data: { fields: { range: 'The marked range lies behind the end of the film' } } }
  await expect(start(storyId, tracks, { range: { startFrame: 30, endFrame: 40 } })).rejects.toMatchObject(behind)
  const whole = await ended(await start(storyId, tracks))
  const before = await story(storyId)
  const part = await ended(await start(storyId, tracks, { range: { startFrame: 12, endFrame: 99 } }))
  expect([part.status, await story(storyId)]).toEqual(['success', before])
  expect(part.url).not.toBe(whole.url)
  expect((await probeMedia(await studio.film(storyId))).frames).toBe(18)
  expect(await startOf(storyId, tracks, { range: { startFrame: 0, endFrame: 99 } })).toMatchObject({ url: whole.url })
})

test('the export of a story edited meanwhile is outdated; a chosen thumbnail stays', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  await studio.pool.query('UPDATE story SET is_thumbnail_modified = true, thumbnail_media_id = $2 WHERE id = $1', [storyId, picture])
  const renderId = await start(storyId, tracksOf(still('a', 0, 30)))
  await edit(storyId, tracksOf(still('a', 0, 60), still('b', 60, 30)))
  expect(await ended(renderId)).toMatchObject({ status: 'success' })
  expect(await story(storyId)).toMatchObject({ is_export_outdated: true, thumbnail_media_id: picture })
  expect((await probeMedia(await studio.film(storyId))).durationSeconds).toBeCloseTo(1, 1)
})

test('a document that was never stored is exported, and the story’s export stays outdated', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  expect(await ended(await start(storyId, tracksOf(still('a', 0, 15))))).toMatchObject({ status: 'success' })
  expect(await story(storyId)).toMatchObject({ is_export_outdated: true })
  expect((await probeMedia(await studio.film(storyId))).durationSeconds).toBeCloseTo(0.5, 1)
})

test('a recovered film is up to date; meanwhile other runs are refused', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  await studio.pool.query("UPDATE shot SET shot_type = 'uploaded_image', active_image_id = $2 WHERE story_id = $1", [storyId, picture])
  await studio.pool.query("UPDATE story SET status = 'completed' WHERE id = $1", [storyId])
  const request = { viewer: viewer(userId), storyId, rebuildTimeline: true, reselectMusic: false, idempotencyKey: null }
  const { workflowRunId } = await recoverStory(studio.stories, request)
  await expect(start(storyId, tracksOf(still('a', 0, 30)))).rejects.toMatchObject({ code: 'RUN_IN_PROGRESS' })
  await expect(regenerate(studio, { userId, storyId, shotId: 's1', mediaTypes: 'video' })).rejects.toMatchObject({
    code: 'RUN_IN_PROGRESS',
  })
  expect(await studio.follow(workflowRunId)).toMatchObject({ status: 'completed', story: { is_export_outdated: false } })
})

const share = (storyId: string, more: Partial<ShareExport> = {}) =>
  startExport(studio.stories, {
    viewer: viewer(userId),
    storyId,
    removeWatermark: true,
    steps: [],
    contestIsOpen: true,
    idempotencyKey: null,
    ...more,
  })

test('a stored timeline over the limit is not exported, and can be shortened', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  const long = tracksOf(still('a', 0, 60 * 60 * 30 + 30))
  await studio.pool.query("UPDATE timeline SET document = jsonb_set(document, '{tracks}', $2) WHERE story_id = $1", [
    storyId,
    JSON.stringify(long),
  ])
  await studio.pool.query("UPDATE story SET status = 'completed' WHERE id = $1", [storyId])
  await expect(share(storyId)).rejects.toThrow('A film can last 60 minutes at most')
  const request = { viewer: viewer(userId), storyId, rebuildTimeline: false, reselectMusic: false, idempotencyKey: null }
  const { workflowRunId } = await recoverStory(studio.stories, request)
  expect(await studio.follow(workflowRunId)).toMatchObject({
    status: 'failed:user_exporting_video',
    error: 'A film can last 60 minutes at most',
  })
  await edit(storyId, tracksOf(still('a', 0, 60 * 60 * 30 + 1)))
})

test('an export to share shares, publishes, and stores the watermark setting without becoming outdated', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  await expect(share(storyId)).rejects.toMatchObject({ code: 'CONFLICT' })
  await studio.pool.query("UPDATE story SET status = 'completed' WHERE id = $1", [storyId])
  const { revision } = await story(storyId)
  const { workflowRunId: runId } = await share(storyId, { steps: ['publish', 'generate_link'] })
  const { story: shared } = await studio.follow(runId)
  expect(shared).toMatchObject({
    status: 'completed',
    is_published: true,
    is_public: true,
    published_at: expect.any(String),
    contests: ['contest:202510-story-mv'],
    is_export_outdated: false,
    revision: revision + 1,
    video_editor_timeline: { globalConfig: { watermark: { enabled: false, type: 'logo' } } },
  })
  const { rows } = await studio.pool.query('SELECT status, output FROM run WHERE id = $1', [runId])
  expect(rows).toEqual([{ status: 'RUN_SUCCESS', output: { story_id: storyId, export_media_id: expect.any(String) } }])
})

test('a published story with a refused new film is unpublished, and its link no longer works', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  await studio.pool.query(
    "UPDATE story SET status = 'completed', is_published = true, published_at = now(), is_public = true, is_thumbnail_modified = true, thumbnail_media_id = $2 WHERE id = $1",
    [storyId, picture],
  )
  await studio.pool.query(`UPDATE media SET moderation = '{"engine":"builtin/moderator","flagged":["sexual"]}' WHERE id = $1`, [picture])
  const { workflowRunId } = await share(storyId, { removeWatermark: false })
  expect(await studio.follow(workflowRunId)).toMatchObject({
    status: 'completed',
    story: {
      is_published: false,
      published_at: null,
      is_public: false,
      is_thumbnail_modified: true,
      status_message: 'This story was taken out of the community: its new film shows content that cannot be used',
    },
  })
  const { rows } = await studio.pool.query('SELECT status, output FROM run WHERE id = $1', [workflowRunId])
  expect(rows).toMatchObject([{ status: 'RUN_SUCCESS', output: { publish_refused: 'COMMUNITY_CONTENT_MODERATION' } }])
})

test('refused text prevents an export, and a failed export changes nothing', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  await studio.pool.query("UPDATE story SET status = 'completed', title = 'Hardcore porn' WHERE id = $1", [storyId])
  await expect(share(storyId, { steps: ['publish'] })).rejects.toMatchObject({ code: 'COMMUNITY_CONTENT_MODERATION' })
  expect(await story(storyId)).toMatchObject({ status: 'completed' })
  await expect(share(storyId, { steps: ['generate_link'] })).rejects.toMatchObject({ code: 'COMMUNITY_CONTENT_MODERATION' })
  await studio.pool.query("UPDATE story SET title = 'Still' WHERE id = $1", [storyId])
  await studio.pool.query("UPDATE media SET hash = repeat('0', 64) WHERE id = $1", [picture])
  const { workflowRunId } = await share(storyId, { steps: ['generate_link'] })
  expect(await studio.follow(workflowRunId)).toMatchObject({
    status: 'failed:user_exporting_video',
    story: {
      is_public: false,
      last_export_url: null,
      video_editor_timeline: { globalConfig: { watermark: { enabled: true } } },
    },
  })
})

test('a client that would drop what a later release stored is told to reload instead of exporting', async () => {
  const storyId = await storyWith(still('a', 0, 30))
  await expect(start(storyId, tracksOf(still('a', 0, 30)), { timelineVersion: TIMELINE_VERSION - 1 })).rejects.toMatchObject({
    code: 'OUTDATED_CLIENT',
  })
})
