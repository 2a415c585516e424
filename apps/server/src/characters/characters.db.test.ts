import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { drawFace, uploadImage } from './testing.ts'

let api: TestApi
let owner: TestClient
let first: TestClient
let stranger: TestClient
beforeAll(async () => {
  api = await startTestApi({ TEAM_MEMBER_IDS: 'somebody-else, member-of-the-house' })
  first = await api.signUp('First')
  owner = await api.signUp('Owner')
  stranger = await api.signUp('Stranger')
})
afterAll(() => api.stop())

const create = (client: TestClient, json: object) => client.send('/api/characters', { json })
const ownCharacters = async (client: TestClient) =>
  ((await (await client.send('/api/characters?type=mine')).json()) as { characters: { id: string; name: string }[] }).characters

test('an image and a name create a character with its features', async () => {
  const response = await create(owner, { name: ' Tom ', image_url: await uploadImage(owner, drawFace()) })
  expect(response.status).toBe(201)
  const character = (await response.json()) as { id: string }
  expect(character).toMatchObject({ name: 'Tom', type: 'custom-quick', reference_mode: 'quick', status: 'completed' })
  expect(await ownCharacters(owner)).toMatchObject([{ id: character.id, name: 'Tom' }])
  const { rows } = await api.database.pool.query('SELECT look FROM character WHERE id = $1', [character.id])
  expect(rows[0].look).toMatchObject({ skin: expect.stringMatching(/^#[0-9a-f]{6}$/), hair: expect.stringMatching(/^#[0-9a-f]{6}$/) })
})

const SHIRTS = ['#1f7a44', '#1f4a84', '#a07a24']
const train = (client: TestClient, json: object) => client.send('/api/characters/train', { json })

test('several images and a name train a character, which can be used in a story', async () => {
  const image_urls = await Promise.all(SHIRTS.map((shirt) => uploadImage(owner, drawFace(shirt))))
  const response = await train(owner, { name: 'Ann', image_urls })
  expect(response.status).toBe(201)
  const character = (await response.json()) as { id: string }
  expect(character).toMatchObject({
    name: 'Ann',
    type: 'custom-train',
    reference_mode: 'train',
    status: 'completed',
    image_url: image_urls[0],
  })
  expect(await (await owner.send(`/api/train/model?id=${character.id}`)).json()).toMatchObject({ data: { sample_images: image_urls } })
  expect((await startVlog(owner, character.id, { advanced_settings: { image_model_config: { model: 'character' } } })).status).toBe(200)
})

test('training is refused for too few, equal or foreign images, and for visitors', async () => {
  const [first, second, third] = await Promise.all(SHIRTS.map((shirt) => uploadImage(owner, drawFace(shirt))))
  const refused = async (client: TestClient, ...image_urls: unknown[]): Promise<[number, string]> => {
    const response = await train(client, { name: 'Ann', image_urls })
    return [response.status, ((await response.json()) as { message: string }).message]
  }
  expect(await refused(owner, first, second)).toEqual([422, 'Please provide 3 to 10 pictures and a character name.'])
  const [again] = await refused(owner, first, second, await uploadImage(owner, drawFace(SHIRTS[0])))
  expect(again).toBe(422)
  expect(await refused(stranger, first, second, third)).toEqual([422, 'This file is not one of yours'])
  expect((await train(api.visitor(), { name: 'Ann', image_urls: [first, second, third] })).status).toBe(401)
})

test.each([[{ name: 'Tom' }], [{ image_url: '/media/x/image.png' }], [{ name: '   ', image_url: '/media/x/image.png' }]])(
  '%o without a name or an image is rejected',
  async (json) => {
    const response = await create(owner, json)
    expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([
      422,
      'Please provide both an image and character name.',
    ])
  },
)

test("another user's image is refused, and a visitor can create no character", async () => {
  const image_url = await uploadImage(owner, drawFace())
  expect((await create(stranger, { name: 'Thief', image_url })).status).toBe(422)
  expect((await create(api.visitor(), { name: 'Nobody', image_url })).status).toBe(401)
  expect((await api.visitor().send('/api/characters?type=mine')).status).toBe(401)
  expect((await api.visitor().send('/api/characters?type=premade')).status).toBe(200)
})

test('a deleted character is not listed; only its owner can delete it', async () => {
  const character = (await (await create(owner, { name: 'Gone', image_url: await uploadImage(owner, drawFace()) })).json()) as {
    id: string
  }
  expect((await stranger.send(`/api/characters/${character.id}`, { method: 'DELETE' })).status).toBe(404)
  expect((await owner.send(`/api/characters/${character.id}`, { method: 'DELETE' })).status).toBe(200)
  expect((await ownCharacters(owner)).map(({ id }) => id)).not.toContain(character.id)
  expect((await owner.send(`/api/characters/${character.id}`, { method: 'DELETE' })).status).toBe(404)
})

test('a character is readable by its owner and by team members of the setting', async () => {
  const character = (await (await create(owner, { name: 'Model', image_url: await uploadImage(owner, drawFace()) })).json()) as {
    id: string
  }
  const path = `/api/train/model?id=${character.id}`
  expect(await (await owner.send(path)).json()).toMatchObject({
    data: {
      id: character.id,
      model_name: 'Model',
      object_prompt: expect.stringMatching(/^Model, an? /u),
      character_features_description: expect.stringContaining('skin'),
    },
  })
  for (const other of [stranger, first]) expect((await other.send(path)).status).toBe(403)
  expect((await api.visitor().send(path)).status).toBe(401)
  expect((await owner.send('/api/train/model?id=nobody')).status).toBe(404)

  const member = await api.signUp('Member')
  expect([(await member.send(path)).status, await isTeamMember(member)]).toEqual([403, false])
  expect((await startVlog(member, character.id)).status).toBe(422)
  await takeId(member, 'member-of-the-house')
  expect([(await member.send(path)).status, await isTeamMember(member)]).toEqual([200, true])
  expect((await startVlog(member, character.id)).status).toBe(200)
})

const startVlog = (client: TestClient, id: string, changes: object = {}) =>
  client.send('/api/stories/workflow/generate_character_vlog', {
    json: {
      character: { id, type: 'custom-train' },
      vlog_topic: `@[Model](${id}) bakes bread`,
      title: 'A day',
      expected_duration_seconds: 30,
      ...changes,
    },
  })

test('a typed @name without a mention is refused with its text', async () => {
  const response = await startVlog(owner, 'poppy', { vlog_topic: '@[Poppy](poppy) waves at @Lark' })
  expect(response.status).toBe(422)
  expect(((await response.json()) as { data: { fields: object } }).data.fields).toEqual({ vlog_topic: expect.stringContaining('@Lark') })
})

test("the image model is checked against the stored reference mode, not the request's", async () => {
  const character = (await (await create(owner, { name: 'Quick', image_url: await uploadImage(owner, drawFace()) })).json()) as {
    id: string
  }
  const advanced_settings = { image_model_config: { model: 'fluxdev' } }
  const claimed = { id: character.id, type: 'my-character', reference_mode: 'train' }
  const response = await startVlog(owner, character.id, { character: claimed, advanced_settings })
  expect([response.status, ((await response.json()) as { message: string }).message]).toEqual([422, 'This image model cannot be used here'])
})

const isTeamMember = async (client: TestClient) =>
  ((await (await client.send('/api/me')).json()) as { is_team_member: boolean }).is_team_member

/** Gives the account a fixed id, one that the settings name before the start. */
async function takeId(client: TestClient, id: string): Promise<void> {
  const me = (await (await client.send('/api/me')).json()) as { id: string }
  const changed = JSON.stringify({ id, email: `${id}@films.test`, username: id })
  await api.database.pool.query(`INSERT INTO "user" SELECT (jsonb_populate_record(u, $2::jsonb)).* FROM "user" u WHERE id = $1`, [
    me.id,
    changed,
  ])
  await api.database.pool.query('UPDATE wallet SET user_id = $2 WHERE user_id = $1', [me.id, id])
  await api.database.pool.query('UPDATE session SET user_id = $2 WHERE user_id = $1', [me.id, id])
}
