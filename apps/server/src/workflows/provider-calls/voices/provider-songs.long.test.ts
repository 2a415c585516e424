import type { AudioItem } from '@fablecut/domain/timeline/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  API_KEY,
  type ElevenLabsStandin,
  startElevenLabsStandin,
} from '../../../../../../tests/standins/elevenlabs/start-elevenlabs-standin.ts'
import { type OpenAiStandin, startOpenAiStandin } from '../../../../../../tests/standins/openai/start-openai-standin.ts'
import { wavOf } from '../../../../../../tests/standins/media.ts'
import { generateCaption } from '../../../editor/generate-caption.ts'
import { mediaIdOf } from '../../../media/require-own-media-urls.ts'
import { createStory } from '../../../stories/create-story.ts'
import { type Studio, openStudio } from '../../testing/studio.ts'
import { SCRIPT, expectTimed, storyOf, voicesOf } from './testing.ts'

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
