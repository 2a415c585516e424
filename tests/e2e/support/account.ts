import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test'

/** An HTTP client with a cookie jar whose requests come from our own origin. */
export type Account = { readonly email: string; readonly name: string; readonly http: APIRequestContext }
/** Everything that an account could lose. */
export type Holdings = { credits: number; held: number; freeStories: number; entries: unknown[]; stories: string[] }
type StartAnswer = { workflowRunId: string; status: string }

export const PASSWORD = 'correct horse'
export const START = '/api/stories/workflow/generate_script_to_video'
const productUrl = () => `http://localhost:${process.env.PRODUCT_PORT}`
let people = 0

/** An e-mail address that no other test uses. */
export const freshEmail = (): string => `person-${process.pid}-${++people}@films.test`

export const openHttp = (): Promise<APIRequestContext> =>
  request.newContext({ baseURL: productUrl(), extraHTTPHeaders: { origin: productUrl() }, timeout: 60_000 })

export async function createAccount(name = 'Grace Hopper'): Promise<Account> {
  const http = await openHttp()
  const email = freshEmail()
  const response = await http.post('/api/auth/sign-up/email', { data: { name, email, password: PASSWORD } })
  expect(response.status()).toBe(200)
  return { email, name, http }
}

export async function read<T>(http: APIRequestContext, path: string): Promise<T> {
  const response = await http.get(path)
  expect(response.status(), path).toBe(200)
  return (await response.json()) as T
}

export async function holdingsOf(http: APIRequestContext): Promise<Holdings> {
  const me = await read<{ credits: number; free_stories_left: number }>(http, '/api/me')
  const ledger = await read<{ entries: unknown[]; available: number; held: number }>(http, '/api/credits/ledger')
  const list = await read<{ stories: { id: string }[] }>(http, '/api/stories')
  expect(ledger.available).toBe(me.credits)
  return {
    credits: me.credits,
    held: ledger.held,
    freeStories: me.free_stories_left,
    entries: ledger.entries,
    stories: list.stories.map(({ id }) => id),
  }
}

export const start = (http: APIRequestContext, body: object, key?: string): Promise<APIResponse> =>
  http.post(START, { data: body, ...(key !== undefined && { headers: { 'idempotency-key': key } }) })

/** Starts a story that has to be accepted. */
export async function startedRun(http: APIRequestContext, body: object, key?: string): Promise<string> {
  const response = await start(http, body, key)
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as StartAnswer).workflowRunId
}

/** Cancels a run before it has generated a film. */
export async function cancelRun(http: APIRequestContext, workflowRunId: string): Promise<void> {
  const response = await http.post('/api/stories/workflow/cancel', { data: { workflowRunId }, headers: { origin: productUrl() } })
  expect(response.status(), await response.text()).toBe(200)
  expect(await response.json()).toMatchObject({ workflowRunId, status: 'RUN_CANCELED' })
}

/** Status and code of an error, after checking that its body is exactly `{ code, message, data }`. */
export async function refusalOf(
  response: APIResponse,
): Promise<{ status: number; code: string; message: string; data: Record<string, unknown> }> {
  const body = (await response.json()) as { code: string; message: string; data: Record<string, unknown> }
  expect(Object.keys(body).sort()).toEqual(['code', 'data', 'message'])
  expect([typeof body.code, typeof body.message, typeof body.data, Array.isArray(body.data)]).toEqual(['string', 'string', 'object', false])
  expect(body.message).not.toBe('')
  return { status: response.status(), ...body }
}
