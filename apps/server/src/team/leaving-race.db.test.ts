import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, startTestApi } from '../http/testing.ts'

let api: TestApi
beforeAll(async () => void (api = await startTestApi()))
afterAll(() => api.stop())

const WAITING = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"

async function untilWaiting(): Promise<void> {
  while ((await api.database.pool.query(WAITING)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('a story created while its creator leaves the team does not stay in it', async () => {
  const client = await api.signUp('Leaver')
  await client.send('/api/team', { json: { name: 'Crew' } })
  const { id } = await (await client.send('/api/me')).json()
  const leaving = await api.database.pool.connect()
  await leaving.query('BEGIN')
  await leaving.query('DELETE FROM member WHERE user_id = $1', [id])
  const begun = client.send('/api/stories', { json: { title: 'Untitled', category_id: 'create_from_scratch' } })
  await untilWaiting()
  await leaving.query('COMMIT')
  leaving.release()
  const story = await (await begun).json()
  const { rows } = await api.database.pool.query('SELECT team_id FROM story WHERE id = $1', [story.id])
  expect(rows).toEqual([{ team_id: null }])
})

test('a story started while its creator deletes the account waits without holding a lock that the deletion needs', async () => {
  const client = await api.signUp('Starter')
  await client.send('/api/team', { json: { name: 'Crew' } })
  const { id } = await (await client.send('/api/me')).json()
  const deleting = await api.database.pool.connect()
  await deleting.query('BEGIN')
  await deleting.query('SELECT 1 FROM member WHERE user_id = $1 FOR UPDATE', [id])
  const input = { script_content: 'A fox sleeps in the snow.', auto_rewrite: false, visual_style: 'citypop' }
  const started = client.send('/api/stories/workflow/generate_script_to_video', { json: input })
  await untilWaiting()
  const wallet = await deleting.query('SELECT 1 FROM wallet WHERE user_id = $1 FOR UPDATE NOWAIT', [id])
  await deleting.query('COMMIT')
  deleting.release()
  expect(wallet.rowCount).toBe(1)
  expect((await started).status).toBe(200)
})

test.each(['join', 'found'] as const)("a user who is deleting the account can't %s a team", async (way) => {
  const owner = await api.signUp(`Owner${way}`)
  await owner.send('/api/team', { json: { name: 'Crew' } })
  const { token } = await (await owner.send('/api/team/invite', { method: 'POST' })).json()
  const client = await api.signUp(`Goes${way}`)
  const { id } = await (await client.send('/api/me')).json()
  const deleting = await api.database.pool.connect()
  await deleting.query('BEGIN')
  await deleting.query('DELETE FROM "user" WHERE id = $1', [id])
  const late = way === 'join' ? client.send('/api/team/join', { json: { token } }) : client.send('/api/team', { json: { name: 'Late' } })
  await untilWaiting()
  await deleting.query('COMMIT')
  deleting.release()
  const response = await late
  expect([response.status, await response.json()]).toMatchObject([401, { code: 'UNAUTHORIZED' }])
  expect((await api.database.pool.query(`SELECT 1 FROM organization WHERE name = 'Late'`)).rowCount).toBe(0)
})

test('a team created while its owner deletes the account does not outlive them', async () => {
  const client = await api.signUp('Founder')
  const { id } = await (await client.send('/api/me')).json()
  const founding = await api.database.pool.connect()
  await founding.query('BEGIN')
  await founding.query(`INSERT INTO organization (id, name, slug) VALUES ('brief', 'Brief', 'brief')`)
  await founding.query(`INSERT INTO member (id, organization_id, user_id, role) VALUES ('first', 'brief', $1, 'owner')`, [id])
  const deleted = client.send('/api/me', { method: 'DELETE', json: { password: 'correct horse' } })
  await untilWaiting()
  await founding.query('COMMIT')
  founding.release()
  expect((await deleted).status).toBe(204)
  expect((await api.database.pool.query(`SELECT 1 FROM organization WHERE id = 'brief'`)).rowCount).toBe(0)
})
