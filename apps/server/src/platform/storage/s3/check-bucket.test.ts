import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBucketProblem } from './check-bucket.ts'
import { startS3Server } from './testing/s3-server.ts'

let server: Awaited<ReturnType<typeof startS3Server>>
beforeEach(async () => void (server = await startS3Server()))
afterEach(() => server.stop())

test('a bucket that can be used has no problem, and nothing is left in it', async () => {
  expect(await findBucketProblem(server.settings)).toBeNull()
  expect([server.objects.size, server.uploads.size]).toEqual([0, 0])
})

test.each([
  [/^PUT probes/, 'the key needs the rights'],
  [/^GET probes/, 'GET probes'],
  [/^GET $/, 'LIST probes'],
  [/part 1$/, 'part 1 of probes'],
  [/^DELETE/, 'DELETE probes'],
])('a key without the right of %s has a permanent problem', async (request, detail) => {
  server.atNext(request, { error: 'AccessDenied', status: 403 })
  expect(await findBucketProblem(server.settings)).toEqual({ detail: expect.stringContaining(detail), isPermanent: true })
})

test.each([
  [{ bucket: 'nothing' }, 'the bucket does not exist', true],
  [{ accessKeyId: 'nobody' }, 'the access key is unknown', true],
  [{ secretAccessKey: 'wrong' }, 'the signature does not match', true],
  [{ endpoint: 'http://127.0.0.1:1' }, 'the connection is refused', false],
])('with %j the problem is named', async (settings, detail, isPermanent) => {
  const problem = await findBucketProblem({ ...server.settings, ...settings })
  expect(problem).toEqual({ detail: expect.stringContaining(detail), isPermanent })
  expect(problem!.detail).not.toContain(server.settings.secretAccessKey)
})
