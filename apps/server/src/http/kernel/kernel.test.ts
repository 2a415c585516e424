import { AppError } from '@fablecut/contracts/errors/app-error'
import { expect, test } from 'vitest'
import { createLog } from '../../platform/logging/log.ts'
import { clientAddress } from './client-address.ts'
import type { RequestContext } from './context.ts'
import { codeOfStatus, errorResponse, toAppError } from './error-answer.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { invalidInput } from './invalid-input.ts'
import { findInvalidText } from '../../platform/database/invalid-text.ts'
import { withJsonBody } from './json-body.ts'
import { allowedOrigins, checkOrigin } from './origin.ts'
import { securityHeaders } from './security-headers.ts'
import { signedIn, signedInStaff } from './signed-in.ts'

const post = (origin?: string) => new Request('http://localhost:3000/api/x', { method: 'POST', headers: origin ? { origin } : {} })

const json = (body: string, type = 'application/json') =>
  withJsonBody(new Request('http://x/api', { method: 'POST', body, headers: { 'content-type': type } }), { isSignedIn: false })

test('without PUBLIC_URL only this machine at PORT may send changes', () => {
  const allowed = allowedOrigins({ publicUrl: null, port: 3000 })
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(() => checkOrigin(post(origin), allowed)).not.toThrow()
  for (const origin of ['https://localhost:3000', 'http://localhost:3001', 'http://evil.example', 'null'])
    expect(() => checkOrigin(post(origin), allowed)).toThrow('another site')
  expect(() => checkOrigin(post(), allowed)).toThrow('another site')
})

test('with PUBLIC_URL no other origin may, and reads need no origin', () => {
  const allowed = allowedOrigins({ publicUrl: 'https://films.example.org', port: 3000 })
  expect(() => checkOrigin(post('https://films.example.org'), allowed)).not.toThrow()
  expect(() => checkOrigin(post('http://localhost:3000'), allowed)).toThrow('another site')
  expect(() => checkOrigin(new Request('http://x/api/x'), allowed)).not.toThrow()
})

test("a client can't forge its address", () => {
  expect(clientAddress('10.0.0.9', '1.2.3.4', 0)).toBe('10.0.0.9')
  expect(clientAddress('10.0.0.9', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4')
  expect(clientAddress('10.0.0.9', '6.6.6.6, 1.2.3.4, 10.0.0.8', 2)).toBe('1.2.3.4')
  expect(clientAddress('10.0.0.9', '1.2.3.4, 10.0.0.8', 5)).toBe('1.2.3.4')
  expect(clientAddress('10.0.0.9', null, 1)).toBe('10.0.0.9')
  expect(clientAddress('10.0.0.9', ' , ', 1)).toBe('10.0.0.9')
})

test('invalid fields are named by their path', () => {
  const error = invalidInput([
    { message: 'Too long', path: ['shots', 2, 'title'] },
    { message: 'Second', path: ['shots', 2, 'title'] },
  ])
  expect(error).toMatchObject({ status: 422, message: 'Too long', data: { fields: { 'shots.2.title': 'Too long' } } })
  expect(invalidInput([{ message: 'Missing', path: ['query', 'storyId'] }]).data).toEqual({ fields: { storyId: 'Missing' } })
})

test('a body that is not JSON, or too long, is refused before it is handled', async () => {
  expect(await (await json('{"a":1}')).json()).toEqual({ a: 1 })
  await expect(json('{"a":')).rejects.toMatchObject({ code: 'MALFORMED_JSON', status: 422 })
  await expect(json('a=1', 'application/x-www-form-urlencoded')).rejects.toMatchObject({ status: 415 })
  await expect(json(JSON.stringify('x'.repeat(10_000_000)))).rejects.toMatchObject({ status: 413 })
})

test('large timeline bodies are accepted from signed-in clients only', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(1_500_000) })
  const sync = () => new Request('http://x/api/stories/s1/sync', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  expect((await withJsonBody(sync(), { isSignedIn: true })).body).not.toBeNull()
  await expect(withJsonBody(sync(), { isSignedIn: false })).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
})

const sized = (bytes: number, path: string, isSignedIn: boolean) =>
  withJsonBody(
    new Request(`http://x/api${path}`, {
      method: 'POST',
      body: `"${'x'.repeat(bytes - 2)}"`,
      headers: { 'content-type': 'application/json' },
    }),
    { isSignedIn },
  )

