import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { createLog } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { startApi } from '../start-api.ts'

export type TestClient = {
  /** Sends a request as the web app does, with the cookies received so far. */
  send(path: string, init?: RequestInit & { json?: unknown; origin?: string | null }): Promise<Response>
}
export type TestApi = TestClient & {
  database: TestDatabase
  dataFolder: string
  visitor(): TestClient
  /** Signs up a client as `name@films.test`. */
  signUp(name: string): Promise<TestClient>
  /** Stops the API only. */
  stopServer(): Promise<void>
  stop(): Promise<void>
}

/** Starts the API on a new database and a free port. `log`: receives its lines. */
export async function startTestApi(environment: Record<string, string> = {}, log?: { write(line: string): void }): Promise<TestApi> {
  const database = await createTestDatabase()
  const dataFolder = mkdtempSync(join(tmpdir(), 'fablecut-api-'))
  const port = environment.PORT ? Number(environment.PORT) : await freePort()
  const settings = readSettings({
    PORT: String(port),
    FABLECUT_DATA: dataFolder,
    DATABASE_URL: database.url,
    RATE_LIMITS: 'off',
    ...environment,
  })
  const api = await startApi({
    settings,
    databaseUrl: database.url,
    log: createLog('api', log ? 'warn' : 'error', log),
    web: smallWebApp(dataFolder),
  })
  let stopped: Promise<void> | undefined
  const visitor = () => createClient(`http://127.0.0.1:${port}`, settings.publicUrl ?? `http://localhost:${port}`)
  return {
    ...visitor(),
    database,
    dataFolder,
    visitor,
    async signUp(name) {
      const client = visitor()
      const { rows } = await database.pool.query(`SELECT value FROM installation WHERE key = 'setup_code'`)
      const response = await client.send('/api/auth/sign-up/email', {
        json: { name, email: `${name.toLowerCase()}@films.test`, password: 'correct horse', setupCode: rows[0]?.value },
      })
      if (!response.ok) throw new Error(`sign-up: ${response.status} ${await response.text()}`)
      return client
    },
    stopServer: () => (stopped ??= api.stop()),
    async stop() {
      await (stopped ??= api.stop())
      await database.drop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function createClient(base: string, ownOrigin: string): TestClient {
  const cookies = new Map<string, string>()
  return {
    async send(path, { json, origin = ownOrigin, ...init } = {}) {
      const headers = new Headers(init.headers)
      if (origin !== null) headers.set('origin', origin)
      if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      if (json !== undefined) headers.set('content-type', 'application/json')
      const body = json === undefined ? init.body : JSON.stringify(json)
      const response = await fetch(base + path, { method: body ? 'POST' : 'GET', ...init, headers, body: body ?? null })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
        if (/max-age=0/i.test(cookie)) cookies.delete(name!)
        else cookies.set(name!, value!)
      }
      return response
    },
  }
}

/** A minimal web app for tests of files and pages. */
function smallWebApp(dataFolder: string): string {
  const folder = join(dataFolder, 'web')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Fablecut</title>')
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'console.log("x")\n'.repeat(500))
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  return folder
}

let lastPort = 12_000 + (process.pid % 800) * 10

/** From a range below the ephemeral ports, at a different offset per process, so that no other process takes the port. */
async function freePort(): Promise<number> {
  const port = lastPort < 19_999 ? lastPort + 1 : 12_000
  lastPort = port
  const isFree = await new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}
