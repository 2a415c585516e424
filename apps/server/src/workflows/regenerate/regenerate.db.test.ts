import type { WireStory } from '@fablecut/contracts/wire/story'
import { kineticStyle } from '@fablecut/domain/captions/lyrics-style'
import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import type { Fault } from '@fablecut/studio/host/faults'
import { probeMedia } from '@fablecut/render/export/probe-media'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endFrame } from '@fablecut/domain/timeline/frames'
import { cancelRun } from '../../runs/cancel-run.ts'
import { deleteStory } from '../../stories/delete-story.ts'
import { shot, timeline } from '../../platform/database/schema.ts'
import { readShotMedia } from '../../stories/read-shot-media.ts'
import { startBatch } from '../../generation/start-batch.ts'
import { type SentenceRequest, startSentence } from '../../generation/sentence/start-sentence.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { type RegenerationOptions, colourAtEnd, emptyStory, onTimeline, outcomeOf, imageFile, regenerate, viewer } from './testing.ts'

/** Prompts on which the test engines hang. */
const FAULTS: readonly Fault[] = [
  { engine: 'painter', match: 'unpaintable', kind: 'throw', times: 99 },
  { engine: 'animator', match: 'unmovable', kind: 'throw', times: 99 },
  { engine: 'narrator', match: 'unspeakable', kind: 'throw', times: 99 },
  { engine: 'painter', match: 'slowly', kind: 'slow', ms: 60_000, times: 99 },
]

let studio: Studio
let userId: string
let film: WireStory
let [first, second] = ['', '']
beforeAll(async () => {
  studio = await openStudio()
  await studio.worker({ faults: FAULTS })
  userId = await studio.account({ credits: 9000 })
  const end = await studio.follow(await studio.start(userId))
  film = end.story!
  ;[first, second] = film.storyboard.shots as [string, string]
})
afterAll(() => studio.close())

const now = () => studio.story(film.id)
const regenerated = async (shotId: string, options: RegenerationOptions) =>
  outcomeOf(studio, await regenerate(studio, { userId, storyId: film.id, shotId, ...options }))
const available = async () => (await studio.money(userId)).available
const refusal = (shotId: string, options: RegenerationOptions) => regenerate(studio, { userId, storyId: film.id, shotId, ...options })

const fields = (field: string) => ({ code: 'INVALID_INPUT', data: { fields: { [field]: expect.any(String) } } })
const batch = (owner: string, storyId: string) => ({
  viewer: viewer(owner),
  storyId,
  mediaTypes: 'image',
  shotIds: undefined,
  picked: {},
  endFrameUrls: {},
  referenceUrls: {},
  expectedCredits: undefined,
  idempotencyKey: null,
})

test('a regenerated image is a new take that replaces the clip, for the price of an image', async () => {
  const [before, credits] = [await now(), await available()]
  const { status, takes } = await regenerated(first, { mediaTypes: 'image' })
  expect([status, takes.map((take) => take.media_type)]).toEqual(['RUN_SUCCESS', ['image']])
  const after = await now()
  const [old, shot] = [before.storyboard.shots_map[first]!, after.storyboard.shots_map[first]!]
  expect(shot).toMatchObject({ active_image_id: takes[0]!.media_id, active_video_id: null, image_prompt: old.image_prompt })
  expect(onTimeline(after, first)).toMatchObject({ type: 'image', mediaAssetId: takes[0]!.media_id })
  expect(onTimeline(after, first)!.durationInFrames).toBe(onTimeline(before, first)!.durationInFrames)
  const { images } = (await readShotMedia(studio.db, { viewer: viewer(userId), storyId: film.id, shotId: first })).media_resources
  expect(images.map(({ id }) => id)).toEqual([takes[0]!.media_id, old.active_image_id])
  const hashes = await studio.pool.query('SELECT DISTINCT hash FROM media WHERE id = ANY($1)', [images.map(({ id }) => id)])
  expect(hashes.rows).toHaveLength(2)
  expect(await available()).toBe(credits - 15)
  expect((await studio.money(userId)).entries[0]).toMatchObject({ cost_key: 'story.shot_generation', credits: -15, captured: 15 })
})

