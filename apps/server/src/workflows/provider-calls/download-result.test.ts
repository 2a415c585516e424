import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Route } from '@fablecut/generation/provider/routes'
import { downloadResult } from './download-result.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const routeOf = (origins: readonly string[]): Route =>
  ({ provider: { name: 'fal', results: { origins, headers: { 'x-part': 'of a result' } } } }) as unknown as Route
const { signal } = new AbortController()

test('a file is read from an origin of the provider, with its headers', async () => {
  const origin = await serve((request, response) =>
    response.writeHead(200, { 'content-type': 'image/png; q=1' }).end(String(request.headers['x-part'])),
  )
  const { bytes, mediaType } = await downloadResult(`${origin}/a.png`, routeOf([origin]), signal)
  expect([Buffer.from(bytes).toString(), mediaType]).toEqual(['of a result', 'image/png'])
})

test.each([
  'http://127.0.0.1:1/a.png',
  'https://169.254.169.254/latest',
  'https://fal.media.example.org/a.png',
  'http://v3.fal.media/a.png',
  'file:///etc/passwd',
  'no address',
])('an address that the provider may not name is not read: %s', async (url) => {
  const route = routeOf(['https://*.fal.media', 'https://queue.fal.run'])
  await expect(downloadResult(url, route, signal)).rejects.toMatchObject({ code: 'invalid_request' })
})

test('a redirect to elsewhere is not followed', async () => {
  let isRead = false
  const inside = await serve((_, response) => {
    isRead = true
    response.end('secret')
  })
  const origin = await serve((_, response) => response.writeHead(302, { location: inside }).end())
  await expect(downloadResult(`${origin}/a.png`, routeOf([origin]), signal)).rejects.toMatchObject({ code: 'failed' })
  expect(isRead).toBe(false)
})

test('a file that is gone has expired', async () => {
  const origin = await serve((_, response) => response.writeHead(410).end())
  await expect(downloadResult(`${origin}/a.png`, routeOf([origin]), signal)).rejects.toMatchObject({ code: 'expired', isCharged: null })
})
