import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Network, INTERNET, oneLocalServer } from './network.ts'
import { type OutsideFetchRules, fetchOutside } from './outside-fetch.ts'
import { readText, saveBody } from './read-body.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let local: Network
let folder: string
let connections = 0
let requests: IncomingMessage[] = []
let open = 0
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-outside-'))
  server = createServer((request, response) => {
    requests.push(request)
    ANSWERS[request.url!.split('?')[0]!]!(request, response)
  })
  server.on('connection', (socket) => {
    connections += 1
    open += 1
    socket.on('close', () => (open -= 1))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  local = oneLocalServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  connections = 0
  requests = []
})

const redirect =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end()
const compressed =
  (encoding: string, bytes: Buffer): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(bytes)

/** A body without end, larger than the socket buffers. */
const endless: Answer = (_, response) => {
  response.writeHead(200)
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536)));
  }
  response.on('drain', more)
  more()
}

const ANSWERS: Record<string, Answer> = {
  '/page': (_, response) => response.writeHead(200, { 'content-type': 'Text/HTML; charset=utf-8' }).end('Größe'),
  '/gzip': compressed('gzip', gzipSync('Größe')),
  '/deflate': compressed('deflate', deflateSync('Größe')),
  '/br': compressed('br', brotliCompressSync('Größe')),
  '/twice': compressed('gzip, gzip', gzipSync(gzipSync('Größe'))),
  '/broken': compressed('gzip', Buffer.from('no gzip')),
  '/bomb': compressed('gzip', gzipSync(Buffer.alloc(50_000_000))),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': 1000 })
    response.write('half', () => response.destroy())
  },
  '/hop5': redirect('/hop4'),
  '/hop4': redirect('https://b.films.test/hop3'),
  '/hop3': redirect('//c.films.test/hop2'),
  '/hop2': redirect('http://films.test/hop1'),
  '/hop1': redirect('page?x=1#part'),
  '/hop6': redirect('/hop5'),
  '/loop': redirect('/loop'),
  '/to-local': redirect('http://127.0.0.1/page'),
  '/to-local-port': redirect('https://films.test:8443/page'),
  '/to-other': redirect('https://elsewhere.test/page'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-inside': redirect('https://inside.films.test/page'),
  '/endless': endless,
  '/silent': () => {},
  '/stalled': (_, response) => {
    response.writeHead(200)
    response.write('a')
  },
  '/drip': (_, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('a'), 20)
    response.on('close', () => clearInterval(timer))
  },
}

const isAllowedHost = (host: string) => host === 'films.test' || host.endsWith('.films.test')
const rules = (overrides: Partial<OutsideFetchRules> = {}): OutsideFetchRules => ({
  network: local,
  allows: isAllowedHost,
  totalMs: 5_000,
  idleMs: 2_000,
  ...overrides,
})
const text = async (path: string, other?: Partial<OutsideFetchRules>) =>
  readText(await fetchOutside(`https://films.test${path}`, rules(other)), 100_000)
const failure = (path: string, other?: Partial<OutsideFetchRules>) => text(path, other).catch((error: unknown) => error)

test('a page is returned as text, and the request carries no headers of ours', async () => {
  const response = await fetchOutside('http://films.test/page?q=1#part', rules())
  expect([response.url.href, response.status, response.contentType]).toEqual(['https://films.test/page?q=1', 200, 'text/html'])
  expect(await readText(response, 100)).toBe('Größe')
  expect(Object.keys(requests[0]!.headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
  expect(requests[0]!.headers.host).toBe('films.test')
})

test.each(['/gzip', '/deflate', '/br'])('%s is decompressed', async (path) => {
  expect(await text(path)).toBe('Größe')
})

test('five redirects are followed, and the final address is returned', async () => {
  const response = await fetchOutside('https://a.films.test/hop5', rules())
  expect(response.url.href).toBe('https://films.test/page?x=1')
  expect(await readText(response, 100)).toBe('Größe')
  expect(requests.map(({ headers }) => headers.host)).toEqual([
    'a.films.test',
    'a.films.test',
    'b.films.test',
    'c.films.test',
    'films.test',
    'films.test',
  ])
})

test.each([
  ['/hop6', 'redirects'],
  ['/loop', 'redirects'],
  ['/to-local', 'address'],
  ['/to-local-port', 'address'],
  ['/to-other', 'address'],
  ['/to-file', 'address'],
  ['/bomb', 'large'],
  ['/endless', 'large'],
  ['/twice', 'encoding'],
  ['/broken', 'encoding'],
  ['/cut', 'connection'],
])('%s fails as %s', async (path, reason) => {
  expect(await failure(path)).toMatchObject({ name: 'OutsideFetchError', reason })
  await expect.poll(() => open).toBe(0)
})

test.each([
  ['/silent', { idleMs: 100 }],
  ['/stalled', { idleMs: 100 }],
  ['/drip', { totalMs: 300 }],
  ['/silent', { totalMs: 300 }],
])('%s times out with %o', async (path, limits) => {
  expect(await failure(path, limits)).toMatchObject({ reason: 'slow' })
  await expect.poll(() => open).toBe(0)
})

test('aborting the signal ends the fetch', async () => {
  const caller = new AbortController()
  const fetched = failure('/drip', { signal: caller.signal })
  await expect.poll(() => requests.length).toBe(1)
  caller.abort()
  expect(await fetched).toMatchObject({ reason: 'stopped' })
  await expect.poll(() => open).toBe(0)
})

/** The rules of the public internet, but with these DNS answers and a local port that a server listens on. */
const internetWith = (resolve: Network['resolve']): Network => ({ ...INTERNET, resolve, plainPort: local.plainPort })
const notFound = () => Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }))

