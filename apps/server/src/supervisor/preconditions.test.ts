import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { acquireInstanceLock } from './instance-lock.ts'
import { addressOf, checkDataFolder, checkPort } from './preconditions.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a data folder that can not be made or written to is named', () => {
  writeFileSync(join(folder, 'file'), '')
  for (const path of [
    join(folder, 'file'),
    join(folder, 'file', 'below'),
    ...(process.platform === 'linux' ? ['/proc/fablecut/data'] : []),
  ]) {
    expect(() => checkDataFolder(path)).toThrow(`The data folder ${path} can not be written to`)
  }
  expect(() => checkDataFolder(join(folder, 'a', 'b', 'c'))).not.toThrow()
})

test('a disk that is too full is told with what is free', () => {
  expect(() => checkDataFolder(folder, 1024 ** 6)).toThrow(/has only \d+\.\d GB free; 2 GB are needed/)
})

test('a port in use is named, and another one suggested', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  await expect(checkPort({ host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is in use by another program`)
  await new Promise((resolve) => server.close(resolve))
  await checkPort({ host: '127.0.0.1', port })
})

test('the address is the one to type into a browser', () => {
  expect(addressOf({ publicUrl: null, host: '127.0.0.1', port: 3000 })).toBe('http://localhost:3000')
  expect(addressOf({ publicUrl: null, host: '0.0.0.0', port: 80 })).toBe('http://localhost:80')
  expect(addressOf({ publicUrl: 'https://films.example.org', host: '0.0.0.0', port: 80 })).toBe('https://films.example.org')
})

test('a data folder left behind by a crash can be taken again', () => {
  writeFileSync(join(folder, 'fablecut.pid'), '4194300\n')
  acquireInstanceLock(folder)()
  writeFileSync(join(folder, 'fablecut.pid'), `${process.ppid}\n`)
  acquireInstanceLock(folder)()
})
