import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { decodeErrorBody } from '../../../api/error.ts'
import { thumbnailMessage } from './thumbnail-message.ts'

const messageFor = (body: unknown, status: number) => {
  const { code, message } = decodeErrorBody(body, status)
  return new ORPCError(code, { status, message })
}

test('a failure shows the error’s message, or a general one without it (H-238)', () => {
  expect(thumbnailMessage(new Error('X'))).toBe('X')
  expect(thumbnailMessage(messageFor({ code: 'INTERNAL_ERROR', message: 'X', data: {} }, 500))).toBe('X')
  for (const wordless of [new Error(''), null, messageFor({}, 500), messageFor('<html>', 500)])
    expect(thumbnailMessage(wordless)).toBe('Failed to update thumbnail. Please try again.')
})
