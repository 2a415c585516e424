import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { resumePreview } from '../../generation/resume-preview.ts'
import { continueStory } from '../../generation/sound-choice/continue-story.ts'
import { readSoundChoice } from '../../generation/sound-choice/read-sound-choice.ts'
import { cancelRun } from '../../runs/cancel-run.ts'
import { viewer } from '../regenerate/testing.ts'
import { ELEVEN_SPEECH, FAL_MUSIC, OPENAI_SPEECH, type SoundStudio, failAfterJobs, openSoundStudio } from '../testing/sound-studio.ts'
import { THREE_SHOTS } from '../testing/studio.ts'

const ASK = { advanced_settings: { when_unavailable: 'ask' } }

let sound: SoundStudio
beforeAll(async () => {
  sound = await openSoundStudio()
})
afterAll(() => sound.close())
beforeEach(() => {
  sound.eleven.script()
  sound.openai.script()
})

const preview = (facts: object) => sound.film({ is_preview: true, ...ASK, ...facts })
const choiceOf = (storyId: string) => readSoundChoice(sound.studio.stories, { viewer: viewer(sound.userId), storyId })
const continueWith = (storyId: string, madeBy: string | undefined, more: { expectedCredits?: number; key?: string } = {}) =>
  continueStory(sound.studio.stories, {
    viewer: viewer(sound.userId),
    storyId,
    madeBy,
    expectedCredits: more.expectedCredits,
    idempotencyKey: more.key ?? null,
  })
const resume = (storyId: string) => resumePreview(sound.studio.stories, { viewer: viewer(sound.userId), storyId, idempotencyKey: null })
const enginesOf = async (storyId: string) => (await sound.voicesOf(storyId)).map(({ ai_model }) => ai_model)
const setText = (storyId: string, place: number, text: string) =>
  sound.studio.pool.query(
    `UPDATE shot SET voice_over = $3 WHERE (story_id, shot_id) = (SELECT story_id, shot_id FROM shot WHERE story_id = $1 ORDER BY lexorank OFFSET $2 LIMIT 1)`,
    [storyId, place, text],
  )
/** Cancels the run of a story once its voices are these. */
async function cancelWhenSpoken(storyId: string, runId: string, engines: readonly (string | null)[]): Promise<void> {
  await expect.poll(() => enginesOf(storyId), { timeout: 60_000 }).toEqual(engines)
  await cancelRun(sound.studio.stories, { viewer: viewer(sound.userId), runId })
}

/** A preview whose voices are there, made by test 2. */
let paused = ''