test.each([
  ['/stories/create', true, 1_000_000],
  ['/stories/s1/sync', true, 16_000_000],
  ['/stories/generate_caption', true, 16_000_000],
  ['/internal/storybuilder/render_video', true, 16_000_000],
  ['/stories/s1/sync', false, 1_000_000],
])('a body of %s, signed in %s, has at most %i bytes', async (path, isSignedIn, limitBytes) => {
  expect((await (await sized(limitBytes, path, isSignedIn)).text()).length).toBe(limitBytes)
  await expect(sized(limitBytes + 1, path, isSignedIn)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE', data: { limitBytes } })
})

test('a request without a body, and a read, need no content type', async () => {
  const empty = await withJsonBody(new Request('http://x/api', { method: 'DELETE' }), { isSignedIn: false })
  expect([empty.method, await empty.text()]).toEqual(['DELETE', ''])
  for (const method of ['GET', 'HEAD']) {
    const read = new Request('http://x/api', { method })
    expect(await withJsonBody(read, { isSignedIn: false })).toBe(read)
  }
  await expect(withJsonBody(new Request('http://x/api', { method: 'POST', body: '{}' }), { isSignedIn: false })).rejects.toMatchObject({
    status: 415,
  })
})

test('at most a hundred invalid fields are named, an unknown key by its name', () => {
  const issues = Array.from({ length: 101 }, (_, index) => ({ message: 'Too long', path: ['list', index] }))
  expect(Object.keys(invalidInput(issues).data.fields!)).toHaveLength(100)
  expect(invalidInput([{ message: 'Unknown', path: [], keys: ['other', 'more'] }]).data.fields).toEqual({ other: 'Unknown' })
  expect(invalidInput([{ message: 'Missing', path: [{ key: 'title' }] }]).data.fields).toEqual({ title: 'Missing' })
  expect(invalidInput([{ message: 'Wrong', path: ['body'] }]).data.fields).toEqual({ body: 'Wrong' })
  expect(invalidInput([]).data.fields).toEqual({})
})

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) })

test('a text that Postgres cannot store is found with its path, keys included', () => {
  const message = 'This text has a character that cannot be kept'
  expect(findInvalidText({ a: 'fine', b: ['fine', 7, null, true] })).toBeNull()
  expect(findInvalidText({ a: { ok: 'fine' }, b: ['fine', 'nul\0'] })).toEqual({ message, path: ['b', '1'] })
  expect(findInvalidText({ a: { ['nul\0']: 1 } })).toEqual({ message, path: ['a'] })
  expect(findInvalidText('\ud800')).toEqual({ message, path: [] })
})

test('input may be nested a hundred deep', () => {
  expect(findInvalidText(nested(100))).toBeNull()
  expect(findInvalidText(nested(101))).toEqual({ message: 'This is nested too deeply', path: ['a'] })
})

const withKey = (key?: string) =>
  ({ headers: new Headers(key === undefined ? {} : { 'idempotency-key': key }) }) as unknown as RequestContext

test('an idempotency key has 1 to 200 characters', () => {
  expect([idempotencyKey(withKey()), idempotencyKey(withKey('a')), idempotencyKey(withKey('a'.repeat(200)))]).toEqual([
    null,
    'a',
    'a'.repeat(200),
  ])
  for (const key of ['', 'a'.repeat(201)])
    expect(() => idempotencyKey(withKey(key))).toThrow(
      expect.objectContaining({ status: 422, message: expect.stringContaining('1 to 200') }),
    )
})

test.each([
  [400, 'INVALID_INPUT'],
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [409, 'CONFLICT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [429, 'TOO_MANY_REQUESTS'],
  [499, 'INVALID_INPUT'],
  [500, 'INTERNAL_ERROR'],
  [503, 'INTERNAL_ERROR'],
])('status %i is %s', (status, code) => {
  expect(codeOfStatus(status)).toBe(code)
})

test('an error is sent with its status, body and time to wait', async () => {
  const busy = errorResponse(new AppError('TOO_MANY_REQUESTS', { message: 'Wait', data: { retryAfterSeconds: 7 } }))
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await busy.json()).toEqual({ code: 'TOO_MANY_REQUESTS', message: 'Wait', data: { retryAfterSeconds: 7 } })
  expect(errorResponse(new AppError('NOT_FOUND')).headers.has('retry-after')).toBe(false)
})

test('an unexpected error is logged and hidden, during an outage clients are told when to return', () => {
  const lines: string[] = []
  const log = createLog('api', 'error', { write: (line) => lines.push(line) })
  const request = { method: 'GET', path: '/api/me' }
  const known = new AppError('NOT_FOUND')
  expect(toAppError(known, log, request)).toBe(known)
  expect(toAppError(new Error('secret'), log, request)).toMatchObject({ code: 'INTERNAL_ERROR' })
  expect(lines.splice(0)[0]).toContain('"method":"GET","path":"/api/me"')
  const outage = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', severity: 'FATAL' })
  expect(toAppError(outage, log, request)).toMatchObject({ code: 'UNAVAILABLE', data: { retryAfterSeconds: 5 } })
  const poolIsFull = Object.assign(new Error('timeout exceeded when trying to connect'), { severity: 'driver' })
  expect(toAppError(poolIsFull, log, request)).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('busy') })
})

test('HSTS is sent where the address is https, for a year', () => {
  expect(securityHeaders({ publicUrl: 'https://films.example.org' })['Strict-Transport-Security']).toBe('max-age=31536000')
  for (const publicUrl of [null, 'http://films.example.org'])
    expect(securityHeaders({ publicUrl })).not.toHaveProperty('Strict-Transport-Security')
})

test('an account is required, and staff where only they may', () => {
  const account = { id: 'a', isStaff: false } as NonNullable<RequestContext['account']>
  expect(signedIn({ account })).toBe(account)
  expect(() => signedIn({ account: null })).toThrow(expect.objectContaining({ status: 401 }))
  expect(() => signedInStaff({ account })).toThrow(expect.objectContaining({ status: 403 }))
  expect(signedInStaff({ account: { ...account, isStaff: true } })).toMatchObject({ id: 'a' })
})
