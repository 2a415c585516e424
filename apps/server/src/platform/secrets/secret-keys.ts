import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { newId } from '../new-id.ts'
import type { Settings } from '../settings.ts'
import { type SecretKey, deriveSecretKey, randomSecretKey, toSecretKey } from './secret-cipher.ts'

/** Where the keys of secrets come from: never from the database, whose dumps hold the secrets. */
export type SecretKeySource = Pick<Settings, 'authSecret' | 'dataFolder' | 'role'>

const FILE = 'secret.key'

/** The keys that stored secrets may have been encrypted with: that of AUTH_SECRET, and that of the data folder if there is one. */
export async function readSecretKeys({ authSecret, dataFolder }: SecretKeySource): Promise<readonly SecretKey[]> {
  const ofFile = await readKeyFile(join(dataFolder, FILE))
  return [...(authSecret === null ? [] : [deriveSecretKey(authSecret)]), ...(ofFile ? [ofFile] : [])]
}

/**
 * The key that new secrets are encrypted with. Without AUTH_SECRET it is created in the data folder, which is refused (CONFLICT) where processes run on
 * several machines.
 */
export async function secretKeyForWriting(source: SecretKeySource): Promise<SecretKey> {
  if (source.authSecret !== null) return deriveSecretKey(source.authSecret)
  if (source.role !== 'all') throw new AppError('CONFLICT', { message: NEEDS_AUTH_SECRET })
  const path = join(source.dataFolder, FILE)
  return (await readKeyFile(path)) ?? createKeyFile(path)
}

const NEEDS_AUTH_SECRET =
  'Keys are encrypted before they are stored, and API processes and workers on several machines need the same key for that: set AUTH_SECRET, the same everywhere, and start them again.'

async function readKeyFile(path: string): Promise<SecretKey | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : toSecretKey(Buffer.from(text.trim(), 'base64url'))
}

/** Linked when it is written, so that no process reads half a key and the first of several processes wins. */
async function createKeyFile(path: string): Promise<SecretKey> {
  const temporary = `${path}.${newId()}`
  const file = await open(temporary, 'wx', 0o600)
  try {
    await file.writeFile(`${Buffer.from(randomSecretKey().bytes).toString('base64url')}\n`)
    await file.sync()
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await file.close()
    await rm(temporary)
  }
  return (await readKeyFile(path))!
}
