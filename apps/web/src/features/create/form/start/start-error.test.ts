import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { startErrorOf } from './start-error.ts'

test('insufficient credits show the required and the available amount', () => {
  const error = new ORPCError('INSUFFICIENT_CREDITS', {
    status: 402,
    message: 'Insufficient credits',
    data: { required: 1100, available: 10 },
  })
  expect(startErrorOf(error, 'Failed to generate script to video')).toEqual({
    code: 'INSUFFICIENT_CREDITS',
    message: 'Insufficient credits: 1,100 needed, you have 10',
  })
})

test('a changed price shows the new amount', () => {
  const error = new ORPCError('PRICE_CHANGED', { status: 409, message: 'The price has changed', data: { credits: 1200 } })
  expect(startErrorOf(error, 'Failed to generate script to video').message).toContain('1,200 credits')
})

test('a server error shows the text of the script endpoint', () => {
  const error = new ORPCError('INTERNAL_ERROR', { status: 500, message: 'Something went wrong on our side' })
  expect(startErrorOf(error, 'Failed to generate script to video').message).toBe('Failed to generate script to video')
})

test('a rejection without a message shows the fallback of the specification', () => {
  expect(startErrorOf(undefined, 'Failed to generate script to video')).toEqual({
    code: null,
    message: 'Failed to generate character vlog',
  })
})

test('a lost response explains that a retry is not charged twice', () => {
  expect(startErrorOf(new TypeError('Failed to fetch'), 'Failed to generate script to video').message).toContain('not charged twice')
})
