import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireInstanceLock, findInstance } from './instance-lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fablecut-lock-'))
  file = join(folder, 'fablecut.pid')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const FAST = { watchMs: 5_000 }

test.each([['4194300\n'], [`${process.ppid}\n`], ['nothing'], ['']])('a folder whose process is gone can be locked: %j', async (text) => {
  writeFileSync(file, text)
  expect(await findInstance(folder)).toBe('none')
  const release = await acquireInstanceLock(folder)
  expect(existsSync(file)).toBe(true)
  release()
  expect(existsSync(file)).toBe(false)
})

test('a folder that a process of another container holds is refused, whatever its process id', async () => {
  // Every container has a process 1.
  let beat = 0
  const write = () => writeFileSync(file, `1\nother pid:[1]\n${beat++}\n`)
  write()
  const timer = setInterval(write, 50)
  try {
    await expect(acquireInstanceLock(folder, FAST)).rejects.toThrow(
      `Fablecut runs already in ${folder} (on another machine or in another container).`,
    )
    expect(await findInstance(folder, FAST)).toBe('elsewhere')
  } finally {
    clearInterval(timer)
  }
})

test('a folder that a container left behind can be locked, and the lock is renewed', async () => {
  writeFileSync(file, '1\nother pid:[1]\n7\n')
  const release = await acquireInstanceLock(folder, { beatMs: 20, watchMs: 300 })
  const first = readFileSync(file, 'utf8')
  expect(first).toMatch(new RegExp(`^${process.pid}\n`))
  await expect.poll(() => readFileSync(file, 'utf8')).not.toBe(first)
  release()
})
