import type { AudioItem } from '@fablecut/domain/timeline/model'
import type { SpokenWord } from '@fablecut/generation/ports/options'
import type { Connection } from '@fablecut/generation/provider/connection'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  API_KEY,
  type ElevenLabsStandin,
  startElevenLabsStandin,
} from '../../../../../tests/standins/elevenlabs/start-elevenlabs-standin.ts'
import { type OpenAiStandin, startOpenAiStandin } from '../../../../../tests/standins/openai/start-openai-standin.ts'
import { wavOf } from '../../../../../tests/standins/media.ts'
import { generateCaption } from '../../editor/generate-caption.ts'
import { mediaIdOf } from '../../media/require-own-media-urls.ts'
import { timeline } from '../../platform/database/schema.ts'
import { readStoredTimeline } from '../../platform/database/stored-timeline.ts'
import { createStory } from '../../stories/create-story.ts'
import { outcomeOf, regenerate } from '../regenerate/testing.ts'
import { type Studio, openStudio } from '../testing/studio.ts'

const SCRIPT = 'The lighthouse keeper lights his lamp at dusk. A small boat finds its way home.'
const wordsOf = (text: string): string[] => text.split(' ')

type VoiceRow = {
  id: string
  ai_model: string
  shot_id: string
  prompt: string
  metadata: { durationSeconds: number; words: SpokenWord[] }
}
const voicesOf = async ({ pool }: Studio, storyId: string): Promise<VoiceRow[]> =>
  (
    await pool.query<VoiceRow>(
      `SELECT id, ai_model, shot_id, prompt, metadata FROM media
       WHERE story_id = $1 AND role = 'voiceover' AND status = 'completed' ORDER BY created_at`,
      [storyId],
    )
  ).rows
const storyOf = async ({ pool }: Studio, runId: string): Promise<string> =>
  (await pool.query<{ story_id: string }>('SELECT story_id FROM run WHERE id = $1', [runId])).rows[0]!.story_id
const submissionsOf = async ({ pool }: Studio): Promise<string[]> =>
  (await pool.query<{ state: string }>('SELECT state FROM call_submission ORDER BY submitted_at')).rows.map(({ state }) => state)

function expectTimed({ prompt, metadata: { words, durationSeconds } }: VoiceRow): void {
  expect(words.map(({ text }) => text)).toEqual(wordsOf(prompt))
  let from = 0
  for (const { startSeconds, endSeconds } of words) {
    expect(startSeconds).toBeGreaterThanOrEqual(from)
    expect(endSeconds).toBeGreaterThanOrEqual(startSeconds)
    from = endSeconds
  }
  expect(from).toBeLessThanOrEqual(durationSeconds)
}

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

describe('a provider that sings', () => {
  let eleven: ElevenLabsStandin
  let studio: Studio
  beforeAll(async () => {
    eleven = await startElevenLabsStandin()
    const account = { provider: 'elevenlabs', name: 'ELEVENLABS_API_KEY', baseUrl: eleven.origin, apiKey: API_KEY, model: null } as const
    studio = await openStudio({ connections: [{ ...account, kinds: ['music'] }] })
    await studio.worker()
  })
  afterAll(async () => {
    await studio.close()
    await eleven.close()
  })
  const character = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' }
  const request = { video_type: 'singing-dancing', character, is_preview: true, is_sung: true, music_url: '/songs/porch-light-letters.mp3' }

  test('makes the song of a music video with its words, once', async () => {
    const userId = await studio.account({ credits: 100_000 })
    const runId = await studio.startMusic(userId, { ...request, lyrics: '[00:01.00] The lamp is lit\nThe boat is home' })
    expect((await studio.follow(runId)).status).not.toBe('failed')
    expect(eleven.bodies.map(({ body }) => body)).toMatchObject([{ force_instrumental: false, music_length_ms: 60_000 }])
    expect(eleven.bodies[0]!.body.prompt).toMatch(/Porch Light Letters.*\nLyrics:\nThe lamp is lit\nThe boat is home$/su)
    const { rows } = await studio.pool.query<{ ai_model: string; metadata: { duration: number }; lines: { text: string }[] }>(
      `SELECT m.ai_model, m.metadata, s.lines FROM story_song s JOIN media m ON m.id = s.media_id JOIN run r ON r.story_id = s.story_id
       WHERE r.id = $1`,
      [runId],
    )
    expect(rows[0]).toMatchObject({ ai_model: 'elevenlabs/music_v1', metadata: { duration: 60, hasVoice: true } })
    expect(rows[0]!.lines.map(({ text }) => text)).toEqual(['The lamp is lit', 'The boat is home'])
    expect(eleven.ledger.charges).toHaveLength(1)
  })

  test.each([
    ['a song without words', { music_url: '/songs/glass-harbour.mp3' }, /words that are sung/u],
    ['an own file', { music_url: '/media/m1/song.mp3' }, /not one of yours/u],
  ])('is not asked for %s', async (_, changes, message) => {
    const userId = await studio.account({ credits: 100_000 })
    await expect(studio.startMusic(userId, { ...request, ...changes })).rejects.toThrow(message)
  })
})

