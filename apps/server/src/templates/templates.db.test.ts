import type { WireStory, WireStoryCard } from '@fablecut/contracts/wire/story'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  PICTURE,
  SOUND,
  addFile,
  generateFile,
  newStory,
  primaryOf,
  read,
  sync,
  timelineOf,
  uploadedShot,
} from '../editor/testing/edited-story.ts'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { EXAMPLE_AUTHOR_ID } from './example.ts'

let api: TestApi
let ada: TestClient
let bob: TestClient
let template: string
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
  bob = await api.signUp('Bob')
  template = await makeTemplate(ada)
})
afterAll(() => api.stop())

/** Creates a story and turns it into an example, with its song. */
async function makeTemplate(client: TestClient): Promise<string> {
  const { db } = api.database
  const id = await newStory(client)
  const picture = await addFile(client, id, 'fox.png', await generateFile(api, 'fox.png', PICTURE))
  const song = await addFile(client, id, 'song.mp3', await generateFile(api, 'song.mp3', SOUND))
  const body = { shots_map: { s1: uploadedShot('s1', picture) }, video_editor_timeline: timelineOf([primaryOf([picture])], [picture]) }
  expect((await sync(client, id, body)).status).toBe(200)
  const inputs = { music_url: song.url, background_music_auto_selection: { selectedSong: { name: 'Fox', media_id: song.id } } }
  await db.execute(sql`UPDATE media SET user_id = ${EXAMPLE_AUTHOR_ID} WHERE story_id = ${id}`)
  // A trimmed song does not belong to the story.
  await db.execute(sql`UPDATE media SET story_id = NULL WHERE id = ${song.id}`)
  await db.execute(sql`INSERT INTO story_song (story_id, media_id, reading, visemes, lines) VALUES (${id}, ${song.id}, '{}', '[]', '[]')`)
  await db.execute(sql`UPDATE story SET user_id = ${EXAMPLE_AUTHOR_ID}, is_template = true, template_key = ${id}, status = 'completed', title = 'A fox',
    category_inputs = ${JSON.stringify(inputs)}::jsonb, export_media_id = ${picture.id}, thumbnail_media_id = ${picture.id}, is_export_outdated = false
    WHERE id = ${id}`)
  return id
}

const operate = (client: TestClient, operation: string, id = template, headers: Record<string, string> = {}) =>
  client.send('/api/stories/operate_template_story', { json: { template_story_id: id, operation }, headers })
const copy = async (client: TestClient): Promise<WireStory> => (await (await operate(client, 'edit')).json()) as WireStory
const listed = async (client: TestClient, path = '/templates') =>
  ((await (await client.send(`/api/stories${path}`)).json()) as { stories: WireStoryCard[] }).stories.map(({ id }) => id)

/** All stored rows of the example. */
async function stored() {
  const { rows } = await api.database.db.execute<Record<string, unknown>>(sql`SELECT row_to_json(s) AS story,
    (SELECT json_agg(x ORDER BY x.id) FROM media x WHERE x.user_id = s.user_id) AS media,
    (SELECT json_agg(x) FROM shot x WHERE x.story_id = s.id) AS shots, (SELECT json_agg(x) FROM timeline x WHERE x.story_id = s.id) AS timeline
    FROM story s WHERE s.id = ${template}`)
  return rows
}

test('an example is readable by everybody, has the product as author, and is in no other list', async () => {
  const seen = (await (await api.visitor().send(`/api/stories/${template}`)).json()) as WireStory
  expect(seen).toMatchObject({ is_template: true, profile: { display_name: 'Fablecut', username: '', is_team: true } })
  expect((await api.visitor().send(seen.last_export_url!)).status).toBe(200)
  expect(await listed(ada)).toEqual([template])
  expect(await listed(ada, '')).not.toContain(template)
  expect(await listed(api.visitor(), '/published')).not.toContain(template)
  expect(await listed(api.visitor(), '/templates')).toContain(template)
})

