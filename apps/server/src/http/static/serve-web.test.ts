import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type WebApp, loadWebApp } from './serve-web.ts'

const SCRIPT = 'console.log("x")\n'.repeat(500)
const HTML = '<!doctype html><head>\n  <meta name="description" content="old" /><title>Fablecut</title></head>'

let folder: string
let web: WebApp
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-web-'))
  mkdirSync(join(folder, 'assets', 'fonts'), { recursive: true })
  const files: Record<string, string> = {
    'index.html': HTML,
    'assets/app-1a2b.js': SCRIPT,
    'assets/fonts/a b.woff2': 'font',
    'logo.png': 'pixels',
    'service-worker.js': SCRIPT,
    'data.xyz': 'data',
    'manifest.webmanifest': '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  web = loadWebApp(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  web.file(new Request(`http://x${path}`, { headers, method }))
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.each([
  ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/fonts/a%20b.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/logo.png', 'image/png', 'no-cache'],
  // Browsers look for a new one with every page.
  ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/data.xyz', 'application/octet-stream', 'no-cache'],
])('%s is %s, cached as %s', async (path, type, cache) => {
  const response = open(path)!
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([200, type, cache])
  expect(response.headers.get('content-length')).toBe(String((await bytesOf(response)).length))
  expect(response.headers.has('content-encoding')).toBe(false)
})

test.each(['/none.js', '/assets', '/%E0%A4%A', '/../package.json'])('%s is no file', (path) => {
  expect(open(path)).toBeNull()
})

test('a text is compressed as the browser accepts, an image is not', async () => {
  const brotli = open('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })!
  const gzip = open('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })!
  expect([brotli.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual(['br', 'gzip'])
  expect(brotli.headers.get('vary')).toBe('Accept-Encoding')
  const [packed, zipped] = [await bytesOf(brotli), await bytesOf(gzip)]
  expect([brotliDecompressSync(packed).toString(), gunzipSync(zipped).toString()]).toEqual([SCRIPT, SCRIPT])
  expect(brotli.headers.get('content-length')).toBe(String(packed.length))
  expect(packed.length).toBeLessThan(SCRIPT.length / 10)
  expect(open('/manifest.webmanifest', { 'accept-encoding': 'br' })!.headers.get('content-encoding')).toBe('br')
  expect(open('/logo.png', { 'accept-encoding': 'br' })!.headers.has('content-encoding')).toBe(false)
})

test('the best compression replaces the first one in the background', async () => {
  const first = await bytesOf(open('/assets/app-1a2b.js', { 'accept-encoding': 'br' })!)
  const latest = () => bytesOf(open('/assets/app-1a2b.js', { 'accept-encoding': 'br' })!)
  await expect.poll(async () => (await latest()).equals(first)).toBe(false)
  expect(brotliDecompressSync(await latest()).toString()).toBe(SCRIPT)
})

test('HEAD has the headers alone, and an unchanged file is not sent again', async () => {
  const head = open('/logo.png', {}, 'HEAD')!
  expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '6', null])
  const etag = head.headers.get('etag')!
  expect(etag).toMatch(/^W\/"6-\d+"$/)
  expect(open('/logo.png', { 'if-none-match': etag })!.status).toBe(304)
  expect(open('/logo.png', { 'if-none-match': 'W/"0"' })!.status).toBe(200)
})

test('a page has its own metadata and status', async () => {
  const own = web.page({ status: 200, tags: '<title>$& fox</title>', more: '<meta name="robots" />' })
  expect(await own.text()).toBe('<!doctype html><head><title>$& fox</title><meta name="robots" /></head>')
  expect([own.status, own.headers.get('cache-control'), own.headers.get('content-type')]).toEqual([
    200,
    'private, no-cache',
    'text/html; charset=utf-8',
  ])
  const plain = web.page({ status: 404, tags: null, more: '<meta name="robots" />' })
  expect([plain.status, await plain.text()]).toEqual([404, HTML.replace('<title>', '<meta name="robots" /><title>')])
})

test('without a build every page is missing', () => {
  rmSync(join(folder, 'index.html'))
  expect(loadWebApp(folder).page({ status: 200, tags: null, more: '' }).status).toBe(404)
})