describe('addresses', () => {
  test.each([
    'ftp://films.test/page',
    'file:///etc/passwd',
    'data:text/plain,hello',
    'films.test/page',
    '',
    'https://name@films.test/page',
    'https://name:word@films.test/page',
    'https://films.test:444/page',
    'http://films.test:443/page',
    'https://elsewhere.test/?films.test',
    'https://films.test.elsewhere.test/',
    'https://notfilms.test/',
    'https://films.test./page',
    'http://127.0.0.1/films.test',
    'http://2130706433/films.test',
    'http://0x7f.1/films.test',
    'http://[::1]/films.test',
    'http://[::ffff:127.0.0.1]/films.test',
  ])('%s is never connected to', async (address) => {
    const allowsAll = rules({ allows: (host) => isAllowedHost(host) || host.includes('127') || host.includes('::') })
    await expect(fetchOutside(address, allowsAll)).rejects.toMatchObject({ reason: 'address' })
    expect(connections).toBe(0)
  })

  test.each([
    ['loopback', ['127.0.0.1']],
    ['a public and a private address', ['93.184.216.34', '127.0.0.1']],
    ['an address inside another', ['::ffff:127.0.0.1']],
    ['no address', []],
  ])('a name that resolves to %s is never connected to', async (_, addresses) => {
    expect(await failure('/page', { network: internetWith(async () => addresses) })).toMatchObject({ reason: 'address' })
    expect(connections).toBe(0)
  })

  test('a redirect to a name with a private address is never connected to', async () => {
    const network = { ...local, resolve: async (host: string) => (host === 'inside.films.test' ? ['10.0.0.1'] : ['127.0.0.1']) }
    expect(await failure('/to-inside', { network })).toMatchObject({ reason: 'address' })
    expect(connections).toBe(1)
  })

  test('a name is resolved once per connection: a second, private answer is not used', async () => {
    let lookups = 0
    const resolve = async () => {
      lookups += 1
      return lookups === 1 ? ['192.0.2.1'] : ['127.0.0.1']
    }
    const network = { resolve, mayConnect: (address: string) => address === '192.0.2.1', plainPort: local.plainPort }
    expect(await failure('/page', { network, totalMs: 300 })).toMatchObject({ name: 'OutsideFetchError' })
    expect([lookups, connections]).toEqual([1, 0])
  })

  test('an unknown name is a failed connection', async () => {
    expect(await failure('/page', { network: internetWith(notFound) })).toMatchObject({ reason: 'connection' })
  })
})

describe('files', () => {
  test('a body is streamed to its file', async () => {
    await saveBody(await fetchOutside('https://films.test/gzip', rules()), join(folder, 'a'), 100)
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('Größe')
  })

  test.each(['/endless', '/bomb', '/cut', '/broken'])('%s leaves no file behind', async (path) => {
    const response = await fetchOutside(`https://films.test${path}`, rules())
    await expect(saveBody(response, join(folder, 'b'), 1_000_000)).rejects.toMatchObject({ name: 'OutsideFetchError' })
    expect(existsSync(join(folder, 'b'))).toBe(false)
    await expect.poll(() => open).toBe(0)
  })
})
