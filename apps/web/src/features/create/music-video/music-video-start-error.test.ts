import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { musicVideoStartError } from './music-video-start-error.ts'

const apiError = (code: string, status: number, message: string, data = {}) => new ORPCError(code, { status, message, data })

test('an error names the request that failed and why', () => {
  expect(musicVideoStartError(apiError('INTERNAL_ERROR', 500, 'x')).message).toBe('Failed to process: Failed to generate music video: x')
})

test('an error without a message is named by its HTTP status text (CD-83)', () => {
  const error = new ORPCError('UNAVAILABLE', { status: 502, message: 'Please try again later', cause: 'Bad Gateway' })
  expect(musicVideoStartError(error).message).toBe('Failed to process: Failed to generate music video: Bad Gateway')
})

test.each([
  [new Error('x'), 'Failed to process: x'],
  [new Error(), 'Failed to process: Unknown error'],
  [undefined, 'Failed to process: Unknown error'],
])('%o without a response shows %j', (failure, message) => {
  expect(musicVideoStartError(failure)).toEqual({ code: null, message })
})

test('insufficient credits and a lost connection have their own texts', () => {
  expect(musicVideoStartError(apiError('PRICE_CHANGED', 409, 'changed', { credits: 2355 })).message).toContain('2,355 credits')
  expect(musicVideoStartError(apiError('INSUFFICIENT_CREDITS', 402, 'Insufficient credits'))).toEqual({
    code: 'INSUFFICIENT_CREDITS',
    message: 'Insufficient credits',
  })
  expect(musicVideoStartError(new TypeError('Failed to fetch')).message).toContain('not charged twice')
})