test('a side run changes only the revision of the story, as an edit of the server', async () => {
  const before = await now()
  await regenerated(first, { mediaTypes: ['image'] })
  const after = await now()
  expect([after.status, after.workflow_run_id, after.status_message]).toEqual([before.status, before.workflow_run_id, null])
  expect([after.revision, after.is_export_outdated]).toEqual([before.revision + 1, true])
  const { rows } = await studio.pool.query('SELECT edited_revision FROM story WHERE id = $1', [film.id])
  expect(rows[0].edited_revision).toBeLessThan(after.revision)
})

test('a clip ends with its end frame, has the duration of its item, and refers to the end frame', async () => {
  const keyframe = await studio.upload(userId, 'end.png', await imageFile('blue'))
  const { takes } = await regenerated(first, { mediaTypes: 'video', endFrameUrl: keyframe })
  const { rows } = await studio.pool.query('SELECT hash, end_frame_media_id, metadata FROM media WHERE id = $1', [takes[0]!.media_id])
  expect(keyframe).toContain(rows[0].end_frame_media_id)
  const after = await now()
  const item = onTimeline(after, first)!
  expect(item).toMatchObject({ type: 'video', mediaAssetId: takes[0]!.media_id })
  expect(item.durationInFrames).toBe(onTimeline(film, first)!.durationInFrames)
  const clip = await studio.storage.localPath(rows[0].hash)
  expect((await probeMedia(clip)).durationSeconds).toBeGreaterThanOrEqual(item.durationInFrames / 30)
  const [red = 0, green = 0, blue = 0] = await colourAtEnd(clip)
  expect(blue).toBeGreaterThan(200)
  expect(red + green).toBeLessThan(60)
})

test('a clip is as long as its item, also where the item was made longer than its voice-over', async () => {
  const lengthened = { ...film.video_editor_timeline, tracks: film.video_editor_timeline.tracks.map((track) => lengthenFirst(track, 150)) }
  await studio.db
    .update(timeline)
    .set({ document: { ...lengthened } })
    .where(eq(timeline.storyId, film.id))
  await regenerated(first, { mediaTypes: 'video' })
  const after = await now()
  const { rows } = await studio.pool.query('SELECT hash FROM media WHERE id = $1', [after.storyboard.shots_map[first]!.active_video_id])
  const { durationSeconds } = await probeMedia(await studio.storage.localPath(rows[0].hash))
  expect(onTimeline(after, first)!.durationInFrames).toBe(onTimeline(film, first)!.durationInFrames + 150)
  expect(durationSeconds).toBeGreaterThanOrEqual(onTimeline(after, first)!.durationInFrames / 30)
  await studio.db
    .update(timeline)
    .set({ document: { ...film.video_editor_timeline } })
    .where(eq(timeline.storyId, film.id))
})

/** The primary track with its first item `frames` longer and the others later. */
const lengthenFirst = (track: WireStory['video_editor_timeline']['tracks'][number], frames: number) =>
  !track.isPrimary
    ? track
    : {
        ...track,
        items: track.items.map((item, index) =>
          index === 0
            ? { ...item, durationInFrames: item.durationInFrames + frames }
            : { ...item, startTimeInFrames: item.startTimeInFrames + frames },
        ),
      }

