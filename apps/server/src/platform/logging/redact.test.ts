import { expect, test } from 'vitest'
import { redact, redactText } from './redact.ts'

test.each([
  ['a header', 'sent Authorization: Bearer abcdef123456', 'abcdef123456'],
  ['a database address', 'connect postgres://app:hunter2@db.example.org/fablecut', 'hunter2'],
  ['a query string', 'GET /songs?page=2&access_token=s3cret&sort=asc', 's3cret'],
  ['a JSON text', '{"api_key": "abc123", "model": "m"}', 'abc123'],
  ['a provider key', 'the key sk-abcdefghijklmnop1234 was refused', 'abcdefghijklmnop1234'],
  ['a session cookie', 'cookie: a=1; fablecut.session_token=xyz.abc; theme=dark', 'xyz.abc'],
  ['an invitation', '/team/join/Zm9vYmFy', 'Zm9vYmFy'],
])('%s is logged without its secret', (_, text, secret) => {
  expect(redactText(text)).not.toContain(secret)
  expect(redactText(text)).toContain('[redacted]')
})

test('the rest of a text stays', () => {
  expect(redactText('GET /songs?page=2&token=x&sort=asc')).toBe('GET /songs?page=2&token=[redacted]&sort=asc')
  const text = 'call 0198c0de took 12 tokens; password is too short; https://example.org/a?b=c'
  expect(redactText(text)).toBe(text)
})

test('fields with secret names are replaced at any depth, numbers and switches are not', () => {
  expect(
    redact({
      user: { password: 'p', passwordHash: 'h', email: 'ada@films.test' },
      headers: new Headers({ cookie: 'a=b', accept: '*/*' }),
      list: [{ apiKey: 'k', 'x-api-key': 'k', AUTH_SECRET: 's' }],
      tokens: 12,
      hasPassword: true,
      session_token: null,
    }),
  ).toEqual({
    user: { password: '[redacted]', passwordHash: '[redacted]', email: 'ada@films.test' },
    headers: { cookie: '[redacted]', accept: '*/*' },
    list: [{ apiKey: '[redacted]', 'x-api-key': '[redacted]', AUTH_SECRET: '[redacted]' }],
    tokens: 12,
    hasPassword: true,
    session_token: null,
  })
})

test('the values of a failed query are left out, its statement and stack stay', () => {
  const error = new Error('Failed query: insert into session values ($1, $2)\nparams: s3cret,two\nlines', {
    cause: new Error('duplicate key'),
  })
  const text = JSON.stringify(redact({ error }))
  expect(text).not.toMatch(/s3cret|two/)
  expect(text).toMatch(/insert into session.*redact\.test\.ts.*caused by Error: duplicate key/)
})

test('circular and deep values end, other values are JSON', () => {
  const circular: { self?: unknown } = {}
  circular.self = circular
  expect(JSON.stringify(redact(circular))).toContain('[truncated]')
  expect(redact({ big: 2n, at: new Date(0), map: new Map([['a', 1]]) })).toEqual({
    big: '2',
    at: '1970-01-01T00:00:00.000Z',
    map: { a: 1 },
  })
})
