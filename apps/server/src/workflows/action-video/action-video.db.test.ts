import { probeMedia } from '@fablecut/render/export/probe-media'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import { listOwnMedia } from '../../media/list-own-media.ts'
import { media, run } from '../../platform/database/schema.ts'
import { cancelRun } from '../../runs/cancel-run.ts'
import { listStories } from '../../stories/list-stories.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { characterPicture, referenceVideo, startAction } from './testing.ts'

/** The second one is paid as two clips. */
const [SHORT_SECONDS, LONG_SECONDS] = [3.5, 6.5]

let [picture, short, long]: Uint8Array[] = []
beforeAll(async () => {
  ;[picture, short, long] = [await characterPicture(), await referenceVideo(SHORT_SECONDS), await referenceVideo(LONG_SECONDS)]
})

const fields = (name: string, message: string) => ({ code: 'INVALID_INPUT', data: { fields: { [name]: message } } })

/** An account with both files. */
async function prepare(studio: Studio, { credits = 1_000, reference = short! } = {}) {
  const userId = await studio.account({ credits })
  const characterUrl = await studio.upload(userId, 'fox.png', picture!)
  const referenceUrl = await studio.upload(userId, 'dance.mp4', reference)
  return { userId, characterUrl, referenceUrl }
}

async function outcomeOf(studio: Studio, runId: string) {
  const last = await studio.follow(runId)
  const [row] = await studio.db.select().from(run).where(eq(run.id, runId))
  return { status: row!.status, error: row!.error, output: row!.output, step: last.status, storyId: row!.storyId }
}

async function clipOf(studio: Studio, output: Record<string, unknown> | null) {
  const [row] = await studio.db
    .select()
    .from(media)
    .where(eq(media.id, String(output?.['media_id'])))
  return { row: row!, info: await probeMedia(await studio.storage.localPath(row!.hash!)) }
}

/** The container's clock may begin within a frame. */
const expectLength = ({ frames }: { frames: number }, seconds: number): void =>
  expect(Math.abs(frames - seconds * 30)).toBeLessThanOrEqual(1)