test('shots of an English script have plans, and an image is drawn by the plan of its shot', async () => {
  expect(film.storyboard.shots.map((id) => film.storyboard.shots_map[id]!.plan?.transition)).not.toContain(undefined)
  const plan = { ...EXAMPLE_PLAN, cast: [], things: [{ what: 'windmill', count: 1 }], text: [] }
  const { plan: before } = film.storyboard.shots_map[second]!
  await studio.db.update(shot).set({ plan, planVersion: 1 }).where(eq(shot.shotId, second))
  const { takes } = await regenerated(second, { mediaTypes: 'image' })
  const { rows } = await studio.pool.query("SELECT metadata->'drawn' AS drawn FROM media WHERE id = $1", [takes[0]!.media_id])
  expect(rows[0].drawn).toContain('windmill')
  const { images } = (await readShotMedia(studio.db, { viewer: viewer(userId), storyId: film.id, shotId: second })).media_resources
  expect([images[0]!.plan, images.at(-1)!.plan]).toEqual([plan, before])
  await studio.db.update(shot).set({ plan: before }).where(eq(shot.shotId, second))
})

test('a graphic in a clip is timed by the spoken words of its shot', async () => {
  const { plan: before, voice_over: words, active_voice_over_audio_id: voiceOverId } = (await now()).storyboard.shots_map[second]!
  const key = words.split(/\s+/u).at(-1)!
  const graphic = { template: 'list' as const, items: [{ label: 'unsaid' }, { label: key }] }
  const plan = { ...EXAMPLE_PLAN, form: 'list' as const, cast: [], things: [], text: [], graphic }
  await studio.db.update(shot).set({ plan, planVersion: 1 }).where(eq(shot.shotId, second))
  await regenerated(second, { mediaTypes: 'image' })
  const clip = async () => {
    const { takes } = await regenerated(second, { mediaTypes: 'video' })
    return (await studio.pool.query('SELECT hash FROM media WHERE id = $1', [takes[0]!.media_id])).rows[0].hash as string
  }
  const [first, again] = [await clip(), await clip()]
  expect(again).toBe(first)
  await studio.pool.query("UPDATE media SET metadata = jsonb_set(metadata, '{words,-1,startSeconds}', '0.1') WHERE id = $1", [voiceOverId])
  expect(await clip()).not.toBe(first)
  await studio.db.update(shot).set({ plan: before }).where(eq(shot.shotId, second))
})

test('the text in the request is used and saved', async () => {
  const { takes } = await regenerated(second, {
    mediaTypes: 'both',
    texts: { imagePrompt: 'A red castle on a hill', videoPrompt: 'Slow zoom in' },
  })
  expect(takes.map((take) => take.media_type)).toEqual(['image', 'video'])
  expect((await now()).storyboard.shots_map[second]).toMatchObject({ image_prompt: 'A red castle on a hill', video_prompt: 'Slow zoom in' })
  const { rows } = await studio.pool.query("SELECT metadata->'drawn' AS drawn FROM media WHERE id = $1", [takes[0]!.media_id])
  expect(rows[0].drawn).toContain('castle')
})

/** Of the film: 16:9 in citypop. */
const kineticStyleOfFilm = expect.objectContaining({ ...kineticStyle('citypop', { width: 320, height: 180 }) })

test('a regenerated voice-over changes the duration of its shot and its captions', async () => {
  const text = 'Now the keeper has much more to say, about the lamp, the long night, the wide sea and every boat on it.'
  const [before, credits] = [await now(), await available()]
  const { takes } = await regenerated(first, { mediaTypes: ['audio-voice-over'], texts: { voiceOver: text } })
  const after = await now()
  expect(after.storyboard.shots_map[first]).toMatchObject({ voice_over: text, active_voice_over_audio_id: takes[0]!.media_id })
  const items = after.video_editor_timeline.tracks.flatMap((track) => track.items)
  const voice = items.find((item) => item.type === 'audio' && item.shotId === first)!
  expect(voice).toMatchObject({ mediaAssetId: takes[0]!.media_id })
  expect(onTimeline(after, first)!.durationInFrames).toBeGreaterThan(onTimeline(before, first)!.durationInFrames)
  const captions = items.filter((item) => item.type === 'caption')
  const lines = captions.flatMap((item) => (item.shotId === first ? [item.caption.data.text] : []))
  expect(lines.join(' ')).toBe(text)
  for (const { caption } of captions) {
    expect(caption.data.text.split(' ').length).toBeLessThanOrEqual(4)
    expect(caption.style).toEqual(kineticStyleOfFilm)
  }
  expect(await available()).toBe(credits)
})

