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

async function startStory(client = owner): Promise<string> {
  const input = { script_content: 'A fox sleeps in the snow.', auto_rewrite: false, visual_style: 'citypop' }
  return (await (await client.send('/api/stories/workflow/generate_script_to_video', { json: input })).json()).workflowRunId
}

async function createTeamMate(name: string): Promise<{ mate: TestClient; id: string }> {
  const mate = await api.signUp(name)
  const { token } = await (await owner.send('/api/team/invite', { method: 'POST' })).json()
  await mate.send('/api/team/join', { json: { token } })
  return { mate, id: (await (await mate.send('/api/me')).json()).id }
}

type OpenStream = {
  /** Waits until the stream contains the text. */
  waitForText(text: string): Promise<void>
  /** Everything received, at the end of the stream. */
  rest(): Promise<string>
}

/** Opens a stream and waits for its first event. */
async function openStream(client: TestClient, workflowRunId: string): Promise<OpenStream> {
  const response = await client.send(`/api/stories/workflow/status_sse?workflowRunId=${workflowRunId}`)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  const readOn = async () => {
    const { done, value = '' } = await reader.read()
    received += value
    return !done
  }
  const waitFor = async (text: string) => {
    while (!received.includes(text) && (await readOn()));
  }
  await waitFor('"workflowRunId"')
  return {
    waitForText: waitFor,
    async rest() {
      while (await readOn());
      return received
    },
  }
}

async function report(runId: string, status: string): Promise<void> {
  await api.database.pool.query('INSERT INTO run_event (run_id, story_id, status) SELECT id, story_id, $2 FROM run WHERE id = $1', [
    runId,
    status,
  ])
  await api.database.pool.query(`SELECT pg_notify('fablecut_run', $1)`, [runId])
}

test('a stream ends for clients who may not read its story any more, and continues for its creator', async () => {
  const workflowRunId = await startStory()
  const { mate, id } = await createTeamMate('Mate')
  const [mates, owners] = [await openStream(mate, workflowRunId), await openStream(owner, workflowRunId)]
  await owner.send(`/api/team/members/${id}`, { method: 'DELETE' })
  await report(workflowRunId, 'processing:generating_images')
  expect(await mates.rest()).not.toContain('generating_images')
  await report(workflowRunId, 'completed')
  expect(await owners.rest()).toContain('"status":"completed"')
  expect((await mate.send(`/api/stories/workflow/status_sse?workflowRunId=${workflowRunId}`)).status).toBe(400)
})

test('a stream ends when its reader is suspended, also if the session is left', async () => {
  const sue = await api.signUp('Sue')
  const workflowRunId = await startStory(sue)
  const stream = await openStream(sue, workflowRunId)
  await api.database.pool.query(`UPDATE "user" SET banned = true WHERE email = 'sue@films.test'`)
  await report(workflowRunId, 'processing:generating_images')
  expect(await stream.rest()).not.toContain('generating_images')
})

test('a stranger’s stream of a shared story has the public part, and ends when it is unshared', async () => {
  const workflowRunId = await startStory()
  const share = (isPublic: boolean) =>
    api.database.pool.query('UPDATE story SET is_public = $2 WHERE workflow_run_id = $1', [workflowRunId, isPublic])
  await share(true)
  await api.database.pool.query(
    `INSERT INTO shot (story_id, shot_id, lexorank, shot_type, image_prompt) SELECT id, 'secret', 'a', 'auto', 'A door' FROM story WHERE workflow_run_id = $1`,
    [workflowRunId],
  )
  const stream = await openStream(await api.signUp('Stranger'), workflowRunId)
  await report(workflowRunId, 'processing:generating_images')
  await stream.waitForText('generating_images')
  await share(false)
  await report(workflowRunId, 'processing:generating_videos')
  const rest = await stream.rest()
  expect(rest).not.toContain('generating_videos')
  expect(rest).not.toContain('A door')
})

test('of many watchers of one story, each of whom gets an event, only those who still may read it get the next one', async () => {
  const workflowRunId = await startStory()
  const mates: Awaited<ReturnType<typeof createTeamMate>>[] = []
  for (let index = 0; index < 8; index += 1) mates.push(await createTeamMate(`Watcher${index}`))
  const streams = await Promise.all(mates.map(({ mate }) => openStream(mate, workflowRunId)))
  await report(workflowRunId, 'processing:generating_images')
  for (const stream of streams) await stream.waitForText('generating_images')
  const [leaves, expires] = mates
  await owner.send(`/api/team/members/${leaves!.id}`, { method: 'DELETE' })
  await api.database.pool.query('UPDATE session SET expires_at = now() WHERE user_id = $1', [expires!.id])
  await report(workflowRunId, 'processing:generating_videos')
  await report(workflowRunId, 'completed')
  const received = await Promise.all(streams.map((stream) => stream.rest()))
  expect(received.map((text) => text.includes('generating_videos') || text.includes('"status":"completed"'))).toEqual(
    mates.map((_, index) => index > 1),
  )
})

test('a stream ends with its session', async () => {
  const workflowRunId = await startStory()
  const { mate } = await createTeamMate('Leaves')
  const stream = await openStream(mate, workflowRunId)
  await mate.send('/api/auth/sign-out', { json: {} })
  await report(workflowRunId, 'processing:generating_images')
  expect(await stream.rest()).not.toContain('generating_images')
})

test('when the server stops, streams end with a request to return, running requests are finished, and new ones refused', async () => {
  const creator = await api.signUp('Creator')
  const stream = await openStream(creator, await startStory(creator))
  const lock = await api.database.pool.connect()
  try {
    await lock.query('BEGIN; LOCK TABLE wallet IN ACCESS EXCLUSIVE MODE')
    const running = creator.send('/api/me')
    const countWaiting = async () =>
      (await api.database.pool.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'wallet'::regclass`)).rowCount
    await expect.poll(countWaiting, { timeout: 30_000 }).toBe(1)
    const stopped = api.stopServer()
    expect(await stream.rest()).toMatch(/event: error[\s\S]*UNAVAILABLE/)
    await expect(api.visitor().send('/api/stories/published')).rejects.toThrow('fetch failed')
    await lock.query('COMMIT')
    expect((await running).status).toBe(200)
    await stopped
  } finally {
    lock.release(true)
  }
})
