import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from './testing.ts'

let api: TestApi
let owner: TestClient
beforeAll(async () => {
  api = await startTestApi()
  owner = await api.signUp('Owner')
  await owner.send('/api/team', { json: { name: 'Crew' } })
})
afterAll(() => api.stop())

async function startStory(): Promise<string> {
  const input = { script_content: 'A fox sleeps in the snow.', auto_rewrite: false, visual_style: 'citypop' }
  return (await (await owner.send('/api/stories/workflow/generate_script_to_video', { json: input })).json()).workflowRunId
}

async function joinCrew(name: string): Promise<{ mate: TestClient; id: string }> {
  const mate = await api.signUp(name)
  const { token } = await (await owner.send('/api/team/invite', { method: 'POST' })).json()
  await mate.send('/api/team/join', { json: { token } })
  return { mate, id: (await (await mate.send('/api/me')).json()).id }
}

/** What a stream says until it ends, told when its first event is there. */
async function openStream(client: TestClient, workflowRunId: string): Promise<{ rest: Promise<string> }> {
  const answer = await client.send(`/api/stories/workflow/status_sse?workflowRunId=${workflowRunId}`)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let first = ''
  while (!first.includes('"workflowRunId"')) first += (await reader.read()).value
  return { rest: readAll(reader) }
}

async function readAll(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += value
  }
}

async function report(runId: string, status: string): Promise<void> {
  await api.database.pool.query('INSERT INTO run_event (run_id, story_id, status) SELECT id, story_id, $2 FROM run WHERE id = $1', [
    runId,
    status,
  ])
  await api.database.pool.query(`SELECT pg_notify('fablecut_run', $1)`, [runId])
}

test('a stream ends for who may not read its story any more, and goes on for its creator', async () => {
  const workflowRunId = await startStory()
  const { mate, id } = await joinCrew('Mate')
  const [mates, owners] = [await openStream(mate, workflowRunId), await openStream(owner, workflowRunId)]
  await owner.send(`/api/team/members/${id}`, { method: 'DELETE' })
  await report(workflowRunId, 'processing:generating_images')
  expect(await mates.rest).not.toContain('generating_images')
  await report(workflowRunId, 'completed')
  expect(await owners.rest).toContain('"status":"completed"')
  expect((await mate.send(`/api/stories/workflow/status_sse?workflowRunId=${workflowRunId}`)).status).toBe(400)
})

test('a stream ends with the session that opened it', async () => {
  const workflowRunId = await startStory()
  const { mate } = await joinCrew('Leaves')
  const stream = await openStream(mate, workflowRunId)
  await mate.send('/api/auth/sign-out', { json: {} })
  await report(workflowRunId, 'processing:generating_images')
  expect(await stream.rest).not.toContain('generating_images')
})
