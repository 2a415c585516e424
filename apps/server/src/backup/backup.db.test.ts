import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../platform/database/test-database.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { createS3Storage } from '../platform/storage/s3/s3-storage.ts'
import { startS3Server } from '../platform/storage/s3/testing/s3-server.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { backUpIfDue } from './backup-schedule.ts'
import { readBackupState } from './backup-state.ts'
import { checkBackup } from './check-backup.ts'
import { blobName } from './copy-files.ts'
import { unlessBackingUp } from './locks.ts'
import { makeBackup } from './make-backup.ts'
import { BLOBS_FOLDER, DATABASE } from './manifest.ts'
import { listBackups, openBackup } from './open-backup.ts'
import { restore } from './restore.ts'

const signal = new AbortController().signal
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

let source: TestDatabase
let target: TestDatabase
let folder: string
let storage: Storage
beforeAll(async () => {
  ;[source, target] = await Promise.all([createTestDatabase(), createTestDatabase()])
})
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-backups-'))
  storage = await createDiskStorage(join(folder, 'storage'))
})
afterEach(async () => {
  await source.pool.query('DELETE FROM media; DELETE FROM installation')
  rmSync(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await source.drop()
  await target.drop()
})

const backups = () => join(folder, 'backups')
const backUp = (from = storage, { keep = 2 } = {}) =>
  makeBackup({ ...source, databaseUrl: source.url, storage: from, isOnDisk: false }, { path: backups(), isFolder: true, keep }, { signal })
const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))

/** Adds media with stored bytes. */
async function addMedia(id: string, text: string, to = storage): Promise<string> {
  const { hash, sizeBytes } = await to.putBytes(Buffer.from(text))
  await source.pool.query(
    `INSERT INTO media (id, user_id, resource_type, role, source, status, hash, size_bytes) VALUES ($1, 'ada', 'image', 'upload', 'user', 'completed', $2, $3)`,
    [id, hash, sizeBytes],
  )
  return hash
}

/** A bucket, and the storage in it. */
async function openBucket() {
  const server = await startS3Server()
  const cache = { cacheFolder: join(folder, 'copies'), cacheBytes: 1_000_000, patienceMs: 0 }
  const inBucket = createS3Storage({ settings: server.settings, ...cache, onProblem: () => {} })
  const close = async () => {
    await inBucket.close()
    await server.stop()
  }
  return { server, inBucket, [Symbol.asyncDispose]: close }
}

test('a backup of a bucket while stories are made and deleted has the files of its rows, and is restored into another bucket', async () => {
  await using bucket = await openBucket()
  const fox = await addMedia('fox', 'a fox', bucket.inBucket)
  const deletions: unknown[] = []
  const read: Storage['read'] = async (...args) => {
    // The rows are copied already.
    deletions.push(await unlessBackingUp(source.pool, async () => 'deleted'))
    await addMedia(`later-${deletions.length}`, 'a later fox', bucket.inBucket)
    return bucket.inBucket.read(...args)
  }
  const { path, manifest } = (await backUp({ ...bucket.inBucket, read }))!
  expect(deletions).toEqual([null])
  expect(manifest).toMatchObject({ files: { count: 1, bytes: 5 }, missing: [], tables: { 'public.media': 1 } })
  expect(filesIn(join(backups(), BLOBS_FOLDER))).toEqual([fox])
  expect(await unlessBackingUp(source.pool, async () => 'deleted')).toBe('deleted')

  await using other = await openBucket()
  expect(await restore({ databaseUrl: target.url, dataFolder: folder, storage: other.inBucket, file: path })).toMatchObject({
    files: 1,
    damaged: [],
  })
  expect([...other.server.objects.keys()]).toEqual([`blobs/${blobName(fox)}`])
  expect((await target.pool.query('SELECT id, hash FROM media')).rows).toEqual([{ id: 'fox', hash: fox }])
})

