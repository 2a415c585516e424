import { expect, test } from '@playwright/test'
import {
  type Account,
  cancelRun,
  createAccount,
  freshEmail,
  holdingsOf,
  openHttp,
  PASSWORD,
  read,
  refusalOf,
  start,
  START,
  startedRun,
} from './support/account.ts'

const SCRIPT = 'A fox crosses the frozen river. The village wakes in gold light.'
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

let owner: Account
test.beforeAll(async () => {
  owner = await createAccount()
})

test.describe('a rejected start says why and is not charged', () => {
  const refused: [string, object, string | null][] = [
    ['an empty script', { script_content: '' }, 'Please enter a script'],
    ['a script of blanks', { script_content: ' \n\t　 ' }, 'Please enter a script'],
    ['901 characters', { script_content: 'a'.repeat(901) }, 'Script is too long'],
    ['50,000 characters', { script_content: 'word '.repeat(10_000) }, 'Script is too long'],
    ['60,001 characters', { script_content: 'a'.repeat(60_001) }, null],
    ['no script', {}, null],
    ['a script that is a number', { script_content: 7 }, null],
    ['an unknown style', { script_content: SCRIPT, visual_style: 'oil' }, null],
    ['an unknown voice', { script_content: SCRIPT, voiceover_voice: 'nobody' }, 'Please select a valid voice'],
    ['an unknown image model', { script_content: SCRIPT, advanced_settings: { image_model_config: { model: 'dalle' } } }, null],
    ['an unknown video model', { script_content: SCRIPT, advanced_settings: { video_model_config: { model: 'sora' } } }, null],
    ['an aspect ratio of other forms', { script_content: SCRIPT, aspect_ratio: '1:1' }, null],
    ['an unknown aspect ratio', { script_content: SCRIPT, aspect_ratio: '4:3' }, null],
    ['an unknown character', { script_content: SCRIPT, character: { id: 'nobody', type: 'premade' } }, null],
    ['music from elsewhere', { script_content: SCRIPT, background_music: 'http://169.254.169.254/song.mp3' }, null],
    ['an unknown field', { script_content: SCRIPT, flavour: 'mint' }, null],
    ['a list', [SCRIPT], null],
  ]
  for (const [what, body, message] of refused)
    test(what, async () => {
      const before = await holdingsOf(owner.http)
      const refusal = await refusalOf(await start(owner.http, body))
      expect(refusal).toMatchObject({ status: 422, code: 'INVALID_INPUT', ...(message !== null && { message }) })
      expect(Object.keys((refusal.data.fields ?? {}) as object)).toHaveLength(1)
      expect(await holdingsOf(owner.http)).toEqual(before)
    })

  test('a price that rose since it was shown is rejected', async () => {
    const before = await holdingsOf(owner.http)
    const response = await start(owner.http, { script_content: SCRIPT, is_preview: true, expected_credits: 99 })
    expect(await refusalOf(response)).toMatchObject({ status: 409, code: 'PRICE_CHANGED', data: { credits: 100 } })
    expect(await holdingsOf(owner.http)).toEqual(before)
  })

  test('truncated JSON, invalid JSON and 10 MB are rejected', async () => {
    const before = await holdingsOf(owner.http)
    const send = (data: string | Buffer, type = 'application/json') =>
      owner.http.post(START, { data: Buffer.from(data), headers: { 'content-type': type } })
    expect(await refusalOf(await send('{"script_content": "A fox'))).toMatchObject({ status: 422, code: 'MALFORMED_JSON' })
    expect(await refusalOf(await send('script_content=A+fox', 'application/x-www-form-urlencoded'))).toMatchObject({ status: 415 })
    const large = await send(JSON.stringify({ script_content: 'a'.repeat(10_000_000) }))
    expect(await refusalOf(large)).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
    expect(await holdingsOf(owner.http)).toEqual(before)
  })

  test('requests without a session or from another site are rejected', async () => {
    const visitor = await openHttp()
    expect(await refusalOf(await start(visitor, { script_content: SCRIPT }))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    const before = await holdingsOf(owner.http)
    const foreign = await owner.http.post(START, { data: { script_content: SCRIPT }, headers: { origin: 'https://elsewhere.test' } })
    expect(await refusalOf(foreign)).toMatchObject({ status: 403, code: 'FORBIDDEN_ORIGIN' })
    expect(await holdingsOf(owner.http)).toEqual(before)
  })
})

test.describe('scripts in any language are accepted, and a cancelled run costs nothing', () => {
  const accepted: [string, string][] = [
    ['exactly 900 characters', 'a'.repeat(900)],
    ['emoji only', '🦊🌊🏔️✨'],
    ['Arabic', 'ثعلب يعبر النهر المتجمد. تستيقظ القرية في ضوء ذهبي.'],
    ['Hebrew', 'שועל חוצה את הנהר הקפוא. הכפר מתעורר באור זהב.'],
    ['Chinese', '一只狐狸穿过结冰的河流。村庄在金色的晨光中醒来。'],
    ['Japanese', 'キツネが凍った川を渡る。村は金色の光の中で目を覚ます。'],
    ['Korean', '여우가 얼어붙은 강을 건넌다. 마을이 금빛 속에 깨어난다.'],
  ]
  for (const [what, script] of accepted)
    test(what, async () => {
      const before = await holdingsOf(owner.http)
      const run = await startedRun(owner.http, { script_content: script, is_preview: true })
      const { story } = await read<{ story: { category_inputs: object } }>(owner.http, `/api/stories/by_workflow/${run}`)
      expect(story.category_inputs).toMatchObject({ script_content: script })
      expect((await holdingsOf(owner.http)).credits).toBe(before.credits - 100)
      await cancelRun(owner.http, run)
      const after = await holdingsOf(owner.http)
      const captured = (after.entries as { workflow_run_id: string; captured: number }[]).find(
        (entry) => entry.workflow_run_id === run && 'captured' in entry,
      )
      expect([after.credits, after.held]).toEqual([before.credits, before.held])
      expect(captured).toMatchObject({ held: 0 })
      expect(await refusalOf(await owner.http.post('/api/stories/workflow/cancel', { data: { workflowRunId: run } }))).toMatchObject({
        status: 409,
      })
    })
})

test('ten identical concurrent starts with one key are one run and one charge', async () => {
  const person = await createAccount()
  const body = { script_content: SCRIPT, is_preview: true }
  const responses = await Promise.all(Array.from({ length: 10 }, () => start(person.http, body, 'the-same-press')))
  const runs = await Promise.all(responses.map(async (response) => ((await response.json()) as { workflowRunId: string }).workflowRunId))
  expect(responses.map((response) => response.status())).toEqual(Array(10).fill(200))
  expect(new Set(runs).size).toBe(1)
  const after = await holdingsOf(person.http)
  expect([after.credits, after.entries.length, after.stories.length]).toEqual([2900, 2, 1])

  const other = await start(person.http, { ...body, visual_style: 'anime' }, 'the-same-press')
  expect(await refusalOf(other)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
  await cancelRun(person.http, runs[0]!)
  expect(await startedRun(person.http, body, 'the-same-press')).toBe(runs[0])
  expect((await holdingsOf(person.http)).stories).toHaveLength(1)
})

test('insufficient credits are 402 with both amounts, and nothing is created', async () => {
  const person = await createAccount()
  const runs: string[] = []
  for (const expected of [3000, 1900, 800]) {
    runs.push(await startedRun(person.http, { script_content: SCRIPT }))
    expect((await holdingsOf(person.http)).credits).toBe(expected)
  }
  const before = await holdingsOf(person.http)
  const refusal = await refusalOf(await start(person.http, { script_content: SCRIPT }))
  expect(refusal).toMatchObject({ status: 402, code: 'INSUFFICIENT_CREDITS', message: 'Insufficient credits' })
  expect(refusal.data).toMatchObject({ required: 1100, available: 800 })
  const { credits, stories } = await holdingsOf(person.http)
  expect([credits, stories]).toEqual([before.credits, before.stories])
  for (const run of runs) await cancelRun(person.http, run)
})

test("another user's story, run and media are not found", async () => {
  const stranger = await createAccount('Mallory')
  const run = await startedRun(owner.http, { script_content: SCRIPT, is_preview: true })
  const { story } = await read<{ story: { id: string } }>(owner.http, `/api/stories/by_workflow/${run}`)
  const file = { name: 'pixel.png', mimeType: 'image/png', buffer: PIXEL }
  const uploaded = await owner.http.post('/api/media/upload_image', { multipart: { file } })
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string }
  expect((await owner.http.get(imageUrl)).status()).toBe(200)

  const [owners, strangers] = [await holdingsOf(owner.http), await holdingsOf(stranger.http)]
  const { http } = stranger
  const workflow = (name: string, data: object) => http.post(`/api/stories/workflow/${name}`, { data })
  for (const id of [story.id, 'no-such-story']) {
    const missing = [
      await http.get(`/api/stories/${id}`),
      await http.patch(`/api/stories/${id}`, { data: { title: 'Mine now' } }),
      await http.delete(`/api/stories/${id}`),
      await http.get(`/api/stories/${id}/shots/1`),
      await workflow('resume', { story_id: id }),
      await workflow('rebuild_timeline_and_export', { story_id: id }),
    ]
    for (const response of missing) expect(await refusalOf(response), response.url()).toMatchObject({ status: 404 })
  }
  for (const id of [run, 'no-such-run']) {
    expect(await refusalOf(await http.get(`/api/stories/by_workflow/${id}`))).toMatchObject({ status: 404 })
    expect(await refusalOf(await workflow('cancel', { workflowRunId: id }))).toMatchObject({ status: 404 })
    expect(await refusalOf(await workflow('status', { workflowRunIds: [id] }))).toMatchObject({
      status: 400,
      message: 'Invalid workflow IDs',
    })
    expect(await refusalOf(await workflow('status_sse', { workflowRunIds: [id] }))).toMatchObject({
      status: 400,
      message: 'Invalid workflow IDs',
    })
    const stream = await http.get(`/api/stories/workflow/status_sse?workflowRunId=${id}`)
    expect(await refusalOf(stream)).toMatchObject({ status: 400, message: 'Invalid workflow ID' })
  }
  expect(await refusalOf(await http.get(imageUrl))).toMatchObject({ status: 404 })
  expect(await refusalOf(await http.get('/media/no-such-file/picture.png'))).toMatchObject({ status: 404 })
  expect(await refusalOf(await start(http, { script_content: SCRIPT, background_music: imageUrl }))).toMatchObject({ status: 422 })

  expect(await holdingsOf(http)).toEqual(strangers)
  expect((await holdingsOf(owner.http)).credits).toBe(owners.credits)
  const stored = await read<{ id: string; title: string }>(owner.http, `/api/stories/${story.id}`)
  expect(stored.id).toBe(story.id)
  expect(stored.title).not.toBe('Mine now')
  await cancelRun(owner.http, run)
})

test('an e-mail in use, an invalid one and a short password create no account', async () => {
  const http = await openHttp()
  const signUp = async (data: object) => refusalOf(await http.post('/api/auth/sign-up/email', { data }))
  for (const email of [owner.email, owner.email.toUpperCase()]) {
    const response = await signUp({ name: 'Second', email, password: PASSWORD })
    expect(response).toMatchObject({ status: 422, message: 'There is an account with this email already. Sign in instead.' })
  }
  expect(await signUp({ name: 'A', email: 'no address', password: PASSWORD })).toMatchObject({ status: 422 })
  expect(await signUp({ name: 'A', email: freshEmail(), password: 'short' })).toMatchObject({ status: 422 })
  expect(await signUp({ email: freshEmail(), password: PASSWORD })).toMatchObject({ status: 422 })
  const broken = await http.post('/api/auth/sign-up/email', {
    data: Buffer.from('{"name":'),
    headers: { 'content-type': 'application/json' },
  })
  expect(await refusalOf(broken)).toMatchObject({ status: 422, code: 'MALFORMED_JSON' })
  const wrong = await http.post('/api/auth/sign-in/email', { data: { email: owner.email, password: 'wrong horse' } })
  expect(await refusalOf(wrong)).toMatchObject({ status: 401 })
  expect((await http.get('/api/me')).status()).toBe(401)
})