test('a failure saves a failed take, releases the price and leaves the shot unchanged', async () => {
  const [before, credits] = [await now(), await available()]
  const { status, error, failed } = await regenerated(second, { mediaTypes: 'video', texts: { videoPrompt: 'unmovable' } })
  expect([status, error, failed.length]).toEqual(['RUN_FAILED', 'Generation Error', 1])
  const after = await now()
  expect(after.storyboard.shots_map[second]!.active_video_id).toBe(before.storyboard.shots_map[second]!.active_video_id)
  expect(after.video_editor_timeline).toEqual(before.video_editor_timeline)
  const { videos } = (await readShotMedia(studio.db, { viewer: viewer(userId), storyId: film.id, shotId: second })).media_resources
  expect(videos[0]).toMatchObject({ status: 'failed', status_message: 'Generation Error', url: null })
  expect(await available()).toBe(credits)
})

test('without an image no clip is generated, and both are released', async () => {
  const credits = await available()
  const { status, failed } = await regenerated(second, { mediaTypes: 'both', texts: { imagePrompt: 'unpaintable' } })
  expect([status, failed.map((shot) => shot.media_type)]).toEqual(['RUN_FAILED', ['image']])
  expect(await available()).toBe(credits)
})

test('a failed voice-over fails only its run', async () => {
  const { status } = await regenerated(first, { mediaTypes: 'audio-voice-over', texts: { voiceOver: 'unspeakable' } })
  expect([status, (await now()).status]).toEqual(['RUN_FAILED', 'completed'])
})

const sentence = (text: string, more: Partial<SentenceRequest> = {}) =>
  startSentence(studio.stories, {
    viewer: viewer(userId),
    storyId: film.id,
    shotId: second,
    text,
    isClipNew: false,
    expectedCredits: undefined,
    idempotencyKey: null,
    ...more,
  })
const changed = async (text: string, more: Partial<SentenceRequest> = {}) => outcomeOf(studio, (await sentence(text, more)).workflowRunId)
const secondShot = async () => (await now()).storyboard.shots_map[second]!
const LONG = 'The boat sails for a very long while, past the rocks, past the bay, past the harbor wall, and then at last it comes home. '

test('a changed sentence has its voice and captions, and a new clip only where the old one is too short', async () => {
  await studio.db.update(shot).set({ videoPrompt: 'Slow zoom in' }).where(eq(shot.shotId, second))
  const [before, credits] = [await secondShot(), await available()]
  const short = await changed('A boat comes home.', { isClipNew: true, expectedCredits: 100 })
  expect([short.status, short.takes.map((take) => take.media_type)]).toEqual(['RUN_SUCCESS', ['audio-voice-over']])
  expect(await secondShot()).toMatchObject({
    voice_over: 'A boat comes home.',
    active_voice_over_audio_id: short.takes[0]!.media_id,
    active_video_id: before.active_video_id,
  })
  expect(await available()).toBe(credits)

  const text = LONG.repeat(2).trim()
  const long = await changed(text, { isClipNew: true })
  expect(long.takes.map((take) => take.media_type)).toEqual(['audio-voice-over', 'video'])
  const after = await now()
  expect(after.storyboard.shots_map[second]).toMatchObject({ voice_over: text, active_video_id: long.takes[1]!.media_id })
  const item = onTimeline(after, second)!
  const voice = after.video_editor_timeline.tracks
    .flatMap((track) => track.items)
    .find((each) => each.shotId === second && each.type === 'audio')!
  expect(endFrame(item)).toBeGreaterThan(endFrame(voice))
  expect(await available()).toBe(credits - 100)
})

const readDocument = async () => {
  const { revision, storyboard, video_editor_timeline } = await now()
  return { revision, storyboard, video_editor_timeline }
}

