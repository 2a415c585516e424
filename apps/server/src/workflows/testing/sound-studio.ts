import type { Connection } from '@fablecut/generation/provider/connection'
import {
  API_KEY,
  type ElevenLabsStandin,
  startElevenLabsStandin,
} from '../../../../../tests/standins/elevenlabs/start-elevenlabs-standin.ts'
import { type FalStandin, startFalStandin } from '../../../../../tests/standins/fal/start-fal-standin.ts'
import type { Fault } from '../../../../../tests/standins/faults.ts'
import { type OpenAiStandin, startOpenAiStandin } from '../../../../../tests/standins/openai/start-openai-standin.ts'
import { type Studio, openStudio } from './studio.ts'

export const ELEVEN_SPEECH = 'elevenlabs/eleven_multilingual_v2'
export const OPENAI_SPEECH = 'openai/gpt-4o-mini-tts'
export const FAL_MUSIC = 'fal/fal-ai/elevenlabs/music'

const TWO_SHOTS = 'The lighthouse keeper lights his lamp at dusk. A small boat finds its way home.'
const NO_CREDIT: readonly Fault[] = [{ fault: 'no_credit' }]

/** The provider makes `jobs` more, then its account is empty. */
export const failAfterJobs = (provider: Pick<ElevenLabsStandin | OpenAiStandin, 'script'>, jobs: number): void =>
  provider.script(...Array.from({ length: 40 }, (_, job) => (job < jobs ? [] : NO_CREDIT)))

type Voice = { readonly shot_id: string; readonly ai_model: string | null }

export type SoundStudio = Awaited<ReturnType<typeof openSoundStudio>>

/** A studio with a worker and an account, connected to two providers that speak, ElevenLabs and OpenAI, and two that make music, ElevenLabs and fal, in this order. */
export async function openSoundStudio() {
  const eleven = await startElevenLabsStandin()
  const openai = await startOpenAiStandin({ apiKey: 'sk-secret' })
  const fal = await startFalStandin({ apiKey: 'fal-secret-key' })
  const connections = connectionsOf(eleven, openai, fal)
  const studio: Studio = await openStudio({ connections })
  await studio.worker()
  const userId = await studio.account({ credits: 100_000 })
  return {
    eleven,
    openai,
    fal,
    studio,
    userId,
    /** Makes a film of a script; returns how its run ended. */
    async film(facts: object) {
      const runId = await studio.start(userId, { script_content: TWO_SHOTS, voiceover_voice: 'ivy', ...facts })
      const { status } = await studio.follow(runId)
      const { rows } = await studio.pool.query<{ story_id: string; error: string | null }>(
        'SELECT story_id, error FROM run WHERE id = $1',
        [runId],
      )
      return { status, storyId: rows[0]!.story_id, error: rows[0]!.error }
    },
    /** Who speaks each shot of a story, in order. */
    async voicesOf(storyId: string): Promise<Voice[]> {
      const { rows } = await studio.pool.query<Voice>(
        `SELECT shot.shot_id, media.ai_model FROM shot LEFT JOIN media ON media.id = shot.active_voice_over_audio_id WHERE shot.story_id = $1 ORDER BY lexorank`,
        [storyId],
      )
      return rows
    },
    /** Sets what a connection may spend in a day, in US dollars; undefined: as much as it likes. */
    limitSpending: (name: string, dailyBudgetUsd: number | undefined) =>
      studio.connect(connections.map((each) => (each.name === name && dailyBudgetUsd !== undefined ? { ...each, dailyBudgetUsd } : each))),
    async close(): Promise<void> {
      await studio.close()
      await Promise.all([eleven.close(), openai.close(), fal.close()])
    },
  }
}

function connectionsOf(eleven: ElevenLabsStandin, openai: OpenAiStandin, fal: FalStandin): readonly Connection[] {
  return [
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
}
