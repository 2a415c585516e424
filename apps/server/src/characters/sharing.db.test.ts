import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { drawFace, uploadImage } from './testing.ts'

let api: TestApi
let owner: TestClient
let stranger: TestClient
beforeAll(async () => {
  api = await startTestApi()
  await api.signUp('Staff')
  owner = await api.signUp('Mia')
  stranger = await api.signUp('Stranger')
})
afterAll(() => api.stop())

type Character = { id: string; name: string; type: string; is_public: boolean; image_url: string; modelData?: object }
type Page = { characters: Character[]; nextCursor: string | null }

const json = async <T>(response: Promise<Response>): Promise<T> => (await response).json() as Promise<T>
const list = (client: TestClient, query: string) => json<Page>(client.send(`/api/characters?${query}`))
const inCommunity = async (client: TestClient, id: string): Promise<Character | undefined> =>
  (await list(client, 'type=community')).characters.find((entry) => entry.id === id)
const share = (client: TestClient, id: string, is_public = true) =>
  client.send(`/api/characters/${id}`, { method: 'PATCH', json: { is_public } })

async function create(name: string, client = owner): Promise<Character> {
  const image_url = await uploadImage(client, drawFace())
  return json(client.send('/api/characters', { json: { name, image_url } }))
}

const startExplainer = (client: TestClient, id: string) =>
  client.send('/api/stories/workflow/generate_script_to_video', {
    json: { script_content: 'A baker rises before the sun and lights the oven.', is_preview: true, character: { id, type: 'premade' } },
  })

/** The character stored in the started story. */
async function characterOf(client: TestClient, started: Response): Promise<Character> {
  const { workflowRunId } = (await started.json()) as { workflowRunId: string }
  const { story_id: storyId } = (
    await api.database.pool.query<{ story_id: string }>('SELECT story_id FROM run WHERE id = $1', [workflowRunId])
  ).rows[0]!
  const story = await json<{ category_inputs: { character: Character } }>(client.send(`/api/stories/${storyId}`))
  return story.category_inputs.character
}

