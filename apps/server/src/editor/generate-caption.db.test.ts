import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AudioItem } from '@fablecut/domain/timeline/model'
import { createNarrator } from '@fablecut/studio/narrator'
import type { SpeechMetadata } from '@fablecut/generation/ports/options'
import { runFfmpeg } from '@fablecut/render/export/ffmpeg'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { media } from '../platform/database/schema.ts'
import { createStory } from '../stories/create-story.ts'
import { mediaIdOf } from '../media/require-own-media-urls.ts'
import { type Studio, openStudio } from '../workflows/testing/studio.ts'
import { type CaptionDetection, generateCaption } from './generate-caption.ts'

// Ignores voices installed on the developer's machine.
vi.stubEnv('FABLECUT_DATA', '/nowhere')
afterAll(() => void vi.unstubAllEnvs())

const FAILED = 'This sound could not be listened to. Nothing was charged'
const SCRIPT = 'A fox walks home. The river is cold tonight, and the lamp is lit.'

let studio: Studio
let [userId, storyId, voice, upload] = ['', '', '', '']
let spoken: SpeechMetadata['words'] = []
let spokenAudio = new Uint8Array()

beforeAll(async () => {
  studio = await openStudio()
  await studio.worker({ faults: [{ engine: 'listener', kind: 'throw', times: 1 }] })
  userId = await studio.account({ credits: 1000 })
  storyId = await newStory(userId)
  const { audio, providerMetadata } = await createNarrator().doGenerate({ text: SCRIPT, voice: 'rowan', language: 'en' })
  spoken = (providerMetadata!['fablecut'] as unknown as SpeechMetadata).words
  spokenAudio = new Uint8Array(audio as Uint8Array)
  voice = await saveAudio(userId, spokenAudio)
  upload = await saveAudio(userId, spokenAudio)
  await studio.db
    .update(media)
    .set({ metadata: { ...(providerMetadata!['fablecut'] as object) } })
    .where(eq(media.id, voice))
})
afterAll(() => studio.close())

const newStory = async (owner: string): Promise<string> => {
  const input = { title: 'Cut', category_id: 'create_from_scratch' } as const
  return (await createStory(studio, { userId: owner, teamId: null, input, idempotencyKey: null })).id
}
const saveAudio = async (owner: string, audio: Uint8Array): Promise<string> => mediaIdOf(await studio.upload(owner, 'voice.wav', audio))!

const item = (mediaAssetId: string, changes: Partial<AudioItem> = {}): AudioItem => ({
  id: 'o',
  type: 'audio',
  startTimeInFrames: 0,
  durationInFrames: 300,
  mediaAssetId,
  sourceTrimStartFrames: 0,
  sourceTrimEndFrames: 300,
  ...changes,
})
const detect = (items: readonly AudioItem[], changes: Partial<CaptionDetection> = {}) =>
  generateCaption(studio.stories, studio.hub, {
    viewer: { id: userId, teamId: null },
    storyId,
    tracks: [{ id: 'VO', items }],
    fps: 30,
    strategy: 'sentence',
    language: undefined,
    expectedCredits: undefined,
    ...changes,
  })
