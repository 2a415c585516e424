import { expect, test } from 'vitest'
import { isRead } from './app.ts'

test.each([
  ['GET', '/api/me', true],
  ['HEAD', '/api/me', true],
  ['POST', '/api/stories/workflow/status', true],
  ['POST', '/api/stories/workflow/status_sse', true],
  ['POST', '/api/stories/workflow/cancel', false],
  ['DELETE', '/api/stories/s1', false],
])('%s %s counts as a read: %s', (method, path, expected) => {
  expect(isRead({ method, path })).toBe(expected)
})
