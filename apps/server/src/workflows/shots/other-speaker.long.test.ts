import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outcomeOf, regenerate } from '../regenerate/testing.ts'
import { ELEVEN_SPEECH, FAL_MUSIC, OPENAI_SPEECH, type SoundStudio, failAfterJobs, openSoundStudio } from '../testing/sound-studio.ts'

let sound: SoundStudio
beforeAll(async () => {
  sound = await openSoundStudio()
})
afterAll(() => sound.close())
beforeEach(() => sound.eleven.script())

test('a film whose speaker goes down in the middle is spoken by another one from its first word on', async () => {
  const { eleven, studio, userId, film, voicesOf } = sound
  failAfterJobs(eleven, 1)
  const { status, storyId } = await film({ background_music: null })
  expect(status).toBe('completed')
  const voices = await voicesOf(storyId)
  expect(voices.length).toBeGreaterThan(1)
  expect(voices.map(({ ai_model }) => ai_model)).toEqual(voices.map(() => OPENAI_SPEECH))
  expect(eleven.ledger.charges).toHaveLength(1)

  eleven.script()
  const run = await regenerate(studio, { userId, storyId, shotId: voices[0]!.shot_id, mediaTypes: ['audio-voice-over'] })
  expect(await outcomeOf(studio, run)).toMatchObject({ status: 'RUN_SUCCESS', failed: [] })
  expect((await voicesOf(storyId)).map(({ ai_model }) => ai_model)).toEqual(voices.map(() => OPENAI_SPEECH))
  expect(eleven.ledger.charges).toHaveLength(1)
})

test('a creator who wants to be asked is told, and nobody else speaks', async () => {
  const { eleven, openai, studio, userId, film } = sound
  failAfterJobs(eleven, 0)
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
  const { eleven, fal, studio, film, voicesOf } = sound
  failAfterJobs(eleven, 2)
  const { status, storyId } = await film({ background_music: 'auto' })
  expect(status).toBe('completed')
  expect((await voicesOf(storyId)).map(({ ai_model }) => ai_model)).toEqual([ELEVEN_SPEECH, ELEVEN_SPEECH])
  const { rows } = await studio.pool.query<{ ai_model: string; title: string }>(
    `SELECT ai_model, title FROM media WHERE story_id = $1 AND role = 'music'`,
    [storyId],
  )
  expect(rows).toMatchObject([{ ai_model: FAL_MUSIC, title: expect.stringMatching(/ music by .+/u) }])
  expect(fal.ledger.charges).toHaveLength(1)
})
