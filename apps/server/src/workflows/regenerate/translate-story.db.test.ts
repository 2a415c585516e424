import type { WireStory } from '@fablecut/contracts/wire/story'
import { EXAMPLE_PLAN } from '@fablecut/domain/story/shot-plan/shot-plan-fixture'
import { endFrame } from '@fablecut/domain/timeline/frames'
import { type ChatServer, startChatServer } from '@fablecut/providers/openai/testing/chat-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { translateLines } from '../../generation/translation/translate-lines.ts'
import { type StoryTranslation, translateStory } from '../../generation/translation/translate-story.ts'
import { eq } from 'drizzle-orm'
import { shot, timeline } from '../../platform/database/schema.ts'
import { type Studio, openStudio } from '../testing/studio.ts'
import { emptyStory, onTimeline, outcomeOf, viewer } from './testing.ts'

const SPANISH = ['El farero enciende su lámpara al anochecer, como cada noche de su vida.', 'Una barca encuentra el camino a casa.']

let server: ChatServer
let studio: Studio
let userId: string
let film: WireStory
let shotIds: string[]
beforeAll(async () => {
  server = await startChatServer()
  const answer = JSON.stringify({ lines: SPANISH.map((text, i) => ({ line: i + 1, text })) })
  server.reply({ text: ({ messages }) => (messages[0]!.content.includes('You translate') ? answer : '{}') })
  studio = await openStudio({ languageModel: server.connection })
  await studio.worker()
  userId = await studio.account({ credits: 9000 })
  film = (await studio.follow(await studio.start(userId))).story!
  shotIds = film.storyboard.shots
})
afterAll(async () => {
  await studio.close()
  await server.close()
})

const linesOf = ({ storyboard: { shots, shots_map } }: WireStory) => shots.map((id) => shots_map[id]!.voice_over)
const translation = (changes: Partial<StoryTranslation> = {}): StoryTranslation => ({
  viewer: viewer(userId),
  storyId: film.id,
  title: 'El faro (Español)',
  language: 'es',
  voice: 'auto',
  voiceOvers: Object.fromEntries(shotIds.map((id, i) => [id, SPANISH[i]!])),
  titles: {},
  pictureWords: {},
  expectedCredits: 0,
  idempotencyKey: null,
  ...changes,
})

const items = ({ video_editor_timeline: { tracks } }: WireStory) => tracks.flatMap((track) => track.items)
const captionsOf = (story: WireStory) => items(story).flatMap((item) => (item.type === 'caption' ? [item] : []))
const voicesOf = (story: WireStory) => items(story).filter((item) => item.type === 'audio' && item.shotId !== undefined)
const storiesOf = async () => (await studio.pool.query('SELECT id FROM story WHERE user_id = $1', [userId])).rows.length

test('a film in another language keeps its pictures, and has new voices, captions and lengths; the original stays and nothing is paid', async () => {
  const lines = await translateLines(
    { engines: studio.stories.engines, log: { warn() {} } },
    { userId, storyId: film.id },
    { lines: linesOf(film), from: 'en', to: 'es' },
  )
  expect(lines).toEqual(SPANISH)
  const before = [await studio.story(film.id), await studio.money(userId)]
  const started = await translateStory(studio.stories, translation({ idempotencyKey: 'k' }))
  expect(await translateStory(studio.stories, translation({ idempotencyKey: 'k' }))).toEqual(started)
  const { status, failed } = await outcomeOf(studio, started.workflowRunId)
  expect([status, failed]).toEqual(['RUN_SUCCESS', []])
  expect([await studio.story(film.id), await studio.money(userId)]).toEqual(before)

  const copy = await studio.story(started.storyId)
  expect(copy).toMatchObject({ title: 'El faro (Español)', status: 'completed', is_public: false, last_export_url: null })
  expect(copy.category_inputs).toMatchObject({ language: 'es', script_content: SPANISH.join(' ') })
  expect(linesOf(copy)).toEqual(SPANISH)
  expect(
    captionsOf(copy)
      .map(({ caption }) => caption.data.text)
      .join(' '),
  ).toBe(SPANISH.join(' '))
  const hashes = (ids: readonly (string | null)[]) =>
    studio.pool.query('SELECT hash FROM media WHERE id = ANY($1) ORDER BY hash', [ids]).then(({ rows }) => rows)
  const clips = (story: WireStory) =>
    shotIds.flatMap((id) => [story.storyboard.shots_map[id]!.active_image_id, story.storyboard.shots_map[id]!.active_video_id])
  const voices = (story: WireStory) => shotIds.map((id) => story.storyboard.shots_map[id]!.active_voice_over_audio_id)
  expect(await hashes(clips(copy))).toEqual(await hashes(clips(film)))
  expect(await hashes(voices(copy))).not.toEqual(await hashes(voices(film)))
  const [first] = shotIds
  expect(onTimeline(copy, first!)!.durationInFrames).toBeGreaterThan(onTimeline(film, first!)!.durationInFrames)
  for (const voice of voicesOf(copy)) expect(endFrame(voice)).toBeLessThanOrEqual(endFrame(onTimeline(copy, voice.shotId!)!))
})

