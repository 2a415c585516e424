import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptsConnections, logEnd, removeStaleLocks, truncateLog } from './postmaster.ts'
import type { PostgresFolders } from './folders.ts'

let folder: string
let folders: PostgresFolders
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-postmaster-'))
  folders = { folder, cluster: join(folder, 'cluster'), sockets: join(folder, 'run'), log: join(folder, 'server.log'), moved: false }
  for (const path of [folders.cluster, folders.sockets]) mkdirSync(path)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a log of more than ten megabytes is emptied', () => {
  truncateLog(folders.log)
  writeFileSync(folders.log, '')
  for (const [size, expected] of [
    [10_000_000, 10_000_000],
    [10_000_001, 0],
  ] as const) {
    truncateSync(folders.log, size)
    truncateLog(folders.log)
    expect(statSync(folders.log).size).toBe(expected)
  }
})

test('the end of a log is its last thousand bytes', () => {
  expect(logEnd(folders.log)).toBe('(empty)')
  writeFileSync(folders.log, ' short \n')
  expect(logEnd(folders.log)).toBe('short')
  writeFileSync(folders.log, `${'a'.repeat(50)}${'b'.repeat(1000)}`)
  expect(logEnd(folders.log)).toBe('b'.repeat(1000))
})

test.each(['4194300', '0', '-1', 'nothing', String(process.pid)])(
  'a lock of the process %s, which is no server of this folder, is removed',
  async (pid) => {
    const locks = [join(folders.cluster, 'postmaster.pid'), join(folders.sockets, '.s.PGSQL.5432.lock')]
    for (const lock of locks) writeFileSync(lock, `${pid}\n${folders.cluster}\n`)
    await removeStaleLocks(folders)
    expect(locks.map(existsSync)).toEqual([false, false])
  },
)

test('a server that does not run accepts no connections', async () => {
  expect(await acceptsConnections(folders)).toBe(false)
})
