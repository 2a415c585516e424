import { execFileSync } from 'node:child_process'
import type { WireStory } from '@fablecut/contracts/wire/story'
import type { Fault } from '@fablecut/studio/host/faults'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerShape } from '../../generation/shape/offer-shape.ts'
import { startShape } from '../../generation/shape/start-shape.ts'
import { mediaIdOf } from '../../media/require-own-media-urls.ts'
import { media, shot, timeline } from '../../platform/database/schema.ts'
import { listVersions } from '../../versions/list-versions.ts'
import { restoreStoryVersion } from '../../versions/restore-version.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { outcomeOf, viewer } from './testing.ts'

const FAULTS: readonly Fault[] = [{ engine: 'painter', match: 'unpaintable', kind: 'throw', times: 99 }]
const WIDE = { width: 320, height: 180 }
const TALL = { width: 180, height: 320 }

let studio: Studio
let userId: string
let film: WireStory
let uploadId: string
beforeAll(async () => {
  studio = await openStudio()
  await studio.worker({ faults: FAULTS })
  userId = await studio.account({ credits: 9000 })
  film = (await studio.follow(await studio.start(userId))).story!
  uploadId = mediaIdOf(await studio.upload(userId, 'a.png', redBoxAtTheRight()))!
  const { tracks } = film.video_editor_timeline
  const over = { id: 'over', type: 'video', isPrimary: false, items: [pictureOver(uploadId)] }
  const document = { ...film.video_editor_timeline, tracks: [over, ...tracks] }
  await studio.db.update(timeline).set({ document }).where(eq(timeline.storyId, film.id))
  film = await now()
})
afterAll(() => studio.close())

const redBoxAtTheRight = (): Uint8Array =>
  execFileSync('ffmpeg', [
    ...'-v error -f lavfi -i color=gray:s=320x180,drawbox=x=230:y=50:w=50:h=90:color=red:t=fill'.split(' '),
    ...'-frames:v 1 -c:v png -f image2pipe -'.split(' '),
  ])
const pictureOver = (mediaAssetId: string) => ({
  id: 'picture',
  type: 'image',
  mediaAssetId,
  startTimeInFrames: 0,
  durationInFrames: 30,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: 30,
})

const now = () => studio.story(film.id)
const own = (aspectRatio: '16:9' | '9:16' | '1:1') => ({ viewer: viewer(userId), storyId: film.id, aspectRatio })
const available = async () => (await studio.money(userId)).available
const change = (aspectRatio: '16:9' | '9:16' | '1:1', expectedCredits?: number) =>
  startShape(studio.stories, { ...own(aspectRatio), expectedCredits, idempotencyKey: null })
const timesOf = ({ video_editor_timeline: { tracks } }: WireStory) =>
  tracks.map(({ items }) => items.map(({ id, startTimeInFrames, durationInFrames }) => [id, startTimeInFrames, durationInFrames]))
const visibleIds = ({ storyboard: { shots, shots_map } }: WireStory) =>
  shots.map((id) => [shots_map[id]!.active_image_id, shots_map[id]!.active_video_id])
const madeFor = async (id: string | null) =>
  (
    await studio.db
      .select()
      .from(media)
      .where(eq(media.id, id ?? ''))
  )[0]!

