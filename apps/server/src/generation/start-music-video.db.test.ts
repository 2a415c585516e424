import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { story } from '../platform/database/schema.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'

let api: TestApi
let ada: TestClient
let grace: TestClient
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
  grace = await api.signUp('Grace')
})
afterAll(() => api.stop())

const MUSIC = '/api/stories/workflow/generate_music_video'
const LYRICS = '/api/stories/workflow/generate_lyrics_to_video'
const SONG = '/songs/glass-harbour.mp3'
const POPPY = { id: 'poppy', name: 'Poppy', type: 'premade' }
const style = { music_url: SONG, video_type: 'consistent-style' }

const send = async (client: TestClient, path: string, json: unknown) => {
  const response = await client.send(path, { json })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const creditsOf = async (client: TestClient): Promise<number> =>
  ((await (await client.send('/api/me')).json()) as { credits: number }).credits

async function upload(client: TestClient, name: string, type: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([bytes], { type }), name)
  const response = await client.send('/api/media/upload', { method: 'POST', body: form })
  return ((await response.json()) as { url: string }).url
}

/** Two seconds of a tone as a WAV file. */
function tone(): Uint8Array<ArrayBuffer> {
  const samples = 16_000
  const bytes = new DataView(new ArrayBuffer(44 + samples * 2))
  const text = (at: number, letters: string) => [...letters].forEach((letter, i) => bytes.setUint8(at + i, letter.charCodeAt(0)))
  text(0, 'RIFF')
  bytes.setUint32(4, 36 + samples * 2, true)
  text(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, 8000, true)
  bytes.setUint32(28, 16_000, true)
  bytes.setUint16(32, 2, true)
  bytes.setUint16(34, 16, true)
  text(36, 'data')
  bytes.setUint32(40, samples * 2, true)
  for (let i = 0; i < samples; i += 1) bytes.setInt16(44 + i * 2, Math.sin(i / 4) * 8000, true)
  return new Uint8Array(bytes.buffer)
}

test("a visitor can't start a story", async () => {
  expect((await send(api.visitor(), MUSIC, style)).status).toBe(401)
})

test.each([
  ['no song', { video_type: 'consistent-style' }, 'music_url'],
  ['a song of another site', { ...style, music_url: 'https://example.org/song.mp3' }, 'music_url'],
  ['a song that the library does not have', { ...style, music_url: '/songs/nothing.mp3' }, 'music_url'],
  ['an unknown kind', { ...style, video_type: 'abc' }, 'video_type'],
  ['a kind that is not offered', { ...style, video_type: 'story-mode' }, 'video_type'],
  ['nobody who sings', { music_url: SONG, video_type: 'singing-dancing' }, 'character'],
  ['nobody the story is about', { music_url: SONG, video_type: 'consistent-character' }, 'character'],
  ['a square film of another kind', { ...style, aspect_ratio: '1:1' }, 'aspect_ratio'],
  ['a length in words', { ...style, music_duration: '62' }, 'music_duration'],
  [
    '501 characters of story',
    { ...style, video_type: 'consistent-character', character: POPPY, video_topic: 'a'.repeat(501) },
    'video_topic',
  ],
  [
    '351 characters of scenes',
    { ...style, video_type: 'singing-dancing', character: POPPY, video_scenes: 'a'.repeat(351) },
    'video_scenes',
  ],
  ["a style of one's own without words", { ...style, video_consistent_style: 'custom' }, 'video_consistent_style'],
  ['a picture of another site', { ...style, reference_image_url: 'https://example.org/a.png' }, 'reference_image_url'],
  [
    'a model that this kind does not offer',
    { ...style, advanced_settings: { video_model_config: { model: 'veo2' } } },
    'advanced_settings.video_model_config.model',
  ],
  ['three characters', { music_url: SONG, character: POPPY, additional_characters: [POPPY, POPPY] }, 'additional_characters'],
])('%s is refused with its field, free of charge', async (_, body, field) => {
  const before = await creditsOf(ada)
  const { status, body: problem } = await send(ada, MUSIC, body)
  expect(status).toBe(422)
  expect(Object.keys((problem['data'] as { fields: object }).fields)).toEqual([field])
  expect(await creditsOf(ada)).toBe(before)
})

test("songs of others can't be used", async () => {
  const song = await upload(grace, 'mine.wav', 'audio/wav', tone())
  expect((await send(ada, MUSIC, { ...style, music_url: song })).status).toBe(422)
})

test('everybody may use a part of a library song, and a remix lists it as reusable', async () => {
  const trimmed = await send(grace, '/api/media/trim_music', { music_url: SONG, start_seconds: 5, end_seconds: 40 })
  const part = trimmed.body['url'] as string
  const own = await upload(grace, 'mine.wav', 'audio/wav', tone())
  expect((await api.visitor().send(part)).status).toBe(200)
  expect((await api.visitor().send(own)).status).toBe(404)
  expect((await send(ada, MUSIC, { ...style, music_url: part })).status).toBe(200)
  const [partStory, ownStory] = [await sharedStory(part), await sharedStory(own)]
  expect([await usableFor(api.visitor(), partStory), await usableFor(ada, partStory)]).toEqual([[part], [part]])
  expect([await usableFor(ada, ownStory), await usableFor(grace, ownStory)]).toEqual([[], [own]])
})

