import type { Connection } from '@fablecut/generation/provider/connection'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  API_KEY,
  type ElevenLabsStandin,
  startElevenLabsStandin,
} from '../../../../../../tests/standins/elevenlabs/start-elevenlabs-standin.ts'
import { timeline } from '../../../platform/database/schema.ts'
import { readStoredTimeline } from '../../../platform/database/stored-timeline.ts'
import { outcomeOf, regenerate } from '../../regenerate/testing.ts'
import { type Studio, openStudio } from '../../testing/studio.ts'
import { SCRIPT, expectTimed, storyOf, voicesOf, wordsOf } from './testing.ts'

const submissionsOf = async ({ pool }: Studio): Promise<string[]> =>
  (await pool.query<{ state: string }>('SELECT state FROM call_submission ORDER BY submitted_at')).rows.map(({ state }) => state)

describe('voices of a provider that tells when each word is said', () => {
  let eleven: ElevenLabsStandin
  let studio: Studio
  let storyId = ''
  let userId = ''
  beforeAll(async () => {
    eleven = await startElevenLabsStandin()
    const account: Connection = {
      provider: 'elevenlabs',
      name: 'ELEVENLABS_API_KEY',
      baseUrl: eleven.origin,
      apiKey: API_KEY,
      kinds: ['speech', 'music'],
      model: null,
    }
    studio = await openStudio({ connections: [account] })
    await studio.worker()
    userId = await studio.account({ credits: 100_000 })
  })
  afterAll(async () => {
    await studio.close()
    await eleven.close()
  })

  test('speak a film, whose captions show its words at those times', async () => {
    const runId = await studio.start(userId, { script_content: SCRIPT, voiceover_voice: 'ivy', background_music: 'auto' })
    expect((await studio.follow(runId)).status).toBe('completed')
    storyId = await storyOf(studio, runId)
    const voices = await voicesOf(studio, storyId)
    expect(voices.map(({ ai_model }) => ai_model)).toEqual(voices.map(() => 'elevenlabs/eleven_multilingual_v2'))
    expect(voices.map(({ prompt }) => prompt).toSorted()).toEqual(SCRIPT.split(/(?<=\.) /u).toSorted())
    for (const voice of voices) {
      expectTimed(voice)
      // The stand-in says each letter in the same time.
      const letter = voice.metadata.words[0]!.endSeconds / wordsOf(voice.prompt)[0]!.length
      expect(voice.metadata.words.at(-1)!.endSeconds).toBeCloseTo(letter * voice.prompt.length, 1)
    }
    const [songs, spoken] = [eleven.bodies.filter(({ voice }) => voice === null), eleven.bodies.filter(({ voice }) => voice !== null)]
    expect(spoken.map(({ voice }) => voice)).toEqual(voices.map(() => 'EXAVITQu4vr4xnSDxMaL'))
    expect(songs).toMatchObject([{ body: { force_instrumental: true, prompt: expect.stringMatching(/^Instrumental background music/u) } }])
    const made = [...voices, ...songs]
    expect([eleven.ledger.charges.length, await submissionsOf(studio)]).toEqual([made.length, made.map(() => 'kept')])
    const { rows } = await studio.pool.query<{ ai_model: string; metadata: { duration: number; hasVoice: boolean } }>(
      `SELECT ai_model, metadata FROM media WHERE story_id = $1 AND role = 'music'`,
      [storyId],
    )
    const narrated = voices.reduce((sum, { metadata }) => sum + metadata.durationSeconds, 0)
    expect(rows).toMatchObject([{ ai_model: 'elevenlabs/music_v1', metadata: { hasVoice: false } }])
    expect(rows[0]!.metadata.duration).toBeGreaterThan(narrated)

    const [stored] = await studio.db.select().from(timeline).where(eq(timeline.storyId, storyId))
    const captions = readStoredTimeline(stored!).tracks.flatMap(({ items }) => items.filter((item) => item.type === 'caption'))
    const shown = captions.flatMap(({ caption }) => caption.data.words ?? []).map(({ text }) => text)
    expect(shown).toEqual(wordsOf(SCRIPT))
  })

  test('speak a further take once, with another seed', async () => {
    const [first] = await voicesOf(studio, storyId)
    const charged = eleven.ledger.charges.length
    const run = await regenerate(studio, { userId, storyId, shotId: first!.shot_id, mediaTypes: ['audio-voice-over'] })
    expect(await outcomeOf(studio, run)).toMatchObject({ status: 'RUN_SUCCESS', failed: [] })
    const again = (await voicesOf(studio, storyId)).at(-1)!
    expect([again.shot_id, again.ai_model]).toEqual([first!.shot_id, 'elevenlabs/eleven_multilingual_v2'])
    expectTimed(again)
    expect(eleven.ledger.charges).toHaveLength(charged + 1)
  })

  test('are looked for where an answer was lost, and asked for once more where nobody can decode them', async () => {
    const other = await studio.account({ credits: 100_000 })
    const charged = eleven.ledger.charges.length
    eleven.script([{ fault: 'answer_lost' }], [{ fault: 'media', as: 'html' }])
    const runId = await studio.start(other, { script_content: SCRIPT, background_music: '' })
    expect((await studio.follow(runId)).status).toBe('completed')
    const voices = await voicesOf(studio, await storyOf(studio, runId))
    for (const voice of voices) expectTimed(voice)
    expect(eleven.ledger.charges).toHaveLength(charged + voices.length + 1)
  })

  test('that the policy forbids end the film in words, and cost nothing', async () => {
    eleven.script(...Array.from({ length: 4 }, () => [{ fault: 'refused', by: 'code' } as const]))
    const userId = await studio.account({ credits: 100_000 })
    const failed = await studio.follow(await studio.start(userId, { script_content: SCRIPT, background_music: '' }))
    expect(JSON.stringify(failed)).toMatch(/would not make the voice of .+ nothing was charged/u)
    expect(await studio.money(userId)).toMatchObject({ held: 0, available: 100_000 })
  })
})
