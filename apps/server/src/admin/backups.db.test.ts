import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWallet } from '../credits/open-wallet.ts'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { readSettings } from '../platform/settings.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { grantCreditsByEmail, makeStaff } from './accounts.ts'
import { restore } from '../backup/restore.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-backup-'))
const file = join(folder, 'backup.tar')
let source: TestDatabase
let hash: string
let storage: Storage

beforeAll(async () => {
  source = await createTestDatabase()
  await source.pool.query(
    `INSERT INTO "user" (id, name, email, username, features) VALUES ('u1', 'Zoë "Z" \\ 映画', 'zoe@films.test', 'zoe', '{a,b}')`,
  )
  await openWallet(source.pool, { userId: 'u1', credits: 3000, freeStories: 1 })
  await grantCreditsByEmail(source.db, 'ZOE@films.test', 250)
  await makeStaff(source.db, 'zoe@films.test')
  const insert = `INSERT INTO story (id, user_id, title, category_id, status, width, height, fps, category_inputs, duration_seconds)
    VALUES ('s1', 'u1', 'Line one\nline two', 'script_to_video', 'completed', 1280, 720, 30, '{"deep": {"n": 1.5}}', 0.1)`
  await source.pool.query(insert)
  storage = await createDiskStorage(join(folder, 'from', 'storage'))
  hash = (await storage.putBytes(Buffer.from('a film'))).hash
  await source.pool.query(
    `INSERT INTO media (id, user_id, resource_type, role, source, status, hash, size_bytes) VALUES ('m1', 'u1', 'video', 'upload', 'user', 'completed', $1, 6)`,
    [hash],
  )
  await storage.putBytes(Buffer.from('nobody refers to this'))
  const target = { path: file, isFolder: false, keep: null }
  await makeBackup({ ...source, databaseUrl: source.url, storage, isOnDisk: true }, target, { signal: AbortSignal.timeout(60_000) })
})
afterAll(async () => {
  await source.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('a restored backup has the same accounts, balances, stories and files', async () => {
  const target = await createTestDatabase()
  const dataFolder = join(folder, 'to')
  mkdirSync(dataFolder)
  const restored = await restore({
    databaseUrl: target.url,
    dataFolder,
    storage: await createDiskStorage(join(dataFolder, 'storage')),
    file,
  })
  expect(restored).toMatchObject({ files: 1, damaged: [] })
  for (const table of ['"user"', 'story', 'ledger', 'wallet', 'media']) {
    const all = `SELECT * FROM ${table} ORDER BY 1`
    expect((await target.pool.query(all)).rows).toEqual((await source.pool.query(all)).rows)
  }
  expect(readFileSync(join(dataFolder, 'storage', 'blobs', hash.slice(0, 2), hash), 'utf8')).toBe('a film')
  expect(await grantCreditsByEmail(target.db, 'zoe@films.test', 1)).toBe(3251)
  await target.drop()
})

test('a backup never overwrites an installation with accounts', async () => {
  await expect(restore({ databaseUrl: source.url, dataFolder: join(folder, 'from'), storage, file })).rejects.toThrow(
    'There are accounts in this installation already',
  )
  expect((await source.pool.query('SELECT title FROM story')).rows).toHaveLength(1)
})

test('credits are granted in whole numbers to existing accounts', async () => {
  await expect(grantCreditsByEmail(source.db, 'nobody@films.test', 5)).rejects.toThrow('no account')
  for (const credits of [1.5, 0, Number.NaN, 2 ** 53])
    await expect(grantCreditsByEmail(source.db, 'zoe@films.test', credits)).rejects.toThrow('whole number')
})

test('each command does what it says and returns what is printed', async () => {
  const target = await createTestDatabase()
  try {
    const installationOf = ({ db, url }: TestDatabase, name: string) => {
      mkdirSync(join(folder, name), { recursive: true })
      return { db, databaseUrl: url, settings: readSettings({ FABLECUT_DATA: join(folder, name), BACKUP_FOLDER: join(folder, 'backups') }) }
    }
    const own = installationOf(source, 'from')
    const command = { first: 'zoe@films.test', second: '5' }
    await source.pool.query(`UPDATE "user" SET role = 'user'`)
    expect(await runCommand({ ...command, command: 'grant' }, own)).toBe('zoe@films.test has 3255 credits now.')
    expect(await runCommand({ ...command, command: 'make-staff' }, own)).toBe('zoe@films.test is staff now.')
    expect((await source.pool.query('SELECT role FROM "user"')).rows).toEqual([{ role: 'admin' }])
    const again = join(folder, 'again.tar')
    const written = await runCommand({ command: 'backup', first: again, second: '' }, own)
    const [, rows] = /^(\d+) rows and 1 files are in .*again\.tar\.$/.exec(written)!
    expect(await runCommand({ command: 'restore', first: again, second: '' }, installationOf(target, 'third'))).toBe(
      `${rows} rows and 1 files are restored.`,
    )
    expect(Number(rows)).toBeGreaterThan(4)
    expect(await runCommand({ command: 'check-backup', first: again, second: '' }, own)).toMatch(/ is complete: \d+ rows and 1 files, all/)
    const facts = await runCommand({ command: 'doctor', first: '', second: '' }, own)
    expect(facts.split('\n')).toHaveLength(7)
    expect(facts).toMatch(/\nBackups: the last good one is 0\.0 h old, with \d+ rows and 1 files, in .*: is there\n/)
    expect(facts).toContain('is OVERDUE')
    expect(facts).toMatch(/\n1 accounts, 1 stories, 0 runs unfinished, 0 workers alive$/)
    expect(facts).toMatch(/, \d+\.\d GB free\n/)
    expect(facts).toContain(' (embedded), ')
    expect(await runCommand({ command: 'backup', first: '', second: '' }, own)).toContain(join(folder, 'backups', '20'))
    expect(await runCommand({ command: 'doctor', first: '', second: '' }, own)).toMatch(
      /: can be read\nBackups: every 24 h in .*backups, 7 are kept\n/,
    )
  } finally {
    await target.drop()
  }
})