/** A shared music video of Grace's, by its song. */
async function sharedStory(song: string): Promise<string> {
  const { workflowRunId } = (await send(grace, MUSIC, { ...style, music_url: song })).body
  const [row] = await api.database.db
    .update(story)
    .set({ isPublic: true })
    .where(eq(story.workflowRunId, workflowRunId as string))
    .returning({ id: story.id })
  return row!.id
}

const usableFor = async (client: TestClient, id: string) =>
  ((await (await client.send(`/api/stories/${id}`)).json()) as { reusable_files: string[] }).reusable_files

test("an audio file can't be a reference image", async () => {
  const sound = await upload(grace, 'look.wav', 'audio/wav', tone())
  const { status, body } = await send(grace, MUSIC, { ...style, video_consistent_style: 'custom', reference_image_url: sound })
  expect([status, body['data']]).toEqual([422, { fields: { reference_image_url: 'Please select a picture' } }])
})

test('the server measures the song itself, and a higher price is 409 before anything is held', async () => {
  const own = await upload(grace, 'two seconds.wav', 'audio/wav', tone())
  const before = await creditsOf(grace)
  const preview = { ...style, is_preview: true, video_consistent_style: 'anime' }
  const response = await send(grace, MUSIC, { ...preview, music_duration: 1, expected_credits: 70 })
  expect(response).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', data: { credits: 235 } } })
  expect(await creditsOf(grace)).toBe(before)
  expect((await send(grace, MUSIC, { ...preview, music_url: own, music_duration: 300 })).status).toBe(200)
  expect(await creditsOf(grace)).toBe(before - 70)
})

test('a song that would be used only in part is refused before credits are held', async () => {
  const long = await upload(grace, 'half an hour and a second.wav', 'audio/wav', tone())
  await api.database.pool.query(`UPDATE media SET metadata = metadata || '{"duration":1801}' WHERE id = $1`, [long.split('/')[2]])
  const before = await creditsOf(grace)
  const { status, body } = await send(grace, MUSIC, { ...style, music_url: long })
  expect([status, body['data']]).toMatchObject([422, { fields: { music_url: expect.stringContaining('30 minutes') } }])
  expect(await creditsOf(grace)).toBe(before)
})

test('both endpoints of a lyrics video have the same price, category and started message', async () => {
  const before = await creditsOf(ada)
  const simple = await send(ada, LYRICS, { music_url: SONG, is_preview: true })
  const styled = await send(ada, MUSIC, { music_url: SONG, video_type: 'lyrics-video', video_consistent_style: 'anime', is_preview: true })
  expect(await creditsOf(ada)).toBe(before - 2 * 235)
  expect(simple.body).toMatchObject({
    data: { message: `Lyrics video generation started with workflow ${String(simple.body['workflowRunId'])}` },
  })
  const stories = await Promise.all(
    [simple, styled].map(
      async ({ body }) =>
        (await (await ada.send(`/api/stories/by_workflow/${String(body['workflowRunId'])}`)).json()) as { story: Record<string, unknown> },
    ),
  )
  for (const { story } of stories)
    expect(story).toMatchObject({
      title: 'Glass Harbour',
      category_id: 'music_video',
      category_inputs: {
        title: 'Glass Harbour',
        video_type: 'lyrics-video',
        num_shots: 12,
        music_duration: 60,
        skip_video_generation: false,
      },
    })
})

test.each(['consistent-style', 'lyrics-video', 'singing-dancing'])(
  'a music video of type %s has the inputs of every music video (H-137)',
  async (video_type) => {
    const { body } = await send(ada, MUSIC, { music_url: SONG, video_type, character: POPPY, is_preview: true })
    const response = await ada.send(`/api/stories/by_workflow/${String(body['workflowRunId'])}`)
    const { id } = ((await response.json()) as { story: { id: string } }).story
    const { category_inputs } = (await (await ada.send(`/api/stories/${id}`)).json()) as { category_inputs: Record<string, unknown> }
    const singer = video_type === 'singing-dancing'
    expect(category_inputs).toMatchObject({ title: 'Glass Harbour', music_url: SONG, video_type })
    expect(category_inputs['character']).toEqual(singer ? expect.objectContaining({ id: 'poppy' }) : null)
    expect(category_inputs['video_consistent_style']).toBe(singer ? null : 'auto')
  },
)

test('inputs that a video type does not have are dropped', async () => {
  const sent = {
    ...style,
    character: POPPY,
    video_topic: 'a',
    video_scenes: 'b',
    enable_start_end_frame: false,
    skip_video_generation: true,
    is_preview: true,
  }
  const { body } = await send(ada, MUSIC, sent)
  const { story } = (await (await ada.send(`/api/stories/by_workflow/${String(body['workflowRunId'])}`)).json()) as {
    story: { category_inputs: object }
  }
  expect(story.category_inputs).toMatchObject({
    enable_start_end_frame: true,
    skip_video_generation: false,
    video_consistent_style: 'auto',
    character: null,
  })
  expect(Object.keys(story.category_inputs)).not.toContain('video_topic')
})
