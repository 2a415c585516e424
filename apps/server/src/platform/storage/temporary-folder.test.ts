import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTemporaryFolder } from './temporary-folder.ts'

const DAY_MS = 86_400_000

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fablecut-temporary-'))
  folder = join(parent, 'work')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

function addFile(name: string, ageMs: number): void {
  writeFileSync(join(folder, name), '')
  utimesSync(join(folder, name), new Date(), new Date(Date.now() - ageMs))
}

test('a second process that opens the folder deletes nothing of the first, only leftovers of a day ago', async () => {
  const first = await openTemporaryFolder(folder)
  addFile('in-progress', 3_600_000)
  addFile('left', DAY_MS + 60_000)
  const second = await openTemporaryFolder(folder)
  expect([first.path, second.path, readdirSync(folder)]).toEqual([folder, folder, ['in-progress']])
  for (const { close } of [first, second]) close()
})

test('leftovers are kept as long as the caller wants', async () => {
  const first = await openTemporaryFolder(folder)
  addFile('new', 3_600_000)
  addFile('old', 3_600_000 * 3)
  const second = await openTemporaryFolder(folder, 3_600_000 * 2)
  expect(readdirSync(folder)).toEqual(['new'])
  for (const { close } of [first, second]) close()
})

test('a folder that was deleted is made again within a minute, until it is closed', async () => {
  vi.useFakeTimers()
  const { close } = await openTemporaryFolder(folder)
  rmSync(folder, { recursive: true })
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(existsSync(folder)).toBe(true))
  close()
  expect(vi.getTimerCount()).toBe(0)
})