describe('with the built-in engine', () => {
  let studio: Studio
  beforeAll(async () => {
    studio = await openStudio()
    await studio.worker({ faults: [{ engine: 'motion-transfer', kind: 'throw' }] })
  })
  afterAll(() => studio.close())

  test('a failed run gives everything back (CD-05)', async () => {
    const { userId, ...files } = await prepare(studio)
    const { status, step, error } = await outcomeOf(studio, await startAction(studio, userId, files))
    expect([status, step, error]).toEqual(['RUN_FAILED', 'failed:generating_videos', 'Generation Error'])
    expect(await studio.money(userId)).toMatchObject({ available: 1_000, held: 0 })
  })

  test('the video has the size that was chosen, the duration and sound of the reference, and its price per clip (ED-84)', async () => {
    const { userId, ...files } = await prepare(studio, { reference: long! })
    const runId = await startAction(studio, userId, { ...files, ratio: '960:960', expected_credits: 200 })
    const { status, step, output } = await outcomeOf(studio, runId)
    expect([status, step]).toEqual(['RUN_SUCCESS', 'completed'])
    const { row, info } = await clipOf(studio, output)
    expect(output).toEqual({
      media_id: row.id,
      video_url: `/media/${row.id}/video.mp4`,
      thumbnail_url: `/media/${row.id}/thumbnail.jpg`,
      ai_model: 'builtin/motion-transfer',
      width: 640,
      height: 640,
      duration: info.frames / 30,
      has_audio: true,
    })
    expect(info).toMatchObject({ width: 640, height: 640, fps: 30, hasAudio: true, videoCodec: 'h264' })
    expectLength(info, LONG_SECONDS)
    expect(await studio.money(userId)).toMatchObject({ available: 800, held: 0 })
  })

  test('it is under generation of the picker, and in no list of stories', async () => {
    const { userId, ...files } = await prepare(studio)
    const { output } = await outcomeOf(studio, await startAction(studio, userId, files))
    const { assets } = await listOwnMedia(studio.db, {
      userId,
      type: 'video',
      subtype: null,
      source: 'generation',
      albumId: null,
      cursor: null,
    })
    expect(assets.map(({ id }) => id)).toEqual([output?.['media_id']])
    expect((await listStories(studio.db, { userId, teamId: null })).stories).toEqual([])
  })

  test('the character can take the place of the one in the video', async () => {
    const { userId, ...files } = await prepare(studio)
    const { status, output } = await outcomeOf(studio, await startAction(studio, userId, { ...files, wan22Type: 'replace' }))
    expect(status).toBe('RUN_SUCCESS')
    expectLength((await clipOf(studio, output)).info, SHORT_SECONDS)
  })

  test('a character of runway-act2 may be a video (ED-66)', async () => {
    const { userId, referenceUrl } = await prepare(studio)
    const characterUrl = await studio.upload(userId, 'fox.mp4', await referenceVideo(3))
    const request = { characterUrl, characterType: 'video', referenceUrl, model: 'runway-act2' }
    expect((await outcomeOf(studio, await startAction(studio, userId, request))).status).toBe('RUN_SUCCESS')
  })

  test('a file that was deleted meanwhile fails the run in words, and costs nothing', async () => {
    const { userId, ...files } = await prepare(studio)
    await studio.pool.query(`CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN UPDATE media SET is_deleted = true WHERE id = NEW.input->>'referenceId'; RETURN NEW; END $$;
      CREATE TRIGGER lose AFTER INSERT ON run FOR EACH ROW EXECUTE FUNCTION lose()`)
    const runId = await startAction(studio, userId, files)
    await studio.pool.query('DROP TRIGGER lose ON run')
    expect(await outcomeOf(studio, runId)).toMatchObject({ status: 'RUN_FAILED', error: 'The reference video was deleted.' })
    expect(await studio.money(userId)).toMatchObject({ available: 1_000, held: 0 })
  })

  test('a canceled run gives its hold back', async () => {
    const { userId, ...files } = await prepare(studio)
    const runId = await startAction(studio, userId, files)
    await cancelRun(studio.stories, { viewer: { id: userId, teamId: null }, runId })
    expect((await outcomeOf(studio, runId)).status).toBe('RUN_CANCELED')
    expect(await studio.money(userId)).toMatchObject({ available: 1_000, held: 0 })
  })

  test('the same request with the same key is one run', async () => {
    const { userId, ...files } = await prepare(studio)
    const ids = [await startAction(studio, userId, files, { key: 'k' }), await startAction(studio, userId, files, { key: 'k' })]
    expect(ids[0]).toBe(ids[1])
  })

  test.each([
    ['without the feature of the model', {}, { features: ['app.action-video.runway-act2'] }, 'FORBIDDEN'],
    ['at a lower price than it has', { expected_credits: 99 }, {}, 'PRICE_CHANGED'],
    ['of a private address', { referenceUrl: 'http://127.0.0.1/dance.mp4' }, {}, 'INVALID_INPUT'],
    ['of a file that is not there', { referenceUrl: '/media/nothing/video.mp4' }, {}, 'INVALID_INPUT'],
  ])('a start %s is refused', async (_, change, options, code) => {
    const { userId, ...files } = await prepare(studio)
    await expect(startAction(studio, userId, { ...files, ...change }, options)).rejects.toMatchObject({ code })
    expect(await studio.money(userId)).toMatchObject({ available: 1_000, held: 0 })
  })

  test('files of somebody else, of another type and of another length are refused by name', async () => {
    const { userId, characterUrl, referenceUrl } = await prepare(studio)
    const stranger = await prepare(studio)
    const refused = (request: Record<string, unknown>) => startAction(studio, userId, { characterUrl, referenceUrl, ...request })
    await expect(refused({ characterUrl: stranger.characterUrl })).rejects.toMatchObject(
      fields('characterUrl', 'This file is not one of yours'),
    )
    await expect(refused({ referenceUrl: characterUrl })).rejects.toMatchObject(fields('referenceUrl', 'Please select a video'))
    const tooShort = await studio.upload(userId, 'short.mp4', await referenceVideo(2))
    await expect(refused({ referenceUrl: tooShort })).rejects.toMatchObject({
      message: 'Validation failed: Video too short. Minimum: 3s, your video: 2s',
    })
  })

  test('too few credits are 402, and nothing is held', async () => {
    const { userId, ...files } = await prepare(studio, { credits: 99 })
    await expect(startAction(studio, userId, files)).rejects.toMatchObject({ code: 'INSUFFICIENT_CREDITS' })
    expect(await studio.money(userId)).toMatchObject({ available: 99, held: 0 })
  })
})

