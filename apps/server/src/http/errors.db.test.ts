import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, type TestClient, startTestApi } from './testing.ts'

let api: TestApi
let ada: TestClient
beforeAll(async () => {
  api = await startTestApi()
  ada = await api.signUp('Ada')
})
afterAll(() => api.stop())

/** Every error response has exactly these three keys (CD-109). */
async function refusal(response: Response) {
  const body = (await response.json()) as { code: string; message: string; data: { fields?: Record<string, string> } }
  expect(Object.keys(body).sort()).toEqual(['code', 'data', 'message'])
  expect(typeof body.message).toBe('string')
  expect(response.headers.get('content-type')).toContain('application/json')
  return { status: response.status, ...body }
}

test('a visitor gets 401', async () => {
  expect(await refusal(await api.visitor().send('/api/me'))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
})

test('unknown API paths are 404, and the API has no other paths', async () => {
  expect(await refusal(await ada.send('/api/nothing'))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await refusal(await ada.send('/api'))).toMatchObject({ status: 404 })
  expect((await ada.send('/me')).headers.get('content-type')).toContain('text/html')
  expect(await refusal(await ada.send('/api/stories/unknown-story'))).toMatchObject({ status: 404, code: 'STORY_NOT_FOUND' })
})

test('invalid input is 422 with its fields', async () => {
  const start = '/api/stories/workflow/generate_script_to_video'
  const response = await refusal(
    await ada.send(start, { json: { script_content: 'Hello there', visual_style: 'no-such-style', voiceover_voice: 'x' } }),
  )
  expect(response).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
    data: { fields: { voiceover_voice: 'Please select a valid voice' } },
  })
  expect(Object.keys(response.data.fields!)).toContain('visual_style')
})

test.each([45, 30.5, 210, '30'])('a vlog of %o seconds is an unsupported duration', async (seconds) => {
  const character = { id: 'poppy', name: 'Poppy', type: 'premade', reference_mode: 'train' }
  const json = { character, vlog_topic: '@[Poppy](poppy) bakes bread', expected_duration_seconds: seconds }
  const response = await refusal(await ada.send('/api/stories/workflow/generate_character_vlog', { json }))
  expect(response).toMatchObject({ status: 422, data: { fields: { expected_duration_seconds: 'Unsupported duration' } } })
})

const changeTake = (active_media: object) => ada.send('/api/stories/unknown-story/shots/s1', { method: 'PATCH', json: { active_media } })

test('a take is identified by type, id and URL', async () => {
  expect((await refusal(await changeTake({ media_type: 'image', media_id: 'm1', media_url: '/media/m1/a.png' }))).status).toBe(404)
  const response = await refusal(await changeTake({ media_type: 'image', media_id: 'm1' }))
  expect(response).toMatchObject({ status: 422, data: { fields: { 'active_media.media_url': expect.any(String) } } })
})