test('a film is composed anew in another shape for the shown price, and is back at once and for nothing', async () => {
  const [before, credits] = [await now(), await available()]
  const offer = await offerShape(studio.stories, own('9:16'))
  expect(offer).toMatchObject({ ...TALL, images: 2, clips: 2, reframed: 1, credits: expect.any(Number) })
  await expect(change('9:16', offer.credits - 1)).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
  const { workflowRunId } = await change('9:16', offer.credits)
  await expect(change('1:1')).rejects.toMatchObject({ code: 'RUN_IN_PROGRESS' })
  expect(await outcomeOf(studio, workflowRunId!)).toMatchObject({ status: 'RUN_SUCCESS', failed: [] })

  const tall = await now()
  expect(tall.metadata).toMatchObject(TALL)
  expect([tall.is_export_outdated, timesOf(tall)]).toEqual([true, timesOf(before)])
  expect(await available()).toBe(credits - offer.credits)
  for (const [index, [imageId, clipId]] of visibleIds(tall).entries()) {
    const [image, former] = [await madeFor(imageId!), await madeFor(visibleIds(before)[index]![0]!)]
    expect(image.metadata).toMatchObject({ ...TALL, seed: former.metadata['seed'], style: former.metadata['style'], shape_of: former.id })
    expect([image.prompt, image.metadata['plan']]).toEqual([former.prompt, former.metadata['plan']])
    const clip = await madeFor(clipId!)
    expect([clip.metadata['width'], clip.referenceMediaId]).toEqual([TALL.width, imageId])
    expect(clip.metadata['duration']).toBe((await madeFor(visibleIds(before)[index]![1]!)).metadata['duration'])
  }
  const items = tall.video_editor_timeline.tracks.flatMap((track) => track.items)
  expect(items.flatMap((item) => ('mediaAssetId' in item && item.type === 'video' ? [item.mediaAssetId] : []))).toEqual(
    visibleIds(tall).map(([, clip]) => clip),
  )
  const { crop } = items.find(({ id }) => id === 'picture') as { crop: { left: number; right: number } }
  expect((crop.left + 1 - crop.right) / 2).toBeCloseTo(255 / 320, 1)

  expect(await offerShape(studio.stories, own('16:9'))).toMatchObject({ ...WIDE, images: 0, clips: 0, credits: 0 })
  expect(await change('16:9', 0)).toEqual({ workflowRunId: null })
  const back = await now()
  expect([back.metadata, back.video_editor_timeline.tracks]).toMatchObject([WIDE, before.video_editor_timeline.tracks])
  expect(visibleIds(back)).toEqual(visibleIds(before))
  expect(await available()).toBe(credits - offer.credits)
})

test('each change keeps a version with its shape, and restoring one brings the shape back', async () => {
  const versions = await listVersions(studio.db, { viewer: viewer(userId), storyId: film.id })
  const tall = versions.find(({ cause, height }) => cause === 'shape' && height === TALL.height)!
  const { row } = await restoreStoryVersion(studio.stories, { viewer: viewer(userId), storyId: film.id, versionId: tall.id, nowSeconds: 1 })
  expect(row).toMatchObject(TALL)
  expect(await change('16:9')).toEqual({ workflowRunId: null })
  await expect(change('16:9')).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a shot that cannot be composed is given back and cropped; when none can, the story stays as it is', async () => {
  const [first, second] = film.storyboard.shots as [string, string]
  const reword = (shotId: string) =>
    studio.db
      .update(media)
      .set({ prompt: 'unpaintable' })
      .where(and(eq(media.storyId, film.id), eq(media.shotId, shotId), eq(media.resourceType, 'image')))
  await reword(first)
  const [credits, { credits: price }] = [await available(), await offerShape(studio.stories, own('1:1'))]
  const { workflowRunId } = await change('1:1', price)
  expect(await outcomeOf(studio, workflowRunId!)).toMatchObject({ status: 'RUN_SUCCESS', takes: { length: 2 }, failed: { length: 1 } })
  expect(await available()).toBe(credits - price / 2)
  const square = await now()
  const shown = square.video_editor_timeline.tracks.find(({ isPrimary }) => isPrimary)!.items
  expect(square.metadata).toMatchObject({ width: 180, height: 180 })
  expect(shown.map((item) => 'crop' in item)).toEqual([true, false])
  await change('16:9')

  await reword(second)
  await studio.db.delete(media).where(and(eq(media.storyId, film.id), eq(media.workflowRunId, workflowRunId!)))
  const left = await available()
  const failing = await outcomeOf(studio, (await change('1:1')).workflowRunId!)
  expect([failing.status, (await now()).metadata, await available()]).toMatchObject(['RUN_FAILED', WIDE, left])
  expect(await studio.db.$count(shot, eq(shot.storyId, film.id))).toBe(2)
})
