import { expect, test } from 'vitest'
import { errorOfAnswer } from './answer-error.ts'
import type { HttpAnswer } from './http-message.ts'

const answer = (status: number, rest: Partial<HttpAnswer> = {}): HttpAnswer => ({
  status,
  headers: {},
  body: new Uint8Array(),
  host: 'api.example',
  isRepeatable: false,
  ...rest,
})

test.each([
  [400, 'prompt is required', 'invalid_request'],
  [400, 'quota_exceeded: 12 credits remain', 'no_credit'],
  [401, 'Incorrect API key provided: sk-1***', 'unauthorized'],
  [401, 'quota_exceeded', 'no_credit'],
  [402, '', 'no_credit'],
  [403, 'forbidden', 'unauthorized'],
  [403, 'User is locked. Reason: Exhausted balance.', 'no_credit'],
  [404, 'no such model', 'invalid_request'],
  [408, '', 'outcome_unknown'],
  [422, 'duration: not allowed', 'invalid_request'],
  [429, 'slow down', 'too_many_requests'],
  [429, 'You exceeded your current quota (insufficient_quota)', 'no_credit'],
  [500, 'insufficient_quota', 'outcome_unknown'],
  [502, '', 'outcome_unknown'],
  [503, '', 'outcome_unknown'],
  [200, 'not JSON', 'outcome_unknown'],
  [307, '', 'invalid_request'],
])('HTTP %i with "%s" is %s', (status, words, code) => {
  expect(errorOfAnswer(answer(status), words)).toMatchObject({ code, isCharged: code === 'outcome_unknown' ? null : false })
})

test.each([200, 408, 500, 503])('HTTP %i says nothing of a request that can be repeated', (status) => {
  expect(errorOfAnswer(answer(status, { isRepeatable: true }), '')).toMatchObject({ code: 'not_sent', isCharged: false })
})

test('words that a refused key comes with are left out', () => {
  expect(errorOfAnswer(answer(401), 'Incorrect API key provided: sk-1***').message).toBe('api.example refuses the key (HTTP 401)')
})

const pauseOf = (header: string) => errorOfAnswer(answer(429, { headers: { 'retry-after': header } }), '').retryAfterMs

test('Retry-After has seconds or a date', () => {
  expect([pauseOf('2'), pauseOf('0.5'), pauseOf('soon')]).toEqual([2000, 500, null])
  const ms = pauseOf(new Date(Date.now() + 3_600_000).toUTCString())!
  expect(ms).toBeGreaterThan(3_000_000)
  expect(ms).toBeLessThanOrEqual(3_600_000)
  expect(pauseOf(new Date(Date.now() - 5000).toUTCString())).toBe(0)
})

test('a limit that says when to come back is no empty account', () => {
  const limited = answer(429, { headers: { 'retry-after': '20' } })
  expect(errorOfAnswer(limited, 'You exceeded your current quota: 10 requests per minute')).toMatchObject({
    code: 'too_many_requests',
    retryAfterMs: 20_000,
  })
  expect(errorOfAnswer(limited, 'insufficient_quota').code).toBe('no_credit')
})