test('a body that is not JSON is 422, one of 10 MB is 413, a form is 415', async () => {
  const to = '/api/credits/estimate'
  const headers = { 'content-type': 'application/json' }
  expect(await refusal(await ada.send(to, { body: '{"key":', headers }))).toMatchObject({ status: 422, code: 'MALFORMED_JSON' })
  expect(await refusal(await ada.send(to, { json: { key: 'x'.repeat(10_000_000) } }))).toMatchObject({
    status: 413,
    code: 'PAYLOAD_TOO_LARGE',
  })
  expect(
    await refusal(await ada.send(to, { body: 'key=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } })),
  ).toMatchObject({ status: 415 })
  expect(await refusal(await ada.send('/api/auth/sign-in/email', { body: '{', headers }))).toMatchObject({
    status: 422,
    code: 'MALFORMED_JSON',
  })
})

test('the status operations return 400 for invalid ids', async () => {
  expect(await refusal(await ada.send('/api/stories/workflow/status_sse?workflowRunId=not-a-run'))).toMatchObject({
    status: 400,
    message: 'Invalid workflow ID',
  })
  expect(await refusal(await ada.send('/api/stories/workflow/status_sse'))).toMatchObject({ status: 400, message: 'Invalid workflow ID' })
  expect(await refusal(await ada.send('/api/stories/workflow/status', { json: { workflowRunIds: 'x' } }))).toMatchObject({
    status: 400,
    message: 'Invalid workflow IDs',
  })
})

test('changes from another origin are refused on every route', async () => {
  for (const path of [
    '/api/credits/estimate',
    '/api/auth/sign-in/email',
    '/api/auth/sign-out',
    '/api/media/upload',
    '/api/stories/workflow/status_sse',
  ]) {
    for (const origin of ['https://evil.example', null]) {
      expect(await refusal(await ada.send(path, { json: {}, origin }))).toMatchObject({ status: 403, code: 'FORBIDDEN_ORIGIN' })
    }
  }
  expect((await ada.send('/api/me', { origin: 'https://evil.example' })).status).toBe(200)
})

test('an internal error reveals nothing of its cause; readiness names what is missing', async () => {
  const broken = await startTestApi({ LOG_LEVEL: 'error' })
  const client = await broken.signUp('Bea')
  await broken.database.pool.query('ALTER TABLE wallet RENAME TO hidden')
  const response = await refusal(await client.send('/api/me'))
  expect(response).toMatchObject({ status: 500, code: 'INTERNAL_ERROR', message: 'Something went wrong on our side', data: {} })
  await broken.database.pool.query(`DELETE FROM drizzle.__drizzle_migrations WHERE id = (SELECT max(id) FROM drizzle.__drizzle_migrations)`)
  const readiness = await broken.send('/readyz')
  expect([readiness.status, (await readiness.json()).checks]).toEqual([
    503,
    {
      process: { ok: true },
      database: { ok: true },
      migrations: { ok: false, reason: 'the database has to be migrated' },
      storage: { ok: true },
      disk: { ok: true },
      engines: { ok: false, reason: 'no worker is running' },
    },
  ])
  await broken.stop()
})

test('every response has the security headers', async () => {
  for (const path of ['/', '/api/me', '/api/nothing', '/media/x/y.mp4']) {
    const { headers } = await ada.send(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'none'`)
  }
})

test('pages fall back to the app; hashed files are cached forever and compressed if the browser supports it', async () => {
  expect(await (await api.send('/story/my/123')).text()).toContain('<title>Fablecut</title>')
  const script = await api.send('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } })
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect(script.headers.get('content-encoding')).toBe('br')
  expect((await script.text()).length).toBe(17 * 500)
  expect((await api.send('/assets/gone-1a2b.js')).status).toBe(404)
})

test('the API has an OpenAPI description', async () => {
  const description = (await (await api.send('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, unknown> }
  expect(description.openapi).toMatch(/^3\.1/)
  expect(Object.keys(description.paths)).toContain('/stories/workflow/generate_script_to_video')
})

const request = (path: string) => api.visitor().send(path, { method: 'OPTIONS', origin: 'https://elsewhere.example' })

test('OPTIONS lists the methods of a path and allows no other origin', async () => {
  const response = await request('/api/stories/some-story')
  expect([response.status, response.headers.get('allow')]).toEqual([204, 'DELETE, GET, HEAD, OPTIONS, PATCH'])
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect((await request('/api/auth/sign-in/email')).headers.get('allow')).toBe('OPTIONS, POST')
  expect((await request('/api/media/upload')).status).toBe(204)
  expect((await refusal(await request('/api/nothing'))).status).toBe(404)
})

test('https installations send HSTS', async () => {
  expect((await ada.send('/api/me')).headers.get('strict-transport-security')).toBeNull()
  const secure = await startTestApi({ PUBLIC_URL: 'https://films.example.org' })
  for (const path of ['/', '/api/me']) expect((await secure.send(path)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  await secure.stop()
})

test('continuous reads and saves are rate-limited', async () => {
  const strict = await startTestApi({ RATE_LIMITS: 'read=3/3600,sync=1/3600' })
  const eve = await strict.signUp('Eve')
  const sync = () => eve.send('/api/stories/unknown/sync', { json: { shots_map: {}, video_editor_timeline: {} } })
  expect((await sync()).status).not.toBe(429)
  expect(await refusal(await sync())).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1) statuses.push((await eve.send('/api/me')).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  await strict.stop()
})