test('a shared character is listed for everybody, with its image, as a character of the community', async () => {
  const character = await create('Tom')
  expect(await inCommunity(stranger, character.id)).toBeUndefined()
  expect((await stranger.send(character.image_url)).status).toBe(404)
  expect(await json(share(owner, character.id))).toMatchObject({ id: character.id, is_public: true })
  for (const client of [owner, stranger, api.visitor()]) {
    const listed = await inCommunity(client, character.id)
    expect(listed).toMatchObject({
      name: 'Tom',
      type: 'premade',
      reference_mode: 'quick',
      modelData: { source: 'community', author: 'Mia' },
    })
    expect((await client.send(listed!.image_url)).status).toBe(200)
  }
  expect((await list(owner, 'type=mine')).characters).toContainEqual(
    expect.objectContaining({
      id: character.id,
      type: 'my-character',
      is_public: true,
      model_id: character.id,
      character_name: 'Tom',
      thumbnail: expect.stringMatching(/^\/media\//),
    }),
  )
})

test('only the owner can share or unshare a character', async () => {
  const character = await create('Mine')
  expect([(await share(stranger, character.id)).status, (await share(api.visitor(), character.id)).status]).toEqual([404, 401])
  expect((await share(owner, 'nobody')).status).toBe(404)
  await share(owner, character.id)
  expect((await share(stranger, character.id, false)).status).toBe(404)
  expect(await inCommunity(stranger, character.id)).toBeDefined()
})

test('a name that fails moderation is refused, and nothing is shared', async () => {
  const character = await create('Fuck Hitler')
  const response = await share(owner, character.id)
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([422, 'COMMUNITY_CONTENT_MODERATION'])
  expect(await inCommunity(owner, character.id)).toBeUndefined()
})

test('an image that fails moderation is refused', async () => {
  const character = await create('Innocent')
  const { rows } = await api.database.pool.query('SELECT image_media_id FROM character WHERE id = $1', [character.id])
  await api.database.pool.query('UPDATE media SET moderation = $2 WHERE id = $1', [
    rows[0].image_media_id,
    JSON.stringify({ engine: 'builtin/moderator', flagged: ['sexual'] }),
  ])
  expect((await share(owner, character.id)).status).toBe(422)
})

test('an unshared character is not listed for others, and stories that use it keep it', async () => {
  const character = await create('Lent')
  expect((await startExplainer(stranger, character.id)).status).toBe(422)
  await share(owner, character.id)
  const started = await startExplainer(stranger, character.id)
  expect(started.status).toBe(200)
  const used = await characterOf(stranger, started)
  expect(used).toMatchObject({
    id: character.id,
    name: 'Lent',
    type: 'premade',
    modelData: { source: 'community' },
    look: expect.any(Object),
  })
  expect(used.image_url).not.toBe(character.image_url)

  expect(await json(share(owner, character.id, false))).toMatchObject({ is_public: false })
  expect(await inCommunity(stranger, character.id)).toBeUndefined()
  expect((await startExplainer(stranger, character.id)).status).toBe(422)
  expect((await stranger.send(character.image_url)).status).toBe(404)
  expect((await stranger.send(used.image_url)).status).toBe(200)
  expect((await startExplainer(owner, character.id)).status).toBe(200)
})

test('an image is copied once per account that uses it, and not listed as an upload', async () => {
  const character = await create('Twice')
  await share(owner, character.id)
  const user = await api.signUp('Twice')
  const first = await characterOf(user, await startExplainer(user, character.id))
  const second = await characterOf(user, await startExplainer(user, character.id))
  expect(second.image_url).toBe(first.image_url)
  expect(await json(user.send('/api/media/resources?type=image'))).toMatchObject({ media_resources: [] })
})

test('deleted characters, and those of banned or deleted accounts, are not listed', async () => {
  const deleted = await create('Deleted')
  await share(owner, deleted.id)
  await owner.send(`/api/characters/${deleted.id}`, { method: 'DELETE' })
  expect(await inCommunity(stranger, deleted.id)).toBeUndefined()

  const author = await api.signUp('Leaving')
  const character = await create('Left', author)
  await share(author, character.id)
  const { id } = await json<{ id: string }>(author.send('/api/me'))
  await api.database.pool.query('UPDATE "user" SET banned = true WHERE id = $1', [id])
  expect(await inCommunity(stranger, character.id)).toBeUndefined()
  expect((await startExplainer(stranger, character.id)).status).toBe(422)
  await api.database.pool.query('UPDATE "user" SET banned = false WHERE id = $1', [id])
  expect(await inCommunity(stranger, character.id)).toBeDefined()
  expect((await author.send('/api/me', { method: 'DELETE', json: { password: 'correct horse' } })).status).toBe(204)
  expect(await inCommunity(stranger, character.id)).toBeUndefined()
})

test('community pages are stable while others share, and can be searched by name', async () => {
  const source = await create('Source')
  await api.database.pool.query(
    `INSERT INTO character (id, user_id, name, reference_mode, type, status, image_media_id, look, shared_at)
     SELECT 'page-' || i, user_id, 'Page 100%_' || i, reference_mode, type, status, image_media_id, look, now() - i * interval '1 day'
     FROM character, generate_series(1, 60) AS i WHERE id = $1`,
    [source.id],
  )
  const first = await list(stranger, 'type=community&search=page%20100%25_')
  expect(first.characters).toHaveLength(48)
  await share(owner, source.id)
  const second = await list(stranger, `type=community&search=page%20100%25_&cursor=${first.nextCursor}`)
  expect([...first.characters, ...second.characters].map(({ name }) => name)).toEqual(
    Array.from({ length: 60 }, (_, i) => `Page 100%_${i + 1}`),
  )
  expect(second.nextCursor).toBeNull()
  expect((await list(stranger, 'type=community&search=PAGE%20100%25_7')).characters.map(({ name }) => name)).toEqual(['Page 100%_7'])
  expect((await stranger.send('/api/characters?type=community&cursor=nonsense')).status).toBe(422)
  expect((await list(owner, 'type=mine&search=sour')).characters.map(({ id }) => id)).toEqual([source.id])
  expect((await list(stranger, 'type=premade&search=POPP')).characters.map(({ name }) => name)).toEqual(['Poppy'])
})