test('a copy is a complete own story, and editing it does not change the example', async () => {
  const before = await stored()
  const copied = await copy(ada)
  const me = (await (await ada.send('/api/me')).json()) as { id: string }
  expect(copied).toMatchObject({ title: 'A fox', status: 'completed', is_template: false, is_published: false, user_id: me.id })
  expect(copied).toMatchObject({ revision: 0, is_export_outdated: false })
  expect(await listed(ada, '')).toContain(copied.id)
  const ids = copied.video_editor_timeline.mediaAssets.map(({ id }) => id)
  expect([ids.length, copied.storyboard.shots_map['s1']!.active_image_id]).toEqual([1, ids[0]])
  for (const url of [copied.last_export_url!, copied.last_export_thumbnail_url!, copied.storyboard.shots_map['s1']!.active_image_url!])
    expect([url.includes(ids[0]!), (await ada.send(url)).status]).toEqual([true, 200])

  const shots_map = { s1: { ...copied.storyboard.shots_map['s1'], voice_over: 'A fox of my own' } }
  const edited = await sync(ada, copied.id, { shots_map, video_editor_timeline: copied.video_editor_timeline }, { 'if-match': '"0"' })
  expect(await edited.json()).toMatchObject({ success: true, data: { revision: 1, is_export_outdated: true } })
  expect((await read(ada, copied.id)).storyboard.shots_map['s1']!.voice_over).toBe('A fox of my own')
  const started = await ada.send('/api/stories/workflow/export', { json: { story_id: copied.id, remove_watermark: false } })
  expect(started.status).toBe(200)
  expect((await ada.send(`/api/stories/${copied.id}`, { method: 'DELETE' })).ok).toBe(true)
  expect(await stored()).toEqual(before)
})

test('the song of a copy is its own file under every reference', async () => {
  const { id, category_inputs: inputs } = (await copy(bob)) as WireStory & { category_inputs: Record<string, any> }
  const { rows } = await api.database.db.execute<{ id: string }>(sql`
    SELECT m.id FROM media m JOIN story_song s ON s.media_id = m.id AND s.story_id = m.story_id WHERE m.story_id = ${id}`)
  expect(rows).toHaveLength(1)
  expect(inputs['background_music_auto_selection'].selectedSong).toEqual({ name: 'Fox', media_id: rows[0]!.id })
  expect(inputs['music_url']).toBe(`/media/${rows[0]!.id}/audio.mp3`)
  expect((await bob.send(String(inputs['music_url']))).status).toBe(200)
})

test('a copy requested twice with one key is made once', async () => {
  const key = { 'idempotency-key': 'twice' }
  const [first, again] = await Promise.all([operate(bob, 'edit', template, key), operate(bob, 'edit', template, key)])
  expect(((await first.json()) as WireStory).id).toBe(((await again.json()) as WireStory).id)
})

test('an example that an account removed is hidden from it alone (HD-05)', async () => {
  const carol = await api.signUp('Carol')
  const removed = await operate(carol, 'delete')
  expect([removed.status, ((await removed.json()) as WireStory).id]).toEqual([200, template])
  expect((await operate(carol, 'delete')).status).toBe(200)
  expect(await listed(carol)).toEqual([])
  expect(await listed(ada)).toEqual([template])
})

test("other stories can't be copied as examples, and nobody can change or export an example (H-192)", async () => {
  const own = await newStory(ada)
  const responses = [
    operate(ada, 'x'),
    operate(ada, 'edit', own),
    operate(bob, 'edit', own),
    operate(ada, 'edit', 'none'),
    operate(api.visitor(), 'edit'),
  ]
  expect(await Promise.all(responses.map(async (response) => (await response).status))).toEqual([422, 422, 404, 404, 401])
  const exported = await ada.send('/api/stories/workflow/export', { json: { story_id: template, remove_watermark: false } })
  const rebuilt = await ada.send('/api/stories/workflow/rebuild_timeline_and_export', { json: { story_id: template } })
  const published = await ada.send(`/api/stories/${template}`, { method: 'PATCH', json: { is_published: true } })
  const deleted = await ada.send(`/api/stories/${template}`, { method: 'DELETE' })
  expect([exported, rebuilt, published, deleted].map(({ status }) => status)).toEqual([422, 403, 403, 403])
})