test('a story whose speaker is down goes on with the chosen one: the same shots, one voice from the first word on, paid once', async () => {
  const { eleven, studio, userId, voicesOf } = sound
  failAfterJobs(eleven, 1)
  const before = (await studio.money(userId)).available
  const { status, storyId } = await preview({ background_music: null })
  expect(status).toBe('failed:generating_storyboard')
  expect((await studio.money(userId)).available).toBe(before)
  const shots = (await voicesOf(storyId)).map(({ shot_id }) => shot_id)
  const choice = await choiceOf(storyId)
  expect(choice).toEqual({
    sound: 'speech',
    credits: expect.any(Number),
    others: [{ provider: 'openai', name: 'GPT-4o mini TTS at OpenAI' }],
    has_built_in: true,
  })
  const credits = choice!.credits

  await expect(continueWith(storyId, 'fal')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(continueWith(storyId, 'openai', { expectedCredits: credits - 1 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
  await studio.pool.query(`INSERT INTO trial_submission (id, model, connection, usd) VALUES ('spent', 'm', 'B', 1)`)
  await sound.limitSpending('B', 0.5)
  await expect(continueWith(storyId, 'openai')).rejects.toMatchObject({ code: 'BUDGET_SPENT', data: { scope: 'connection' } })
  await sound.limitSpending('B', undefined)
  const key = `${storyId}-go`
  const [run, again] = [await continueWith(storyId, 'openai', { key }), await continueWith(storyId, 'openai', { key })]
  expect(again.workflowRunId).toBe(run.workflowRunId)
  expect((await studio.follow(run.workflowRunId)).status).toBe('completed')
  expect(await voicesOf(storyId)).toEqual(shots.map((shot_id) => ({ shot_id, ai_model: OPENAI_SPEECH })))
  const money = await studio.money(userId)
  expect([money.held, money.sum]).toEqual([0, money.available])
  expect(before - money.available).toBe(credits)
  expect(await choiceOf(storyId)).toBeNull()
  await expect(continueWith(storyId, 'openai')).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('music that its provider cannot make is made by the built-in composer; the voices are kept and not paid again', async () => {
  const { eleven, studio, userId, voicesOf } = sound
  const charged = eleven.ledger.charges.length
  failAfterJobs(eleven, 3)
  const { status, storyId } = await preview({ background_music: 'auto', script_content: THREE_SHOTS })
  expect(status).toBe('failed:generating_storyboard')
  const voices = await voicesOf(storyId)
  expect(voices.map(({ ai_model }) => ai_model)).toEqual([ELEVEN_SPEECH, ELEVEN_SPEECH, ELEVEN_SPEECH])
  expect(await choiceOf(storyId)).toMatchObject({ sound: 'music', others: [{ provider: 'fal' }], has_built_in: true })

  const failedAgain = await continueWith(storyId, undefined)
  expect((await studio.follow(failedAgain.workflowRunId)).status).toBe('failed:generating_storyboard')
  const { workflowRunId } = await continueWith(storyId, 'builtin')
  expect((await studio.follow(workflowRunId)).status).toBe('completed')
  expect(await voicesOf(storyId)).toEqual(voices)
  expect(eleven.ledger.charges.length - charged).toBe(3)
  const { rows } = await studio.pool.query<{ ai_model: string }>(`SELECT ai_model FROM media WHERE story_id = $1 AND role = 'music'`, [
    storyId,
  ])
  expect(rows).toEqual([{ ai_model: 'builtin/composer' }])
  const money = await studio.money(userId)
  expect([money.held, money.sum]).toEqual([0, money.available])
  paused = storyId
})

test('a resumed preview whose new words cannot be spoken is paused again, and goes on with the chosen speaker in all of its shots', async () => {
  const { eleven, studio, userId } = sound
  failAfterJobs(eleven, 0)
  await setText(paused, 0, 'The lighthouse keeper counts the stairs.')
  const { available } = await studio.money(userId)
  const end = await studio.follow((await resume(paused)).workflowRunId)
  expect([end.status, end.story?.status]).toEqual(['failed:generating_videos', 'paused'])
  expect((await studio.money(userId)).available).toBe(available)
  const choice = await choiceOf(paused)
  expect(choice).toMatchObject({ sound: 'speech', others: [{ provider: 'openai' }], has_built_in: true })

  const { workflowRunId, status } = await continueWith(paused, 'openai', { expectedCredits: choice!.credits })
  expect(status).toBe('processing:generating_videos')
  expect((await studio.money(userId)).held).toBe(choice!.credits)
  await cancelWhenSpoken(paused, workflowRunId, [OPENAI_SPEECH, OPENAI_SPEECH, OPENAI_SPEECH])
})

test('where the story allows it, a resumed preview changes to another speaker by itself: in all shots but the recorded ones', async () => {
  const { openai, studio } = sound
  failAfterJobs(openai, 0)
  await studio.pool.query(`UPDATE story SET category_inputs = category_inputs - 'advanced_settings' WHERE id = $1`, [paused])
  await setText(paused, 0, 'The lighthouse keeper rests on the stairs.')
  const recorded = (await sound.voicesOf(paused))[2]!
  await studio.pool.query(
    `UPDATE media SET source = 'user_upload', ai_model = NULL FROM shot WHERE media.id = shot.active_voice_over_audio_id AND shot.shot_id = $1`,
    [recorded.shot_id],
  )
  const { workflowRunId } = await resume(paused)
  await cancelWhenSpoken(paused, workflowRunId, [ELEVEN_SPEECH, ELEVEN_SPEECH, null])
})

test('a song that its provider cannot sing is sung by the chosen one', async () => {
  const { eleven, fal, studio, userId } = sound
  failAfterJobs(eleven, 0)
  const character = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' }
  const song = { music_url: '/songs/porch-light-letters.mp3', lyrics: '[00:01.00] The lamp is lit\nThe boat is home' }
  const request = { video_type: 'singing-dancing', character, is_preview: true, is_sung: true, ...song, ...ASK }
  const end = await studio.follow(await studio.startMusic(userId, request))
  expect(end.status).toBe('failed:creating_story')
  const storyId = end.story!.id
  expect(await choiceOf(storyId)).toMatchObject({ sound: 'song', others: [{ provider: 'fal' }], has_built_in: false })
  await expect(continueWith(storyId, 'builtin')).rejects.toMatchObject({ code: 'INVALID_INPUT' })

  const charged = fal.ledger.charges.length
  const { workflowRunId } = await continueWith(storyId, 'fal')
  expect((await studio.follow(workflowRunId, ({ status }) => status === 'processing:generating_storyboard')).status).toBe(
    'processing:generating_storyboard',
  )
  const { rows } = await studio.pool.query<{ ai_model: string }>(
    `SELECT m.ai_model FROM story_song s JOIN media m ON m.id = s.media_id WHERE s.story_id = $1`,
    [storyId],
  )
  expect(rows).toEqual([{ ai_model: FAL_MUSIC }])
  expect(fal.ledger.charges.length - charged).toBe(1)
  await cancelRun(studio.stories, { viewer: viewer(userId), runId: workflowRunId })
})
