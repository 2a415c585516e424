import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deriveSecretKey } from './secret-cipher.ts'
import { readSecretKeys, secretKeyForWriting } from './secret-keys.ts'

const SECRET = 's'.repeat(32)
let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'fablecut-keys-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

test('without AUTH_SECRET a key is created once, in a file that only its owner can read', async () => {
  const source = { authSecret: null, dataFolder, role: 'all' } as const
  expect(await readSecretKeys(source)).toEqual([])
  const keys = await Promise.all([1, 2, 3, 4].map(() => secretKeyForWriting(source)))
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1)
  expect((await stat(join(dataFolder, 'secret.key'))).mode & 0o777).toBe(0o600)
  expect(await readdir(dataFolder)).toEqual(['secret.key'])
  expect(await readSecretKeys(source)).toEqual([keys[0]])
})

test('AUTH_SECRET needs no file, and a key of the data folder can still be read with it', async () => {
  const before = await secretKeyForWriting({ authSecret: null, dataFolder, role: 'all' })
  const source = { authSecret: SECRET, dataFolder, role: 'api' } as const
  expect(await secretKeyForWriting(source)).toEqual(deriveSecretKey(SECRET))
  expect((await readSecretKeys(source)).map(({ id }) => id)).toEqual([deriveSecretKey(SECRET).id, before.id])
})

test('on several machines AUTH_SECRET has to be set', async () => {
  await expect(secretKeyForWriting({ authSecret: null, dataFolder, role: 'api' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('AUTH_SECRET'),
  })
  expect(await readdir(dataFolder)).toEqual([])
})

test('a damaged key file is an error, and is left as it is', async () => {
  await writeFile(join(dataFolder, 'secret.key'), 'short')
  await expect(secretKeyForWriting({ authSecret: null, dataFolder, role: 'all' })).rejects.toThrow(RangeError)
  expect(await readFile(join(dataFolder, 'secret.key'), 'utf8')).toBe('short')
})
