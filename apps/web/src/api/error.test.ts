import { ORPCError } from '@orpc/client'
import { describe, expect, it } from 'vitest'
import { codeOf, dataOf, decodeErrorBody, isRetryable, messageOf } from './error.ts'

describe('an error response', () => {
  it('keeps its own code, message and data', () => {
    const body = { code: 'INSUFFICIENT_CREDITS', message: 'Insufficient credits', data: { required: 705, available: 10 } }
    expect(decodeErrorBody(body, 402)).toEqual(body)
  })

  it('without a known body gets the code of its HTTP status', () => {
    expect(decodeErrorBody('<html>Bad gateway</html>', 502)).toMatchObject({ code: 'UNAVAILABLE', data: {} })
    expect(decodeErrorBody(null, 404)).toMatchObject({ code: 'NOT_FOUND', message: 'Not found' })
  })

  it('with an empty message gets the default text of its code', () => {
    expect(decodeErrorBody({ code: 'STORY_NOT_FOUND', message: '' }, 404).message).toBe('Story not found')
    expect(decodeErrorBody({ code: 'SOMETHING_NEW', message: '' }, 400).message).toMatch(/^Something went wrong/)
  })
})

describe('user-facing message', () => {
  it('is the message of the response', () => {
    const error = new ORPCError('CONFLICT', { status: 409, message: 'Not now', data: { credits: 12 } })
    expect([messageOf(error), codeOf(error), dataOf(error)]).toEqual(['Not now', 'CONFLICT', { credits: 12 }])
  })

  it('mentions the connection when there is no response', () => {
    expect(messageOf(new TypeError('fetch failed'))).toBe('Network error. Please check your connection and try again.')
    expect(codeOf(new TypeError('fetch failed'))).toBeNull()
  })

  it('offers a retry only when it may help', () => {
    expect(isRetryable(new ORPCError('UNAVAILABLE', { status: 503 }))).toBe(true)
    expect(isRetryable(new ORPCError('INVALID_INPUT', { status: 422 }))).toBe(false)
    expect(isRetryable(new TypeError('fetch failed'))).toBe(true)
  })
})
