import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, startTestApi } from '../http/testing.ts'

let api: TestApi
beforeAll(async () => void (api = await startTestApi()))
afterAll(() => api.stop())

const WAITING = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"

async function untilWaiting(): Promise<void> {
  while ((await api.database.pool.query(WAITING)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('a story that is begun while its creator leaves the team does not stay behind in it', async () => {
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
