import type { Connection } from '@fablecut/generation/provider/connection'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  API_KEY,
  type ElevenLabsStandin,
  startElevenLabsStandin,
} from '../../../../../tests/standins/elevenlabs/start-elevenlabs-standin.ts'
import type { Fault } from '../../../../../tests/standins/faults.ts'
import { type OpenAiStandin, startOpenAiStandin } from '../../../../../tests/standins/openai/start-openai-standin.ts'
import { continueStory } from '../../generation/sound-choice/continue-story.ts'
import { readSoundChoice } from '../../generation/sound-choice/read-sound-choice.ts'
import { viewer } from '../regenerate/testing.ts'
import { type Studio, openStudio } from '../testing/studio.ts'

const SCRIPT = 'The lighthouse keeper lights his lamp at dusk. A small boat finds its way home.'
const ELEVEN = 'elevenlabs/eleven_multilingual_v2'
const OPENAI = 'openai/gpt-4o-mini-tts'

let eleven: ElevenLabsStandin
let openai: OpenAiStandin
let studio: Studio
let userId = ''
beforeAll(async () => {
  eleven = await startElevenLabsStandin()
  openai = await startOpenAiStandin({ apiKey: 'sk-secret' })
  const connections: Connection[] = [
    { provider: 'elevenlabs', name: 'A', baseUrl: eleven.origin, apiKey: API_KEY, kinds: ['speech', 'music'], model: null },
    { provider: 'openai', name: 'B', baseUrl: openai.baseUrl, apiKey: 'sk-secret', kinds: ['speech'], model: null },
  ]
  studio = await openStudio({ connections })
  await studio.worker()
  userId = await studio.account({ credits: 100_000 })
})
afterAll(async () => {
  await studio.close()
  await Promise.all([eleven.close(), openai.close()])
})

const NO_CREDIT: readonly Fault[] = [{ fault: 'no_credit' }]
/** The provider makes `jobs` more, then its account is empty. */
const isDownAfter = (jobs: number): void => eleven.script(...Array.from({ length: 40 }, (_, job) => (job < jobs ? [] : NO_CREDIT)))

async function preview(facts: object) {
  const ask = { advanced_settings: { when_unavailable: 'ask' } }
  const runId = await studio.start(userId, { script_content: SCRIPT, voiceover_voice: 'ivy', is_preview: true, ...ask, ...facts })
  const { status } = await studio.follow(runId)
  const { rows } = await studio.pool.query<{ story_id: string }>('SELECT story_id FROM run WHERE id = $1', [runId])
  return { status, storyId: rows[0]!.story_id }
}

const choiceOf = (storyId: string) => readSoundChoice(studio.stories, { viewer: viewer(userId), storyId })
const goOn = (storyId: string, madeBy: string | undefined, more: { expectedCredits?: number; key?: string } = {}) =>
  continueStory(studio.stories, {
    viewer: viewer(userId),
    storyId,
    madeBy,
    expectedCredits: more.expectedCredits,
    idempotencyKey: more.key ?? null,
  })

type Voice = { shot_id: string; ai_model: string | null }
const voicesOf = async (storyId: string): Promise<Voice[]> =>
  (
    await studio.pool.query<Voice>(
      `SELECT shot.shot_id, media.ai_model FROM shot LEFT JOIN media ON media.id = shot.active_voice_over_audio_id WHERE shot.story_id = $1 ORDER BY lexorank`,
      [storyId],
    )
  ).rows

test('a story whose speaker is down goes on with the chosen one: the same shots, one voice from the first word on, paid once', async () => {
  isDownAfter(1)
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

  await expect(goOn(storyId, 'fal')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(goOn(storyId, 'openai', { expectedCredits: credits - 1 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' })
  const key = `${storyId}-go`
  const [run, again] = [await goOn(storyId, 'openai', { key }), await goOn(storyId, 'openai', { key })]
  expect(again.workflowRunId).toBe(run.workflowRunId)
  expect((await studio.follow(run.workflowRunId)).status).toBe('completed')
  expect(await voicesOf(storyId)).toEqual(shots.map((shot_id) => ({ shot_id, ai_model: OPENAI })))
  const money = await studio.money(userId)
  expect([money.held, money.sum]).toEqual([0, money.available])
  expect(before - money.available).toBe(credits)
  expect(await choiceOf(storyId)).toBeNull()
  await expect(goOn(storyId, 'openai')).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('music that its provider cannot make is made by the built-in composer; the voices are kept and not paid again', async () => {
  const charged = eleven.ledger.charges.length
  isDownAfter(2)
  const { status, storyId } = await preview({ background_music: 'auto' })
  expect(status).toBe('failed:generating_storyboard')
  const voices = await voicesOf(storyId)
  expect(voices.map(({ ai_model }) => ai_model)).toEqual([ELEVEN, ELEVEN])
  expect(await choiceOf(storyId)).toMatchObject({ sound: 'music', others: [], has_built_in: true })

  const failedAgain = await goOn(storyId, undefined)
  expect((await studio.follow(failedAgain.workflowRunId)).status).toBe('failed:generating_storyboard')
  const { workflowRunId } = await goOn(storyId, 'builtin')
  expect((await studio.follow(workflowRunId)).status).toBe('completed')
  expect(await voicesOf(storyId)).toEqual(voices)
  expect(eleven.ledger.charges.length - charged).toBe(2)
  const { rows } = await studio.pool.query<{ ai_model: string }>(`SELECT ai_model FROM media WHERE story_id = $1 AND role = 'music'`, [
    storyId,
  ])
  expect(rows).toEqual([{ ai_model: 'builtin/composer' }])
  const money = await studio.money(userId)
  expect([money.held, money.sum]).toEqual([0, money.available])
})
