// Answers are read as a stranger would read them: without the types of the contract.
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = any
export type HttpClient = {
  post(path: string, body: unknown): Promise<Answer>
  get(path: string): Promise<Answer>
  bytes(path: string): Promise<Uint8Array>
}

/** A new account with its session on a running product. Responses that are not 2xx throw with their text. */
export async function signUp(origin: string): Promise<HttpClient> {
  const body = { name: 'Bench', email: `bench-${Date.now()}@example.org`, password: 'a long enough password' }
  const response = await send(origin, '/api/auth/sign-up/email', 'POST', body, '')
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    post: async (path, input) => (await send(origin, path, 'POST', input, cookie)).json(),
    get: async (path) => (await send(origin, path, 'GET', undefined, cookie)).json(),
    bytes: async (path) => new Uint8Array(await (await send(origin, path, 'GET', undefined, cookie)).arrayBuffer()),
  }
}

async function send(origin: string, path: string, method: string, body: unknown, cookie: string): Promise<Response> {
  const headers = { origin, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const response = await fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}
