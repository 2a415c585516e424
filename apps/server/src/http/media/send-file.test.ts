import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { type FileToSend, sendFile } from './send-file.ts'

const BYTES = Buffer.from('0123456789')
const file: FileToSend = {
  mimeType: 'video/mp4',
  sizeBytes: BYTES.length,
  tag: 'hash',
  access: 'private',
  downloadName: null,
  read: async ({ start, end }) => Readable.from([BYTES.subarray(start, end + 1)]),
}
const send = (headers: Record<string, string> = {}, change: Partial<FileToSend> = {}, method = 'GET') =>
  sendFile(new Request('http://x/media/m/video.mp4', { method, headers }), { ...file, ...change })

test('the whole file is sent with its length', async () => {
  const response = await send()
  expect([response.status, await response.text()]).toEqual([200, '0123456789'])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-disposition': 'inline',
    'content-length': '10',
    'accept-ranges': 'bytes',
    etag: '"hash"',
    'cache-control': 'private, max-age=3600',
  })
  expect(response.headers.has('content-range')).toBe(false)
})

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=8-', '89', 'bytes 8-9/10'],
])('%s is a part with its place', async (range, text, place) => {
  const response = await send({ range })
  expect([response.status, await response.text()]).toEqual([206, text])
  expect([response.headers.get('content-range'), response.headers.get('content-length')]).toEqual([place, String(text.length)])
})

test('a range after the end is refused with the size', async () => {
  const response = await send({ range: 'bytes=10-' })
  expect([response.status, response.headers.get('content-range'), response.body]).toEqual([416, 'bytes */10', null])
})

test('a range applies only to the version that the client has', async () => {
  expect((await send({ range: 'bytes=0-1', 'if-range': '"hash"' })).status).toBe(206)
  expect((await send({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
})

test('a known version is not sent again', async () => {
  expect((await send({ 'if-none-match': '"other", "hash"' })).status).toBe(304)
  expect((await send({ 'if-none-match': '"other"' })).status).toBe(200)
})

test('HEAD and an empty file have no body', async () => {
  const head = await send({}, {}, 'HEAD')
  expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, null, '10'])
  const empty = await send({}, { sizeBytes: 0, read: () => Promise.reject(new Error('read')) })
  expect([empty.status, empty.body, empty.headers.get('content-length')]).toEqual([200, null, '0'])
})

test.each([
  ['text/html', null, 'application/octet-stream', 'attachment'],
  ['image/svg+xml', null, 'application/octet-stream', 'attachment'],
  ['image/png', "it's ü.png", 'image/png', "attachment; filename*=UTF-8''it%27s%20%C3%BC.png"],
])('%s saved as %s has type %s and is %s', async (mimeType, downloadName, type, disposition) => {
  const { headers } = await send({}, { mimeType, downloadName })
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([type, disposition])
})

test('only a public file may be embedded by other sites', async () => {
  const { headers } = await send({}, { access: 'public' })
  expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual(['*', 'public, max-age=60, must-revalidate'])
  expect((await send()).headers.has('access-control-allow-origin')).toBe(false)
})