test('titles are translated, and only pictures with words are made anew, with their clips and for their price', async () => {
  const plan = { ...EXAMPLE_PLAN, cast: [], text: [{ words: 'The boat', role: 'title' as const, at: 0 }] }
  await studio.db.update(shot).set({ plan, planVersion: 1 }).where(eq(shot.shotId, shotIds[1]!))
  const title = { id: 'T', type: 'title', startTimeInFrames: 0, durationInFrames: 30, titleConfig: { text: 'Home', preset: 'headline' } }
  const { tracks } = film.video_editor_timeline
  const document = { ...film.video_editor_timeline, tracks: [{ id: 'titles', type: 'video', isPrimary: false, items: [title] }, ...tracks] }
  await studio.db.update(timeline).set({ document }).where(eq(timeline.storyId, film.id))
  const words = { titles: { T: 'Casa' }, pictureWords: { [shotIds[1]!]: { 'The boat': 'La barca' } } }
  await expect(translateStory(studio.stories, translation(words))).rejects.toMatchObject({ code: 'PRICE_CHANGED', data: { credits: 115 } })
  for (const wrong of [{ titles: { V1: 'x' } }, { pictureWords: { [shotIds[1]!]: { 'The boat': 'La barca '.repeat(30) } } }])
    await expect(translateStory(studio.stories, translation(wrong))).rejects.toMatchObject({ code: 'INVALID_INPUT' })

  const started = await translateStory(studio.stories, translation({ ...words, expectedCredits: 115 }))
  const { status, takes } = await outcomeOf(studio, started.workflowRunId)
  expect(status).toBe('RUN_SUCCESS')
  expect(takes.map(({ media_type, shot_id }) => `${media_type} ${shotIds.indexOf(shot_id)}`).toSorted()).toEqual([
    'audio-voice-over 0',
    'audio-voice-over 1',
    'image 1',
    'video 1',
  ])
  const copy = await studio.story(started.storyId)
  expect(items(copy).flatMap((item) => (item.type === 'title' ? [item.titleConfig.text] : []))).toEqual(['Casa'])
  const [first, second] = shotIds.map((id) => copy.storyboard.shots_map[id]!)
  expect(second!.plan?.text).toEqual([{ ...plan.text[0], words: 'La barca' }])
  expect(takes.map(({ media_id }) => media_id)).toContain(second!.active_video_id)
  expect(takes.map(({ media_id }) => media_id)).not.toContain(first!.active_video_id)
})

test.each([
  ['a sentence without a translation', () => ({ voiceOvers: { [shotIds[0]!]: SPANISH[0]! } }), 'INVALID_INPUT'],
  ['a translation without words', () => ({ voiceOvers: { ...translation().voiceOvers, [shotIds[1]!]: '…' } }), 'INVALID_INPUT'],
  ['a voice that is not installed', () => ({ voice: 'voice-es-none' }), 'INVALID_INPUT'],
  ['somebody else', () => ({ viewer: viewer('nobody') }), 'STORY_NOT_FOUND'],
])('%s makes no story', async (_, changes, code) => {
  const before = await storiesOf()
  await expect(translateStory(studio.stories, translation(changes()))).rejects.toMatchObject({ code })
  expect(await storiesOf()).toBe(before)
})

test('a story without narration is not translated', async () => {
  const storyId = await emptyStory(studio, userId, [{ id: 's1', type: 'manual', imagePrompt: 'A fox' }])
  await expect(translateStory(studio.stories, translation({ storyId }))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
