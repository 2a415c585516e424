import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

const folders: string[] = []
const started: EmbeddedPostgres[] = []
afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-postgres-'))
  chmodSync(folder, mode)
  folders.push(folder)
  return folder
}

async function start(folder: string, options: { systemFolder?: string } = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ folder, ...options })
  started.push(postgres)
  return postgres
}

async function query(postgres: EmbeddedPostgres, sql: string) {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

const pidFile = (postgres: EmbeddedPostgres) => join(postgres.folder, 'cluster', 'postmaster.pid')
const pidOf = (postgres: EmbeddedPostgres) => Number(readFileSync(pidFile(postgres), 'utf8').split('\n')[0])

async function kill(postgres: EmbeddedPostgres): Promise<void> {
  process.kill(pidOf(postgres), 'SIGKILL')
  while (await postgres.isRunning()) await wait(20)
}

test('a killed server restarts with every committed row', async () => {
  const folder = newFolder()
  const postgres = await start(folder)
  await query(postgres, 'create table kept (n int)')
  for (let n = 1; n <= 3; n++) {
    await query(postgres, `insert into kept values (${n})`)
    await kill(postgres)
    await postgres.revive()
    expect((await query(postgres, 'select max(n)::int as n from kept')).rows).toEqual([{ n }])
  }
})

test('a server left running is reused, also by several processes at once', async () => {
  const folder = newFolder()
  const first = await start(folder)
  const pid = pidOf(first)
  const others = await Promise.all([start(folder), start(folder)])
  expect(others.map((other) => other.reused)).toEqual([true, true])
  expect(pidOf(first)).toBe(pid)
})

test('several first starts in one folder result in one server', async () => {
  const folder = newFolder()
  const all = await Promise.all([start(folder), start(folder), start(folder)])
  expect(all.filter((postgres) => !postgres.reused).length).toBeGreaterThanOrEqual(1)
  for (const postgres of all) expect((await query(postgres, 'select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a pid file with the pid of another program does not prevent the start', async () => {
  const folder = newFolder()
  const postgres = await start(folder)
  const content = readFileSync(pidFile(postgres), 'utf8')
  await kill(postgres)
  writeFileSync(pidFile(postgres), content.replace(/^\d+/, String(process.pid)))
  const again = await start(folder)
  expect(again.reused).toBe(false)
  expect(await again.isRunning()).toBe(true)
})

test('text is ordered by code point and times are in UTC', async () => {
  const postgres = await start(newFolder())
  const { rows } = await query(postgres, `select 'Z' < 'a' as order, upper('é') as upper, current_setting('timezone') as zone`)
  expect(rows).toEqual([{ order: true, upper: 'É', zone: 'UTC' }])
})

test('a folder with a long path has its socket elsewhere', async () => {
  const folder = join(newFolder(), 'deep'.repeat(20))
  mkdirSync(folder)
  const postgres = await start(folder)
  expect(await postgres.isRunning()).toBe(true)
  rmSync(decodeURIComponent(new URL(postgres.url).searchParams.get('host')!), { recursive: true, force: true })
})

test.runIf(process.getuid?.() === 0)("as root, a system folder replaces a folder that other accounts can't reach", async () => {
  const systemFolder = newFolder()
  const folder = newFolder(0o700)
  const postgres = await start(folder, { systemFolder })
  expect(postgres.moved).toBe(true)
  expect(postgres.folder.startsWith(systemFolder)).toBe(true)
  expect((await start(folder, { systemFolder })).folder).toBe(postgres.folder)
})
