import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isReachableByAnyone, postgresAccount } from './account.ts'
import { defaultSystemFolder, prepareFolders } from './folders.ts'

let folder: string
const others: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-folders-'))
})
afterEach(() => {
  for (const path of [folder, ...others.splice(0)]) rmSync(path, { recursive: true, force: true })
})

const modeOf = (path: string) => statSync(path).mode & 0o777
const NOBODY = { uid: 65_534, gid: 65_534 }
const isRoot = process.getuid?.() === 0

test('a folder in a private one is out of reach of other accounts', () => {
  mkdirSync(join(folder, 'inside'), { mode: 0o755 })
  expect(isReachableByAnyone(join(folder, 'inside'))).toBe(false)
  chmodSync(folder, 0o711)
  expect(isReachableByAnyone(join(folder, 'inside'))).toBe(true)
})

test('the folders are created inside the requested one, closed to other accounts', () => {
  const folders = prepareFolders(join(folder, 'data'), undefined)
  const postgres = join(folder, 'data', 'postgres')
  expect(folders).toEqual({
    folder: postgres,
    cluster: join(postgres, 'cluster'),
    sockets: join(postgres, 'run'),
    log: join(postgres, 'server.log'),
    moved: false,
  })
  expect([modeOf(postgres), modeOf(folders.sockets), existsSync(folders.cluster)]).toEqual([0o700, 0o700, false])
})

/** A data folder whose folder of sockets has a path of this length. */
const parentOf = (length: number) => join(folder, 'x'.repeat(length - folder.length - '//postgres/run'.length))

test('a socket path of 84 characters stays inside, a longer one is short and always the same', () => {
  expect(prepareFolders(parentOf(84), undefined).sockets).toBe(join(parentOf(84), 'postgres', 'run'))
  const { sockets } = prepareFolders(parentOf(85), undefined)
  others.push(sockets)
  expect(sockets).toMatch(/^\/tmp\/fablecut-[0-9a-f]{12}$/)
  expect(prepareFolders(parentOf(85), undefined).sockets).toBe(sockets)
})

test.runIf(isRoot)('an account that cannot reach the requested folder gets the same system folder each time', () => {
  const system = mkdtempSync(join(tmpdir(), 'fablecut-system-'))
  others.push(system)
  const moved = prepareFolders(join(folder, 'data'), NOBODY, system)
  expect(moved).toMatchObject({ moved: true, folder: expect.stringMatching(/\/[0-9a-f]{12}\/postgres$/) })
  expect(statSync(moved.folder).uid).toBe(NOBODY.uid)
  expect(prepareFolders(join(folder, 'data'), NOBODY, system).folder).toBe(moved.folder)
  chmodSync(folder, 0o711)
  expect(prepareFolders(join(folder, 'data'), NOBODY, system).moved).toBe(false)
})

test('Postgres runs as the current account, or as another one for root', () => {
  const account = postgresAccount()
  if (isRoot) expect(account?.uid).toBeGreaterThan(0)
  else expect(account).toBeUndefined()
  expect(defaultSystemFolder()).toMatch(/[\\/]fablecut$/)
})
