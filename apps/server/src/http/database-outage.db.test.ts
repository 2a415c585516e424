import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { createLog } from '../platform/logging/log.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { readSettings } from '../platform/settings.ts'
import { startApi } from '../start-api.ts'
import { SMALLER_STORIES } from '../workflows/testing/studio.ts'

const WORKER = fileURLToPath(new URL('../workflows/testing/worker-process.ts', import.meta.url))
const SCRIPT = 'The keeper lights his lamp.'
const STREAM_PATIENCE_MS = 90_000

async function execute(url: string, statements: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statements)
  await client.end()
}

/** A Postgres of its own, an API in this process and a worker in another. */
async function startInstallation() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fablecut-outage-'))
  chmodSync(dataFolder, 0o755)
  const postgres = await startEmbeddedPostgres({ folder: dataFolder })
  await migrateDatabase(postgres.url, '0.0.1')
  mkdirSync(join(dataFolder, 'web'))
  await execute(postgres.url, SMALLER_STORIES)
  const port = 9_000 + (process.pid % 900)
  const entries: { level: string; msg: string }[] = []
  const log = createLog('api', 'info', { write: (line) => entries.push(JSON.parse(line) as { level: string; msg: string }) })
  const settings = readSettings({ PORT: String(port), FABLECUT_DATA: dataFolder, DATABASE_URL: postgres.url, RATE_LIMITS: 'off' })
  const api = await startApi({ settings, databaseUrl: postgres.url, log, web: join(dataFolder, 'web') })
  const env = { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_FOLDER: dataFolder, TEST_ENGINE_PROCESSES: '2' }
  const worker = fork(WORKER, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let workerLog = ''
  worker.stderr!.on('data', (chunk: Buffer) => (workerLog += chunk.toString()))
  await once(worker.stdout!, 'data')
  return {
    postgres,
    entries,
    worker,
    workerLog: () => workerLog,
    send: (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        ...init,
        headers: { origin: `http://localhost:${port}`, 'content-type': 'application/json', ...init.headers },
      }),
    async close() {
      worker.kill('SIGKILL')
      await api.stop()
      await postgres.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** `until` reads the stream of a run until the story has a status that begins so. */
function readStream(response: Response) {
  let received = ''
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const until = async (status: string): Promise<void> => {
    // Without an end, nothing would say what came instead.
    const end = setTimeout(() => void reader.cancel(), STREAM_PATIENCE_MS)
    while (!received.includes(`"status":"${status}`)) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`The stream ended before ${status}: ${received}`)
      received += value
    }
    clearTimeout(end)
  }
  return { until, cancel: () => reader.cancel() }
}

test('while Postgres is stopped requests are 503, streams and work wait; when it is back they go on, and the log has two entries', async () => {
  const { postgres, entries, worker, workerLog, send, close } = await startInstallation()
  try {
    const account = JSON.stringify({ name: 'Ada', email: 'ada@films.test', password: 'correct horse' })
    const signUp = await send('/api/auth/sign-up/email', { method: 'POST', body: account })
    const cookie = signUp.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const script = JSON.stringify({ script_content: SCRIPT, auto_rewrite: false, visual_style: 'citypop', is_preview: true })
    const started = await send('/api/stories/workflow/generate_script_to_video', { method: 'POST', body: script, headers: { cookie } })
    const { workflowRunId } = (await started.json()) as { workflowRunId: string }
    const stream = readStream(await send(`/api/stories/workflow/status_sse?workflowRunId=${workflowRunId}`, { headers: { cookie } }))
    // A later stage may have begun before the stream is open.
    await stream.until('processing:')
    expect(await (await send('/readyz')).json()).toMatchObject({
      status: 'ready',
      checks: { migrations: { ok: true }, engines: { ok: true } },
    })

    await postgres.stop()
    for (const [path, init] of [
      ['/api/stories/published', {}],
      ['/api/me', { headers: { cookie } }],
      ['/api/auth/sign-in/email', { method: 'POST', body: account }],
      ['/media/unknown/video.mp4', {}],
    ] as const) {
      const response = await send(path, init)
      expect([path, response.status]).toEqual([path, 503])
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' })
    }
    expect((await send('/healthz')).status).toBe(200)
    await expect.poll(async () => (await send('/readyz')).status).toBe(503)
    expect(await (await send('/readyz')).json()).toMatchObject({
      status: 'not ready',
      checks: { database: { ok: false, reason: 'the database cannot be reached' }, storage: { ok: true } },
    })
    await postgres.revive()
    await stream.until('paused')
    await stream.cancel()
    expect((await send('/api/me', { headers: { cookie } })).status).toBe(200)
    expect(entries.filter(({ level }) => level !== 'info')).toMatchObject([
      { level: 'error', msg: expect.stringContaining('the database cannot be reached') },
    ])
    expect(entries.filter(({ msg }) => msg === 'the database can be reached again')).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toMatch(/select/i)
    expect(worker.exitCode).toBeNull()
    expect(workerLog().trim().split('\n')).toEqual([expect.stringContaining('the database cannot be reached')])
  } finally {
    await close()
  }
})