describe('with a provider', () => {
  let fal: FalStandin
  let studio: Studio
  beforeAll(async () => {
    fal = await startFalStandin({ apiKey: 'fal-secret-key' })
    const connection = { provider: 'fal', name: 'FAL_KEY', baseUrl: fal.origin, apiUrl: `${fal.origin}/v1`, model: null } as const
    studio = await openStudio({ connections: [{ ...connection, apiKey: 'fal-secret-key', kinds: ['act'] }] })
    await studio.worker()
  })
  afterAll(async () => {
    await studio.close()
    await fal.close()
  })

  test('the model of the place is sent both files once; its video is fitted and gets the sound of the reference', async () => {
    const { userId, ...files } = await prepare(studio, { reference: long! })
    const { status, output } = await outcomeOf(studio, await startAction(studio, userId, { ...files, wan22Type: 'replace' }))
    expect(status).toBe('RUN_SUCCESS')
    expect(output?.['ai_model']).toBe('fal/fal-ai/wan/v2.2-14b/animate/replace')
    const { info } = await clipOf(studio, output)
    expect(info).toMatchObject({ width: 854, height: 480, fps: 30, hasAudio: true })
    expectLength(info, LONG_SECONDS)
    expect(fal.inputs).toHaveLength(1)
    expect(fal.inputs[0]).toEqual({
      seed: expect.any(Number),
      image_url: expect.stringMatching(/^data:image\/png;base64,/),
      video_url: expect.stringMatching(/^data:video\/mp4;base64,/),
      resolution: '480p',
    })
    expect(fal.ledger.charges).toHaveLength(1)
    expect(await studio.money(userId)).toMatchObject({ available: 800, held: 0 })
  })

  test('a lost answer is found again: one job, one charge', async () => {
    fal.script([{ fault: 'answer_lost' }])
    const charged = fal.ledger.charges.length
    const { userId, ...files } = await prepare(studio)
    const { status } = await outcomeOf(studio, await startAction(studio, userId, files))
    expect(status).toBe('RUN_SUCCESS')
    expect(fal.ledger.charges.length - charged).toBe(1)
  })

  test('a refusal, also with another seed, says so and costs nothing', async () => {
    fal.script([{ fault: 'refused', by: 'code' }], [{ fault: 'refused', by: 'code' }])
    const charged = fal.ledger.charges.length
    const { userId, ...files } = await prepare(studio)
    const { status, error } = await outcomeOf(studio, await startAction(studio, userId, files))
    expect(status).toBe('RUN_FAILED')
    expect(error).toMatch(/^Wan 2.2 Animate would not make this video/)
    expect(fal.ledger.charges.length).toBe(charged)
    expect(await studio.money(userId)).toMatchObject({ available: 1_000, held: 0 })
  })

  test('a model that no provider has is made by the built-in engine', async () => {
    const { userId, ...files } = await prepare(studio)
    const { output } = await outcomeOf(studio, await startAction(studio, userId, { ...files, model: 'runway-act2' }))
    expect(output?.['ai_model']).toBe('builtin/motion-transfer')
  })
})