test('a sentence that cannot be spoken, or whose clip cannot be made, costs nothing and changes nothing', async () => {
  await studio.db.update(shot).set({ videoPrompt: 'unmovable' }).where(eq(shot.shotId, second))
  const [before, credits] = [await readDocument(), await available()]
  for (const text of ['unspeakable', LONG.repeat(8).trim()]) {
    expect(await changed(text, { isClipNew: true })).toMatchObject({ status: 'RUN_FAILED', error: 'Generation Error' })
    expect([await readDocument(), await available()]).toEqual([before, credits])
  }
  await expect(sentence('…')).rejects.toMatchObject(fields('text'))
  await expect(sentence('A fox', { isClipNew: true, expectedCredits: 99 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
  await expect(sentence('A fox', { shotId: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(sentence('A fox', { viewer: viewer('nobody') })).rejects.toMatchObject({ code: 'STORY_NOT_FOUND' })
  expect(await available()).toBe(credits)
})

test('an invalid start is refused with what is missing, and nothing is held', async () => {
  const credits = await available()
  const foreign = await studio.upload(await studio.account(), 'end.png', await imageFile('red'))
  const seedance = { video_model_config: { model: 'hedra' } } as const
  await expect(refusal(first, { mediaTypes: [] })).rejects.toMatchObject(fields('media_types'))
  await expect(refusal(first, { mediaTypes: 'image', texts: { imagePrompt: ' ' } })).rejects.toMatchObject(fields('image_prompt'))
  await expect(refusal(first, { mediaTypes: 'video', endFrameUrl: foreign })).rejects.toMatchObject(fields('end_frame_image_url'))
  await expect(refusal(first, { mediaTypes: 'image', referenceUrls: ['https://example.org/a.png'] })).rejects.toMatchObject(
    fields('reference_image_urls'),
  )
  await expect(refusal(first, { mediaTypes: 'video', picked: seedance })).rejects.toMatchObject(
    fields('advanced_settings.video_model_config.model'),
  )
  await expect(refusal('nobody', { mediaTypes: 'image' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(refusal(first, { mediaTypes: 'both', expectedCredits: 114 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    data: { credits: 115 },
  })
  const stranger = await studio.account()
  await expect(regenerate(studio, { userId: stranger, storyId: film.id, shotId: first, mediaTypes: 'image' })).rejects.toMatchObject({
    code: 'STORY_NOT_FOUND',
  })
  expect(await available()).toBe(credits)
  expect((await now()).storyboard.shots_map[first]!.image_prompt).not.toBe(' ')
})

test('a batch generates every eligible shot, charges per shot and releases failed ones', async () => {
  const poor = await studio.account({ credits: 29 })
  const shots = [
    { id: 's1', type: 'manual', imagePrompt: 'A fox in a field' },
    { id: 's2', type: 'auto', imagePrompt: 'unpaintable' },
    { id: 's3', type: 'empty', imagePrompt: '' },
    { id: 's4', type: 'uploaded_video', imagePrompt: 'A fox' },
    { id: 's5', type: 'auto', imagePrompt: 'A fox', isHidden: true },
  ]
  await expect(startBatch(studio.stories, batch(poor, await emptyStory(studio, poor, shots)))).rejects.toMatchObject({
    code: 'INSUFFICIENT_CREDITS',
    data: { required: 30, available: 29 },
  })
  const [storyId, credits] = [await emptyStory(studio, userId, shots), await available()]
  const { workflowRunId, shot_ids } = await startBatch(studio.stories, batch(userId, storyId))
  expect(shot_ids).toEqual(['s1', 's2'])
  const { status, takes, failed } = await outcomeOf(studio, workflowRunId)
  expect([status, takes.map((shot) => shot.shot_id), failed.map((one) => one.shot_id)]).toEqual(['RUN_SUCCESS', ['s1'], ['s2']])
  expect(await available()).toBe(credits - 15)
  const story = await studio.story(storyId)
  expect([onTimeline(story, 's1')?.type, onTimeline(story, 's2')]).toMatchObject([
    'image',
    { type: 'overlay', statusMessage: 'Generation Error' },
  ])
  const idle = await emptyStory(studio, userId, shots.slice(2))
  await expect(startBatch(studio.stories, batch(userId, idle))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('shots of a blank story: their own prompts, the style of a reference image, a clip of an uploaded image', async () => {
  const storyId = await emptyStory(studio, userId, [{ id: 's1', type: 'empty', imagePrompt: '' }])
  const request = (options: RegenerationOptions) => regenerate(studio, { userId, storyId, shotId: 's1', ...options })
  await expect(request({ mediaTypes: 'video' })).rejects.toThrow('This shot has no picture yet. Please make its picture first')
  await expect(request({ mediaTypes: 'audio-voice-over', texts: { voiceOver: 'Hello' } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const reference = await studio.upload(userId, 'look.png', await imageFile('green'))
  const texts = { imagePrompt: 'Two foxes by the river' }
  const painted = await outcomeOf(studio, await request({ mediaTypes: 'image', texts: texts, referenceUrls: [reference] }))
  const { rows } = await studio.pool.query('SELECT metadata, prompt, ai_model FROM media WHERE id = $1', [painted.takes[0]!.media_id])
  expect(rows[0]).toMatchObject({ prompt: texts.imagePrompt, ai_model: 'builtin/painter', metadata: { width: 320, height: 180 } })
  expect((await studio.story(storyId)).storyboard.shots_map['s1']).toMatchObject({
    shot_type: 'manual',
    active_image_id: painted.takes[0]!.media_id,
  })
  const picture = (await studio.upload(userId, 'own.png', await imageFile('orange'))).split('/')[2]!
  await studio.pool.query("UPDATE shot SET shot_type = 'uploaded_image', active_image_id = $2 WHERE story_id = $1", [storyId, picture])
  await studio.pool.query('UPDATE media SET story_id = $1 WHERE id = $2', [storyId, picture])
  const moved = await outcomeOf(studio, await request({ mediaTypes: 'video' }))
  expect(onTimeline(await studio.story(storyId), 's1')).toMatchObject({ type: 'video', mediaAssetId: moved.takes[0]!.media_id })
})

test('pending takes are listed; cancelling releases their price and leaves nothing behind', async () => {
  const credits = await available()
  const runId = await regenerate(studio, {
    userId,
    storyId: film.id,
    shotId: second,
    mediaTypes: 'both',
    texts: { imagePrompt: 'slowly' },
  })
  const takes = async () => (await readShotMedia(studio.db, { viewer: viewer(userId), storyId: film.id, shotId: second })).media_resources
  await expect
    .poll(async () => (await takes()).images[0])
    .toMatchObject({ workflow_run_id: runId, status: 'generating', url: null, prompt: 'slowly' })
  expect((await takes()).videos[0]).toMatchObject({ workflow_run_id: runId, status: 'generating', url: null })
  await cancelRun(studio.stories, { viewer: viewer(userId), runId })
  expect((await takes()).images[0]!.workflow_run_id).not.toBe(runId)
  expect(await outcomeOf(studio, runId)).toMatchObject({ status: 'RUN_CANCELED', error: 'Workflow was canceled' })
  expect([await available(), (await now()).status]).toEqual([credits, 'completed'])
})

test('deleting a story cancels all its side runs', async () => {
  const storyId = await emptyStory(studio, userId, [{ id: 's1', type: 'manual', imagePrompt: 'slowly' }])
  const credits = await available()
  const runIds = [1, 2].map(() => regenerate(studio, { userId, storyId, shotId: 's1', mediaTypes: 'image' }))
  await Promise.all(runIds)
  await deleteStory(studio.stories, { viewer: viewer(userId), storyId })
  for (const runId of runIds) expect(await outcomeOf(studio, await runId)).toMatchObject({ status: 'RUN_CANCELED' })
  expect(await available()).toBe(credits)
})