const captionsOf = (outcome: Awaited<ReturnType<typeof detect>>) => (outcome.success ? outcome.captions['VO'] : undefined)
const available = async (): Promise<number> => (await studio.money(userId)).available
const silence = (seconds: number): Uint8Array => {
  const wav = Buffer.alloc(44 + seconds * 16_000)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(36 + seconds * 16_000, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(8000, 24)
  wav.writeUInt32LE(16_000, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(seconds * 16_000, 40)
  return wav
}

describe('known text', () => {
  test("of the narrator is used, at the narrator's times, with the time of each word", async () => {
    const detected = captionsOf(await detect([item(voice)]))!
    expect(detected.how).toBe('aligned')
    expect(detected.items.map(({ caption }) => caption.data.text).join(' ')).toBe(SCRIPT)
    const words = detected.items.flatMap(({ startTimeInFrames, caption }) =>
      caption.data.words!.map((word) => startTimeInFrames + word.startTimeInFrames),
    )
    expect(words).toEqual(spoken.map(({ startSeconds }) => Math.round(startSeconds * 30)))
  })

  test('follows trim and speed', async () => {
    const [first, last] = [spoken.find(({ text }) => text === 'The')!, spoken.at(-1)!]
    const from = Math.floor(first.startSeconds * 30) - 2
    const to = Math.ceil(last.endSeconds * 30) + 2
    const place = { startTimeInFrames: 600, sourceTrimStartFrames: from, sourceTrimEndFrames: to, speed: 2 }
    const detected = captionsOf(await detect([item(voice, { ...place, durationInFrames: Math.round((to - from) / 2) })]))!
    expect(detected.items.map(({ caption }) => caption.data.text).join(' ')).toBe('The river is cold tonight, and the lamp is lit.')
    expect(detected.items[0]!.startTimeInFrames).toBeCloseTo(600 + (first.startSeconds * 30 - from) / 2, -0.5)
    expect(detected.items.at(-1)!.startTimeInFrames).toBeLessThan(600 + (to - from) / 2)
  })

  test('of a song is used from the tags of its file', async () => {
    const [from, to] = [join(studio.folder, 'said.wav'), join(studio.folder, 'sung.mp3')]
    await writeFile(from, spokenAudio)
    const tags = ['-metadata', 'lyrics=[00:00.50]A fox walks home\n[00:02.00]The river is cold tonight']
    await runFfmpeg(['-i', from, ...tags, '-c:a', 'libmp3lame', '-threads', '1', to])
    const song = mediaIdOf(await studio.upload(userId, 'sung.mp3', await readFile(to)))!
    const detected = captionsOf(await detect([item(song)], { strategy: 'line' }))!
    expect(detected.how).toBe('aligned')
    expect(detected.items.map(({ startTimeInFrames, caption }) => [startTimeInFrames, caption.data.text])).toEqual([
      [15, 'A fox walks home'],
      [60, 'The river is cold tonight'],
    ])
  })
})

test('the price is refunded when the transcription fails, and a repeated request transcribes again', async () => {
  const before = await available()
  expect(await detect([item(upload)])).toEqual({ success: false, message: FAILED })
  expect(await available()).toBe(before)
  expect((await detect([item(upload)])).success).toBe(true)
  expect(await available()).toBe(before - 10)
})

test('unknown text is not guessed: empty captions mark speech', async () => {
  const detected = captionsOf(await detect([item(upload)]))!
  expect(detected.how).toBe('slots')
  expect(detected.items.length).toBeGreaterThan(0)
  for (const { caption, startTimeInFrames } of detected.items) {
    expect(caption.data).toEqual({ text: '' })
    expect(startTimeInFrames).toBeLessThan(spoken.at(-1)!.endSeconds * 30)
  }
})

describe('the price (E-355, ED-78)', () => {
  test('is ten credits per started minute of all audio, captured when captions are there', async () => {
    const before = await available()
    const [short, minute] = [item(voice, { durationInFrames: 1799 }), item(voice, { durationInFrames: 1830 })]
    await detect([short])
    expect(await available()).toBe(before - 10)
    await detect([minute])
    expect(await available()).toBe(before - 30)
    const { entries, sum, ...wallet } = await studio.money(userId)
    expect(entries[0]).toMatchObject({ cost_key: 'story.caption_generation', credits: -20, captured: 20 })
    expect(sum).toBe(wallet.available)
  })

  test('is charged once for the same request, concurrent or repeated', async () => {
    const before = await available()
    const items = [item(voice, { startTimeInFrames: 77 })]
    const [first, second] = await Promise.all([detect(items), detect(items)])
    expect(second).toEqual(first)
    expect(await detect(items)).toEqual(first)
    expect(await available()).toBe(before - 10)
  })

  test('is refunded when there is no speech', async () => {
    const before = await available()
    const quiet = await saveAudio(userId, silence(3))
    expect(await detect([item(quiet)])).toEqual({ success: false, message: 'No speech was found in this sound. Nothing was charged' })
    expect(await available()).toBe(before)
  })

  test('is confirmed by the request: a higher one is 409, and insufficient credits start nothing', async () => {
    const poor = await studio.account({ credits: 19 })
    const own = { viewer: { id: poor, teamId: null }, storyId: await newStory(poor) }
    const sound = await saveAudio(poor, silence(1))
    await expect(detect([item(sound, { durationInFrames: 1830 })], own)).rejects.toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      data: { required: 20, available: 19 },
    })
    expect((await studio.money(poor)).available).toBe(19)
    await expect(detect([item(voice, { durationInFrames: 1831 })], { expectedCredits: 10 })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      data: { credits: 20 },
    })
  })
})

describe('valid requests', () => {
  test('have own audio files in an own story', async () => {
    const other = await studio.account()
    const viewer = { id: other, teamId: null }
    await expect(detect([item(voice)], { viewer })).rejects.toMatchObject({ code: 'STORY_NOT_FOUND' })
    await expect(detect([item(voice)], { viewer, storyId: await newStory(other) })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(detect([item(voice)], { viewer: null })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('have audio', async () => {
    await expect(detect([])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
