import { expect, test } from 'vitest'
import { optionsResponse } from './options.ts'

test.each([
  ['/api/me', 'DELETE, GET, HEAD, OPTIONS'],
  ['/api/media/upload', 'OPTIONS, POST'],
  ['/api/stories/s1/upload', 'OPTIONS, POST'],
  ['/api/auth/get-session', 'GET, HEAD, OPTIONS'],
  ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
])('%s allows %s', (path, allowed) => {
  const response = optionsResponse(path)!
  expect([response.status, response.headers.get('allow')]).toEqual([204, allowed])
})

test.each(['/api/none', '/api/stories/s1/upload/more', '/me'])('%s has no methods', (path) => {
  expect(optionsResponse(path)).toBeNull()
})
