import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { ERRORS } from './codes.ts'

const codesOf = (status: number): string[] => Object.entries(ERRORS).flatMap(([code, error]) => (error.status === status ? [code] : []))

test('400 is reserved for operations on runs', () => {
  expect(codesOf(400)).toEqual(['INVALID_WORKFLOW_ID', 'INVALID_WORKFLOW_IDS'])
  expect([ERRORS.INVALID_WORKFLOW_ID.message, ERRORS.INVALID_WORKFLOW_IDS.message]).toEqual(['Invalid workflow ID', 'Invalid workflow IDs'])
})

test('every error code has its status', () => {
  const statuses = new Set<number>(Object.values(ERRORS).map((error) => error.status))
  for (const status of [401, 402, 403, 404, 409, 413, 415, 422, 429]) expect(statuses).toContain(status)
})

test('an error has the default message of its code unless another one is given', () => {
  const poor = new AppError('INSUFFICIENT_CREDITS', { data: { required: 705, available: 10 } })
  expect([poor.status, poor.message, poor.data]).toEqual([402, 'Insufficient credits', { required: 705, available: 10 }])
  expect(new AppError('INVALID_INPUT', { message: 'Please enter a script' }).message).toBe('Please enter a script')
})

test('each code has the status of its category', () => {
  const statuses: number[] = [...new Set(Object.values(ERRORS).map(({ status }) => status))]
  expect(Object.fromEntries(statuses.map((status) => [status, codesOf(status)]))).toEqual({
    400: ['INVALID_WORKFLOW_ID', 'INVALID_WORKFLOW_IDS'],
    401: ['UNAUTHORIZED'],
    402: ['INSUFFICIENT_CREDITS'],
    403: ['FORBIDDEN', 'FORBIDDEN_ORIGIN'],
    404: ['NOT_FOUND', 'STORY_NOT_FOUND'],
    409: ['CONFLICT', 'PRICE_CHANGED', 'RUN_IN_PROGRESS', 'STORY_NOT_PAUSED', 'BUDGET_SPENT', 'STALE_DOCUMENT', 'OUTDATED_CLIENT'],
    413: ['PAYLOAD_TOO_LARGE'],
    415: ['UNSUPPORTED_MEDIA_TYPE'],
    422: ['INVALID_INPUT', 'MALFORMED_JSON', 'IDEMPOTENCY_KEY_REUSED', 'COMMUNITY_CONTENT_MODERATION'],
    429: ['TOO_MANY_REQUESTS', 'TOO_MANY_RUNS'],
    500: ['NEWER_DATA', 'INTERNAL_ERROR'],
    503: ['UNAVAILABLE'],
    507: ['OUT_OF_SPACE'],
  })
})

test('a request can be retried only if it may succeed later', () => {
  const retryable = Object.entries(ERRORS).flatMap(([code, error]) => (error.retryable ? [code] : []))
  expect(retryable).toEqual(['RUN_IN_PROGRESS', 'TOO_MANY_REQUESTS', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'UNAVAILABLE', 'INTERNAL_ERROR'])
})

test('an error without data has none, and keeps its cause', () => {
  const cause = new Error('disk')
  const refusal = new AppError('OUT_OF_SPACE', { cause })
  expect([refusal.data, refusal.cause, refusal.name, new AppError('CONFLICT').message]).toEqual([
    {},
    cause,
    'AppError',
    'This is not possible now',
  ])
})
