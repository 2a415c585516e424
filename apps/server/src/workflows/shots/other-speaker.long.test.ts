import type { Connection } from '@fablecut/generation/provider/connection'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  API_KEY,
  type ElevenLabsStandin,
  startElevenLabsStandin,
} from '../../../../../tests/standins/elevenlabs/start-elevenlabs-standin.ts'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import type { Fault } from '../../../../../tests/standins/faults.ts'
import { type OpenAiStandin, startOpenAiStandin } from '../../../../../tests/standins/openai/start-openai-standin.ts'
import { outcomeOf, regenerate } from '../regenerate/testing.ts'
import { type Studio, openStudio } from '../testing/studio.ts'

const SCRIPT = 'The lighthouse keeper lights his lamp at dusk. A small boat finds its way home.'
const ELEVEN = 'elevenlabs/eleven_multilingual_v2'
const OPENAI = 'openai/gpt-4o-mini-tts'

let eleven: ElevenLabsStandin
let openai: OpenAiStandin
let fal: FalStandin
let studio: Studio
let userId = ''
beforeAll(async () => {
  eleven = await startElevenLabsStandin()
  openai = await startOpenAiStandin({ apiKey: 'sk-secret' })
  fal = await startFalStandin({ apiKey: 'fal-secret-key' })
  const connections: Connection[] = [
    { provider: 'elevenlabs', name: 'A', baseUrl: eleven.origin, apiKey: API_KEY, kinds: ['speech', 'music'], model: null },
    { provider: 'openai', name: 'B', baseUrl: openai.baseUrl, apiKey: 'sk-secret', kinds: ['speech'], model: null },
    {
      provider: 'fal',
      name: 'C',
      baseUrl: fal.origin,
      apiUrl: `${fal.origin}/v1`,
      apiKey: 'fal-secret-key',
      kinds: ['music'],
      model: null,
    },
  ]
  studio = await openStudio({ connections })
  await studio.worker()
  userId = await studio.account({ credits: 100_000 })
})
afterAll(async () => {
  await studio.close()
  await Promise.all([eleven.close(), openai.close(), fal.close()])
})
beforeEach(() => eleven.script())

const NO_CREDIT: readonly Fault[] = [{ fault: 'no_credit' }]
const isDownAfter = (jobs: number): void => eleven.script(...Array.from({ length: 40 }, (_, job) => (job < jobs ? [] : NO_CREDIT)))

async function film(facts: object) {
  const runId = await studio.start(userId, { script_content: SCRIPT, voiceover_voice: 'ivy', ...facts })
  const { status } = await studio.follow(runId)
  const { rows } = await studio.pool.query<{ story_id: string; error: string | null }>('SELECT story_id, error FROM run WHERE id = $1', [
    runId,
  ])
  return { status, storyId: rows[0]!.story_id, error: rows[0]!.error }
}

type Voice = { shot_id: string; ai_model: string }
const voicesOf = async (storyId: string): Promise<Voice[]> =>
  (
    await studio.pool.query<Voice>(
      `SELECT shot.shot_id, media.ai_model FROM shot JOIN media ON media.id = shot.active_voice_over_audio_id WHERE shot.story_id = $1`,
      [storyId],
    )
  ).rows

test('a film whose speaker goes down in the middle is spoken by another one from its first word on', async () => {
  isDownAfter(1)
  const { status, storyId } = await film({ background_music: null })
  expect(status).toBe('completed')
  const voices = await voicesOf(storyId)
  expect(voices.length).toBeGreaterThan(1)
  expect(voices.map(({ ai_model }) => ai_model)).toEqual(voices.map(() => OPENAI))
  expect(eleven.ledger.charges).toHaveLength(1)

  eleven.script()
  const run = await regenerate(studio, { userId, storyId, shotId: voices[0]!.shot_id, mediaTypes: ['audio-voice-over'] })
  expect(await outcomeOf(studio, run)).toMatchObject({ status: 'RUN_SUCCESS', failed: [] })
  expect((await voicesOf(storyId)).map(({ ai_model }) => ai_model)).toEqual(voices.map(() => OPENAI))
  expect(eleven.ledger.charges).toHaveLength(1)
})

test('a creator who wants to be asked is told, and nobody else speaks', async () => {
  isDownAfter(0)
  const charged = openai.ledger.charges.length
  const { status, error } = await film({ background_music: null, advanced_settings: { when_unavailable: 'ask' } })
  expect(status).toBe('failed:generating_storyboard')
  expect(error).toMatch(
    /^Eleven Multilingual v2 could not make the voice of “.+”: its account has no credit left\. Try again, use GPT-4o mini TTS at OpenAI or use the built-in narrator: nothing was charged\.$/u,
  )
  expect(openai.ledger.charges).toHaveLength(charged)
  const { held, available, sum } = await studio.money(userId)
  expect([held, sum]).toEqual([0, available])
})

test('music is made by another provider, and its name and take say by which', async () => {
  isDownAfter(2)
  const { status, storyId } = await film({ background_music: 'auto' })
  expect(status).toBe('completed')
  expect((await voicesOf(storyId)).map(({ ai_model }) => ai_model)).toEqual([ELEVEN, ELEVEN])
  const { rows } = await studio.pool.query<{ ai_model: string; title: string }>(
    `SELECT ai_model, title FROM media WHERE story_id = $1 AND role = 'music'`,
    [storyId],
  )
  expect(rows).toMatchObject([{ ai_model: 'fal/fal-ai/elevenlabs/music', title: expect.stringMatching(/ music by .+/u) }])
  expect(fal.ledger.charges).toHaveLength(1)
})