describe('servers that speak and listen', () => {
  let openai: OpenAiStandin
  let studio: Studio
  beforeAll(async () => {
    openai = await startOpenAiStandin({ apiKey: null, models: ['piper', 'whisper-large'] })
    const server = { provider: 'openai', baseUrl: openai.baseUrl, apiKey: null } as const
    studio = await openStudio({
      connections: [
        { ...server, name: 'SPEECH_BASE_URL', kinds: ['speech'], model: 'piper', voice: 'my-voice' },
        { ...server, name: 'TRANSCRIPTION_BASE_URL', kinds: ['transcription'], model: 'whisper-large' },
      ],
    })
    await studio.worker()
  })
  afterAll(async () => {
    await studio.close()
    await openai.close()
  })

  test('without times of words have them aligned', async () => {
    const userId = await studio.account({ credits: 100_000 })
    const runId = await studio.start(userId, { script_content: SCRIPT })
    expect((await studio.follow(runId)).status).toBe('completed')
    const voices = await voicesOf(studio, await storyOf(studio, runId))
    expect(voices.map(({ ai_model }) => ai_model)).toEqual(voices.map(() => 'openai/piper'))
    for (const voice of voices) expectTimed(voice)
    expect(openai.calls.map(({ fields }) => [fields.voice, fields.response_format])).toEqual(voices.map(() => ['my-voice', 'wav']))
  })

  test('find the words of a sound for its captions, once', async () => {
    const userId = await studio.account({ credits: 1_000 })
    const { id: storyId } = await createStory(studio, {
      userId,
      teamId: null,
      input: { title: 'Cut', category_id: 'create_from_scratch' },
      idempotencyKey: null,
    })
    const mediaAssetId = mediaIdOf(await studio.upload(userId, 'voice.wav', wavOf('a voice', 4)))!
    const item: AudioItem = {
      id: 'o',
      type: 'audio',
      startTimeInFrames: 0,
      durationInFrames: 90,
      mediaAssetId,
      sourceTrimStartFrames: 30,
      sourceTrimEndFrames: 120,
    }
    const outcome = await generateCaption(studio.stories, studio.hub, {
      viewer: { id: userId, teamId: null },
      storyId,
      tracks: [{ id: 'VO', items: [item] }],
      fps: 30,
      strategy: 'sentence',
      language: 'en',
      expectedCredits: undefined,
    })
    const heard = outcome.success ? outcome.captions['VO']!.items : []
    expect(heard.map(({ caption }) => caption.data.text).join(' ')).toMatch(/^once upon a time/u)
    expect(heard[0]!.startTimeInFrames).toBe(0)
    const calls = openai.calls.filter(({ path }) => path.endsWith('/transcriptions'))
    expect(calls).toMatchObject([{ fields: { model: 'whisper-large', language: 'en' }, files: { file: [{ name: 'file.wav' }] } }])
    // The part that is used, of 3 s at 16 kHz, and a header.
    expect(Math.abs(calls[0]!.files['file']![0]!.bytes - 3 * 32_000)).toBeLessThan(1_000)
  })
})
