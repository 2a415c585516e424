import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { type AddressInfo, type Server as SocketServer, createServer as createSocketServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HttpClientOptions, createHttpClient } from './http-client.ts'
import { type HttpRequest, readJson } from './http-message.ts'

type Handle = (request: IncomingMessage, response: ServerResponse, body: Buffer) => unknown

const KEY = 'sk-very-secret'
let handle: Handle
let server: Server
let origin: string
let requests = 0

beforeEach(async () => {
  requests = 0
  server = createServer((request, response) => {
    requests += 1
    void buffer(request).then((body) => handle(request, response, body))
  })
  origin = await listen(server)
})
afterEach(() => close(server))

async function listen(server: Server | SocketServer): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

const client = (options: Partial<HttpClientOptions> = {}) =>
  createHttpClient({ origins: [origin], apiKey: KEY, authorize: (key) => ({ authorization: `Bearer ${key}` }), ...options })

const send = (request: Partial<HttpRequest> = {}, options: Partial<HttpClientOptions> = {}) =>
  client(options).send({
    method: 'POST',
    url: `${origin}/jobs`,
    body: { json: { a: 1 } },
    signal: new AbortController().signal,
    ...request,
  })

test('JSON is sent with the key, and the answer is read', async () => {
  handle = ({ method, url, headers }, response, body) =>
    response.writeHead(201, { 'X-Units': '3' }).end(JSON.stringify({ method, url, key: headers.authorization, body: String(body) }))
  const answer = await send()
  expect(answer).toMatchObject({ status: 201, headers: { 'x-units': '3' }, isRepeatable: false })
  expect(readJson(answer)).toEqual({ method: 'POST', url: '/jobs', key: `Bearer ${KEY}`, body: '{"a":1}' })
})

test('a form is sent as multipart with its files', async () => {
  handle = async ({ headers }, response, body) => {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type']! } }).formData()
    const file = form.get('image') as File
    response.end(JSON.stringify({ model: form.get('model'), name: file.name, type: file.type, bytes: [...(await file.bytes())] }))
  }
  const form = new FormData()
  form.set('model', 'm')
  form.set('image', new Blob([new Uint8Array([0, 13, 10, 255])], { type: 'image/png' }), 'a.png')
  expect(readJson(await send({ body: { form } }))).toEqual({ model: 'm', name: 'a.png', type: 'image/png', bytes: [0, 13, 10, 255] })
})

test('a packed answer is unpacked', async () => {
  const bytes = new Uint8Array([0, 13, 10, 255])
  handle = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(bytes))
  const answer = await send()
  expect(new Uint8Array(answer.body)).toEqual(bytes)
  expect(readJson(answer)).toBeUndefined()
})

test('a server that is not there, is unknown or has no encryption was certainly sent nothing', async () => {
  const idle = createServer()
  const gone = await listen(idle)
  await close(idle)
  const unencrypted = origin.replace('http:', 'https:')
  for (const elsewhere of [gone, 'http://nowhere.invalid', unencrypted])
    await expect(send({ url: `${elsewhere}/jobs` }, { origins: [elsewhere] })).rejects.toMatchObject({ code: 'not_sent', isCharged: false })
})

test('a connection that is not made in time was sent nothing', async () => {
  const silent = createSocketServer()
  const elsewhere = (await listen(silent)).replace('http:', 'https:')
  const sent = send({ url: `${elsewhere}/jobs` }, { origins: [elsewhere], connectMs: 50 })
  await expect(sent).rejects.toMatchObject({ code: 'not_sent', message: expect.stringMatching(/not connected within 50 ms/) })
  silent.close()
})

test('an aborted signal sends nothing', async () => {
  await expect(send({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'not_sent' })
  expect(requests).toBe(0)
})

const LOST: Readonly<Record<string, Handle>> = {
  'reset before the answer': (request) => request.socket.resetAndDestroy(),
  'closed before the answer': (request) => request.socket.destroy(),
  'cut in the middle of the answer': (request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half', () => request.socket.destroy())
  },
  'cut in the middle of a chunked answer': (request, response) => {
    response.writeHead(200).write('half', () => request.socket.destroy())
  },
  'answered with what is no HTTP': (request) => void request.socket.end('hello\r\n\r\n'),
  'answered with broken packing': (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
}

test.each(Object.entries(LOST))('a request whose connection is %s may have been accepted, and is made once', async (_, lose) => {
  handle = lose
  await expect(send()).rejects.toMatchObject({ code: 'outcome_unknown', isCharged: null })
  expect(requests).toBe(1)
  await expect(send({ method: 'GET' })).rejects.toMatchObject({ code: 'not_sent', isCharged: false })
  expect(requests).toBe(2)
})

test('a server that hangs, before or within its answer, is left when the signal fires', async () => {
  const hang: readonly Handle[] = [() => {}, (_, response) => void response.writeHead(200, { 'content-length': '9' }).write('half')]
  for (const each of hang) {
    const controller = new AbortController()
    handle = async (...given) => {
      await each(...given)
      setTimeout(() => controller.abort(), 20)
    }
    const message = expect.stringMatching(/no answer in time/)
    await expect(send({ signal: controller.signal })).rejects.toMatchObject({ code: 'outcome_unknown', message })
  }
})

test('an answer is read up to 64 MB, as it is unpacked', async () => {
  const limit = 64_000_000
  handle = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(limit + 1), { level: 1 }))
  await expect(send()).rejects.toMatchObject({ code: 'failed', isCharged: null })
  handle = (_, response) => response.end(Buffer.alloc(limit))
  expect((await send()).body).toHaveLength(limit)
})

test('a redirect is not followed', async () => {
  handle = (_, response) => response.writeHead(307, { location: `${origin}/elsewhere` }).end()
  const answer = await send()
  expect(answer.status).toBe(307)
  expect(client().errorOf(answer).code).toBe('invalid_request')
  expect(requests).toBe(1)
})

test('addresses of other servers are never asked', async () => {
  for (const url of ['http://169.254.169.254/latest', 'https://elsewhere.example/status', 'no address'])
    await expect(send({ method: 'GET', url })).rejects.toMatchObject({ code: 'invalid_request' })
  expect(requests).toBe(0)
})

test('no error has the key, also where the server repeats it', async () => {
  handle = ({ headers }, response) => response.writeHead(400).end(String(headers.authorization))
  const answer = await send()
  const error = client().errorOf(answer, `bad ${String(Buffer.from(answer.body))}`)
  expect(error.message).toMatch(/bad Bearer \*\*\*/)
  handle = (request) => request.socket.destroy()
  const lost: unknown = await send().catch((reason: unknown) => reason)
  for (const each of [error, lost]) expect(inspect(each, { depth: 10, showHidden: true })).not.toContain(KEY)
})
