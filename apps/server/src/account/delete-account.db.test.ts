import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from '../http/testing.ts'
import { derivedKey } from '../media/derived/derived-file.ts'
import { THUMBNAIL } from '../media/derived/thumbnail.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { readSettings } from '../platform/settings.ts'
import { runMaintenance } from '../workflows/maintenance.ts'

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

let api: TestApi
let staff: TestClient
beforeAll(async () => {
  api = await startTestApi()
  staff = await api.signUp('Staff')
})
afterAll(() => api.stop())

const json = async (response: Promise<Response>) => (await response).json()
const idOf = async (client: TestClient): Promise<string> => (await json(client.send('/api/me'))).id
const remove = (client: TestClient, password = 'correct horse') => client.send('/api/me', { method: 'DELETE', json: { password } })
const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows
const start = (client: TestClient) =>
  client.send('/api/stories/workflow/generate_script_to_video', {
    json: { script_content: 'The lighthouse keeper lights his lamp.', auto_rewrite: false, visual_style: 'citypop' },
  })
const draft = async (client: TestClient): Promise<string> =>
  (await json(client.send('/api/stories', { json: { title: 'Untitled', category_id: 'create_from_scratch' } }))).id

async function upload(client: TestClient, bytes: Buffer = pixel): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png')
  return (await json(client.send('/api/media/upload_image', { method: 'POST', body }))).imageUrl
}

/** Makes all stored files old enough to be deleted, then runs maintenance. */
async function purgeAsIfOld(): Promise<void> {
  const storage = await createDiskStorage(`${api.dataFolder}/storage`)
  const blobs = await readdir(`${api.dataFolder}/storage/blobs`, { recursive: true, withFileTypes: true })
  for (const file of blobs) if (file.isFile()) await utimes(join(file.parentPath, file.name), 0, 0)
  await runMaintenance({ pool: api.database.pool, storage, analyticsDays: 90, retention: readSettings({}).retention })
}

/** Rows of any table that contain one of the words, with the table's name. */
async function rowsContaining(words: readonly string[]): Promise<string[]> {
  const tables = await query(`SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'dbos') AND table_type = 'BASE TABLE'`)
  const matches: string[] = []
  for (const { name } of tables)
    for (const { row } of await query(`SELECT to_jsonb(t)::text AS row FROM ${name} t`))
      if (words.some((word) => row.toLowerCase().includes(word))) matches.push(`${name} ${row}`)
  return matches
}

test('a wrong password deletes nothing', async () => {
  const client = await api.signUp('Wanda')
  const response = await remove(client, 'wrong horse')
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'FORBIDDEN', data: { fields: { password: 'This is not your password' } } })
  expect((await client.send('/api/me')).status).toBe(200)
  expect((await remove(api.visitor())).status).toBe(401)
})

test('deleting an account cancels its runs, releases its holds and removes its stories, files and sessions at once', async () => {
  const client = await api.signUp('Gone')
  const id = await idOf(client)
  await query('UPDATE wallet SET free_stories_left = 0 WHERE user_id = $1', [id])
  expect((await start(client)).status).toBe(200)
  const [{ id: storyId }] = await query('SELECT id FROM story WHERE user_id = $1', [id])
  const published = await draft(client)
  await query('UPDATE story SET is_published = true, published_at = now() WHERE id = $1', [published])
  const picture = await upload(client)
  await client.send('/api/auth/update-user', { json: { image: picture } })
  expect((await json(client.send('/api/me'))).credits).toBeLessThan(3000)
  expect((await remove(client)).status).toBe(204)
  expect((await client.send('/api/me')).status).toBe(401)
  expect((await start(client)).status).toBe(401)
  for (const story of [storyId, published]) expect((await staff.send(`/api/stories/${story}`)).status).toBe(404)
  expect((await staff.send(picture)).status).toBe(404)
  expect(await query(`SELECT status FROM run WHERE user_id = $1`, [id])).toEqual([{ status: 'RUN_CANCELED' }])
  const [balance] = await query('SELECT available, free_stories_left, closed_at FROM wallet WHERE user_id = $1', [id])
  expect(balance).toMatchObject({ available: '3000', free_stories_left: 0, closed_at: expect.any(Date) })
  const again = await api.visitor().send('/api/auth/sign-in/email', { json: { email: 'gone@films.test', password: 'correct horse' } })
  expect(again.status).toBe(401)
})

