import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { startFaultOf } from './start-fault.ts'

const answer = (code: string, status: number, message: string, data = {}) => new ORPCError(code, { status, message, data })

test('a failing answer says which call failed and why', () => {
  expect(startFaultOf(answer('INTERNAL_ERROR', 500, 'x')).message).toBe('Failed to process: Failed to generate music video: x')
})

test.each([
  [new Error('x'), 'Failed to process: x'],
  [new Error(), 'Failed to process: Unknown error'],
  [undefined, 'Failed to process: Unknown error'],
])('%o without an answer is told as %j', (failure, message) => {
  expect(startFaultOf(failure)).toEqual({ code: null, message })
})

test('money and a lost connection keep their own sentences', () => {
  expect(startFaultOf(answer('PRICE_CHANGED', 409, 'changed', { credits: 2355 })).message).toContain('2,355 credits')
  expect(startFaultOf(answer('INSUFFICIENT_CREDITS', 402, 'Insufficient credits'))).toEqual({
    code: 'INSUFFICIENT_CREDITS',
    message: 'Insufficient credits',
  })
  expect(startFaultOf(new TypeError('Failed to fetch')).message).toContain('not charged twice')
})
