import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import { invalidInput } from './invalid-input.ts'
import { withJsonBody } from './json-body.ts'
import { allowedOrigins, checkOrigin } from './origin.ts'

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
