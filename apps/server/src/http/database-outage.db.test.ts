import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../platform/database/test-database.ts'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { startApi } from '../start-api.ts'

/** A TCP proxy to the database that can be disconnected. */
async function startProxy(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const target = `${url.searchParams.get('host')}/.s.PGSQL.5432`
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => [client, upstream].forEach((each) => each.destroy()))
    }
    client.pipe(upstream).pipe(client)
  })
  const listen = async (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://${url.username}@127.0.0.1:${port}${url.pathname}`,
    cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      return closed
    },
    mend: () => listen(port),
  }
}

test('during a database outage every request is 503 with Retry-After and one line is logged; afterwards requests succeed', async () => {
  const database = await createTestDatabase()
  const proxy = await startProxy(database.url)
  const dataFolder = mkdtempSync(join(tmpdir(), 'fablecut-outage-'))
  const port = 9_000 + (process.pid % 900)
  const lines: string[] = []
  const log = createLog('api', 'error', (line) => lines.push(line))
  const settings = readSettings({ PORT: String(port), FABLECUT_DATA: dataFolder, DATABASE_URL: proxy.url, RATE_LIMITS: 'off' })
  const api = await startApi({ settings, databaseUrl: proxy.url, log, web: dataFolder })
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { origin: `http://localhost:${port}`, 'content-type': 'application/json', ...init.headers },
    })
  const account = JSON.stringify({ name: 'Ada', email: 'ada@films.test', password: 'correct horse' })
  try {
    const signUp = await send('/api/auth/sign-up/email', { method: 'POST', body: account })
    const cookie = signUp.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    await proxy.cut()
    for (const request of [
      send('/api/stories/published'),
      send('/api/me', { headers: { cookie } }),
      send('/api/auth/sign-in/email', { method: 'POST', body: account }),
      send('/media/unknown/video.mp4'),
    ]) {
      const response = await request
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' })
    }
    expect(lines.filter((line) => line.includes('the database cannot be reached'))).toHaveLength(1)
    expect(lines.join('')).not.toMatch(/select/i)
    await proxy.mend()
    expect((await send('/api/me', { headers: { cookie } })).status).toBe(200)
  } finally {
    await api.stop()
    await proxy.cut().catch(() => {})
    await database.drop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