test('a backup has the files that unfinished work has stored, and names those that were lost before', async () => {
  const lost = await addMedia('lost', 'a lost fox')
  const { hash } = await storage.putBytes(Buffer.from('a film that its story does not have yet'))
  await source.pool.query(`INSERT INTO dbos.workflow_status (workflow_uuid, status, name) VALUES ('w', 'PENDING', 'make-story')`)
  await source.pool.query(
    `INSERT INTO dbos.operation_outputs (workflow_uuid, function_id, function_name, output) VALUES ('w', 1, 'join', $1)`,
    [JSON.stringify({ json: { hash }, request: hashOf('no file') })],
  )
  await storage.removeStale(lost, -1)
  const { manifest } = (await backUp())!
  expect(manifest.missing).toEqual([lost])
  expect(filesIn(join(backups(), BLOBS_FOLDER))).toEqual([hash])
  await source.pool.query(`DELETE FROM dbos.workflow_status`)
})

test('files are stored once for all backups, and the oldest backups leave with the files that only they had', async () => {
  const days = ['2026-01-01T00-00-00Z', '2026-01-02T00-00-00Z']
  const fox = await addMedia('fox', 'a fox')
  const owl = await addMedia('owl', 'an owl')
  for (const day of days) {
    const { path } = (await backUp())!
    // Names are to the second.
    renameSync(path, join(backups(), day))
    await source.pool.query(`DELETE FROM media WHERE id = 'owl'`)
  }
  expect(await listBackups(backups())).toEqual(days)
  expect(filesIn(join(backups(), BLOBS_FOLDER)).toSorted()).toEqual([fox, owl].toSorted())
  writeFileSync(join(backups(), BLOBS_FOLDER, fox.slice(0, 2), `${fox}.x.part`), 'left by a process that was killed')
  const { path } = (await backUp())!
  expect(await listBackups(backups())).toEqual([days[1], path.split('/').at(-1)])
  expect(filesIn(join(backups(), BLOBS_FOLDER))).toEqual([fox])
})

test('a damaged backup is found by its check, and its database is not restored', async () => {
  const fox = await addMedia('fox', 'a fox')
  const { path } = (await backUp())!
  const check = async (bytes: boolean) => {
    await using opened = await openBackup(backups(), folder)
    return checkBackup(opened, { bytes })
  }
  expect((await check(true)).files.count).toBe(1)
  const blob = join(backups(), BLOBS_FOLDER, blobName(fox))
  writeFileSync(blob, 'b fox')
  expect((await check(false)).files.count).toBe(1)
  await expect(check(true)).rejects.toThrow(`1 of its 1 files are missing or changed, ${fox} for one`)
  const options = { databaseUrl: target.url, dataFolder: folder, storage: await createDiskStorage(join(folder, 'other')), file: path }
  expect(await restore(options)).toMatchObject({ files: 0, damaged: [fox] })
  expect(existsSync(join(folder, 'other', BLOBS_FOLDER, blobName(fox)))).toBe(false)
  rmSync(blob)
  await expect(check(false)).rejects.toThrow('1 of its 1 files are missing or changed')
  await target.pool.query('DELETE FROM media')
  truncateSync(join(path, DATABASE), readFileSync(join(path, DATABASE)).length - 1)
  await expect(check(false)).rejects.toThrow(`${DATABASE} is missing, or is not the file that was written`)
  await expect(restore(options)).rejects.toThrow('Nothing was restored')
  expect((await target.pool.query('SELECT id FROM media')).rows).toEqual([])
})

test('of several workers one makes the backup that is due, and a failed one is recorded and repeated later', async () => {
  const entries: string[] = []
  const record = (text: string) => void entries.push(text)
  const log = { info: record, warn: record, error: record }
  const scheduleIn = (path: string) => ({
    ...source,
    databaseUrl: source.url,
    storage,
    isOnDisk: true,
    settings: { folder: path, everyHours: 24, keep: 7 },
    log,
  })
  writeFileSync(join(folder, 'file'), 'not a folder')
  await backUpIfDue(scheduleIn(join(folder, 'file')), signal)
  await backUpIfDue(scheduleIn(backups()), signal)
  expect(entries.splice(0)).toEqual(['the backup failed'])
  expect((await readBackupState(source.db)).failure?.message).toContain('not a directory')
  await source.pool.query('TRUNCATE installation')
  await Promise.all([1, 2, 3].map(() => backUpIfDue(scheduleIn(backups()), signal)))
  await backUpIfDue(scheduleIn(backups()), signal)
  expect(entries).toEqual(['backup written'])
  expect(await listBackups(backups())).toHaveLength(1)
  expect(await readBackupState(source.db)).toMatchObject({ failure: null, good: { files: 0, missing: 0 } })
})