test('after the purge no name, e-mail or text of a deleted account is left, nor its files; its ledger balances under its id', async () => {
  const client = await api.signUp('Zebulon')
  const id = await idOf(client)
  await query('UPDATE wallet SET free_stories_left = 0 WHERE user_id = $1', [id])
  await start(client)
  const url = await upload(client, Buffer.concat([pixel, Buffer.from('zebulon')]))
  await client.send('/api/auth/update-user', { json: { image: url } })
  await client.send('/api/team', { json: { name: 'Zebulon and friends' } })
  await client.send('/api/team/invite', { method: 'POST' })
  await client.send('/api/media/albums', { json: { name: 'Zebulon at sea', media_ids: [] } })
  await json(client.send('/api/folders', { json: { name: 'Zebulon at home', story_ids: [] } }))
  await query(
    `INSERT INTO character (id, user_id, name, reference_mode, type, status, image_media_id, look) VALUES ('c', $1, 'Zebulon', 'quick', 'custom-quick', 'completed', 'm', '{}')`,
    [id],
  )
  await query(`INSERT INTO analytics_event (user_id, name, properties, happened_at) VALUES ($1, 'x', '{}', now())`, [id])
  const [{ hash }] = await query('SELECT hash FROM media WHERE user_id = $1', [id])
  const storage = await createDiskStorage(`${api.dataFolder}/storage`)
  await writeFile(`${api.dataFolder}/thumbnail`, 'a small Zebulon')
  const thumbnail = derivedKey(THUMBNAIL, hash)
  await storage.writeCache(thumbnail, `${api.dataFolder}/thumbnail`)
  expect((await remove(client)).status).toBe(204)
  await purgeAsIfOld()
  expect(await rowsContaining(['zebulon', 'lighthouse keeper'])).toEqual([])
  const tablesOfId = (await rowsContaining([id])).map((row) => row.split(' ')[0]!)
  expect(new Set(tablesOfId)).toEqual(new Set(['public.ledger', 'public.wallet', 'dbos.workflow_status']))
  await expect(storage.localPath(hash)).rejects.toThrow()
  expect(await storage.readCache(thumbnail)).toBeNull()
  const [sums] = await query(
    'SELECT sum(l.amount) = w.available AS adds_up FROM ledger l JOIN wallet w USING (user_id) WHERE l.user_id = $1 GROUP BY w.available',
    [id],
  )
  expect(sums).toEqual({ adds_up: true })
})

test('an upload that arrives while its account is deleted is deleted too', async () => {
  const client = await api.signUp('Late')
  const id = await idOf(client)
  await upload(client, Buffer.concat([pixel, Buffer.from('late')]))
  expect((await remove(client)).status).toBe(204)
  await query('UPDATE media SET is_deleted = false WHERE user_id = $1', [id])
  await purgeAsIfOld()
  await purgeAsIfOld()
  expect(await query('SELECT id FROM media WHERE user_id = $1', [id])).toEqual([])
})

/** Signs up, returns the balance of the new account, and deletes it. */
async function signupBalance(email: string): Promise<[credits: number, freeStories: number]> {
  const client = api.visitor()
  const response = await client.send('/api/auth/sign-up/email', { json: { name: 'Twice', email, password: 'correct horse' } })
  expect(response.status).toBe(200)
  const { credits, free_stories_left } = await json(client.send('/api/me'))
  expect((await remove(client)).status).toBe(204)
  return [credits, free_stories_left]
}

test('an e-mail address gets the signup bonus once, however often it signs up and however it is written', async () => {
  expect(await signupBalance('twice@films.test')).toEqual([3000, 1])
  for (const email of ['twice@films.test', 'TWICE@Films.test', 'twice+more@films.test']) expect(await signupBalance(email)).toEqual([0, 0])
  expect(await signupBalance('thrice@films.test')).toEqual([3000, 1])
  await purgeAsIfOld()
  expect(await rowsContaining(['twice@', 'twice+', 'thrice'])).toEqual([])
})

test('bytes that another account also uses are kept', async () => {
  const [deleted, remaining] = [await api.signUp('Shares'), await api.signUp('Stays')]
  const bytes = Buffer.concat([pixel, Buffer.from('shared')])
  await upload(deleted, bytes)
  const shared = await upload(remaining, bytes)
  expect((await remove(deleted)).status).toBe(204)
  await purgeAsIfOld()
  expect((await remaining.send(shared)).status).toBe(200)
})

test('the oldest member becomes owner of a deleted owner’s team', async () => {
  const [owner, member] = [await api.signUp('Chief'), await api.signUp('Mate')]
  await owner.send('/api/team', { json: { name: 'Crew' } })
  const { token } = await json(owner.send('/api/team/invite', { method: 'POST' }))
  await member.send('/api/team/join', { json: { token } })
  expect((await remove(owner)).status).toBe(204)
  expect((await json(member.send('/api/team'))).team).toMatchObject({ name: 'Crew', role: 'owner', members: [{ username: 'mate' }] })
})

test('a run that starts while its account is deleted is either cancelled or refused', async () => {
  const client = await api.signUp('Racer')
  const id = await idOf(client)
  const outcomes = await Promise.all([start(client), remove(client), start(client)])
  expect(outcomes[1]!.status).toBe(204)
  expect(await query(`SELECT id FROM run WHERE user_id = $1 AND status = 'RUN_RUNNING'`, [id])).toEqual([])
  expect(await query('SELECT available FROM wallet WHERE user_id = $1', [id])).toEqual([{ available: '3000' }])
})

test('the only staff account of a shared installation cannot be deleted until there is another', async () => {
  expect((await remove(staff)).status).toBe(409)
  expect((await staff.send('/api/me')).status).toBe(200)
  await query(`UPDATE "user" SET role = 'admin' WHERE email = 'wanda@films.test'`)
  expect((await remove(staff)).status).toBe(204)
})
