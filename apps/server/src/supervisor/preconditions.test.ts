import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { productUrlOf, checkDataFolder, checkPort } from './preconditions.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-start-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test("a data folder that can't be created or written to is reported", () => {
  writeFileSync(join(folder, 'file'), '')
  for (const path of [
    join(folder, 'file'),
    join(folder, 'file', 'below'),
    ...(process.platform === 'linux' ? ['/proc/fablecut/data'] : []),
  ]) {
    expect(() => checkDataFolder(path, 0)).toThrow(`The data folder ${path} cannot be written to`)
  }
  expect(() => checkDataFolder(join(folder, 'a', 'b', 'c'), 0)).not.toThrow()
})

test('a full disk is reported with its free space', () => {
  expect(() => checkDataFolder(folder, 1e18)).toThrow(/has only \d+\.\d GB free; 1000000000 GB are needed/)
})

test('a port in use is reported with a suggestion', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  await expect(checkPort({ host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is in use by another program`)
  await new Promise((resolve) => server.close(resolve))
  await checkPort({ host: '127.0.0.1', port })
})

test('the printed address can be opened in a browser', () => {
  expect(productUrlOf({ publicUrl: null, host: '127.0.0.1', port: 3000 })).toBe('http://localhost:3000')
  expect(productUrlOf({ publicUrl: null, host: '0.0.0.0', port: 80 })).toBe('http://localhost:80')
  expect(productUrlOf({ publicUrl: 'https://films.example.org', host: '0.0.0.0', port: 80 })).toBe('https://films.example.org')
})
