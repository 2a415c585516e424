import { Agent, type Server, type ServerResponse, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { once } from '../process.ts'
import { closeServer, listen, reportEventLoop } from './serve.ts'

afterEach(() => void vi.useRealTimers())

const start = ({ port, hostname }: { port: number; hostname: string }) => createServer().listen(port, hostname)

test('a server listens without a time limit for uploads, and a taken port is an error', async () => {
  const server = await listen(start, { port: 0, host: '127.0.0.1' })
  const { port } = server.address() as AddressInfo
  expect(server.requestTimeout).toBe(0)
  // Longer than the minute after which proxies and clients stop using an idle connection.
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
  expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout)
  await expect(listen(start, { port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  await closeServer(server, 500)
  expect(server.listening).toBe(false)
})

test('idle connections are closed at once, requests that do not end after the time they are given', async () => {
  vi.useFakeTimers()
  const events: string[] = []
  const closing: (() => void)[] = []
  const server = {
    close: (done: () => void) => closing.push(done),
    closeIdleConnections: () => events.push('idle'),
    closeAllConnections: () => {
      events.push('all')
      for (const finish of closing) finish()
    },
  } as unknown as Server
  const closed = closeServer(server, 500)
  expect(events).toEqual(['idle'])
  await vi.advanceTimersByTimeAsync(499)
  expect(new Set(events)).toEqual(new Set(['idle']))
  await vi.advanceTimersByTimeAsync(1)
  await closed
  expect(events.at(-1)).toBe('all')
  expect(vi.getTimerCount()).toBe(0)
})

test('a connection whose last request ends meanwhile is closed, although its client keeps it', async () => {
  const requested = Promise.withResolvers<ServerResponse>()
  const server = createServer((_, response) => requested.resolve(response))
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const agent = new Agent({ keepAlive: true })
  const answered = new Promise<void>((resolve) => {
    const port = (server.address() as AddressInfo).port
    request({ agent, port, host: '127.0.0.1' }, (response) => response.resume().on('end', resolve)).end()
  })
  const response = await requested.promise
  const closed = closeServer(server, 600_000)
  response.end('done')
  await answered
  await closed
  agent.destroy()
})

test('a server that closes in time cuts nothing off', async () => {
  vi.useFakeTimers()
  const cut = vi.fn()
  const server = { close: (done: () => void) => done(), closeIdleConnections: () => {}, closeAllConnections: cut } as unknown as Server
  await closeServer(server, 500)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(cut).not.toHaveBeenCalled()
})

test('the delay of the event loop is logged every minute until it is stopped', async () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const stop = reportEventLoop({ debug: (message) => lines.push(message) })
  await vi.advanceTimersByTimeAsync(59_999)
  expect(lines).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(lines).toEqual(['event loop delay in ms'])
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(lines).toHaveLength(1)
})

test('a second signal does not stop twice', () => {
  const work = vi.fn(async () => {})
  const stop = once(work)
  stop()
  stop()
  expect(work).toHaveBeenCalledTimes(1)
})
