import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../platform/storage/storage.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'

/** A stored file with the properties that derivations need. */
export type Original = { readonly hash: string; readonly resourceType: string; readonly metadata: Record<string, unknown> }

/** A file derived from a stored one on first request. */
export type Derivation = {
  /** File name in media URLs, e.g. `strip.jpg`. */
  readonly name: string
  readonly mimeType: string
  /** Incremented when the output changes, so that cached files are not served any more. */
  readonly version: number
  /** Takes minutes: uses a separate queue. */
  readonly isSlow?: boolean
  readonly isFor: (original: Original) => boolean
  /** Reads the file at `source` and writes `target`. */
  readonly generate: (source: string, target: string, original: Original) => Promise<void>
}

type Services = { readonly storage: Pick<Storage, 'readCache' | 'writeCache' | 'localPath'>; readonly uploadFolder: string }

/** Derivations that a user waits for on screen. */
const quickQueue = createWorkQueue({ concurrency: 2, maxWaiting: 200 })
const slowQueue = createWorkQueue({ concurrency: 1, maxWaiting: 50 })
const inProgress = new Map<string, Promise<string>>()

/** Key of a derived file in the cache. */
export const derivedKey = ({ name, version }: Pick<Derivation, 'name' | 'version'>, hash: string): string =>
  createHash('sha256').update(`${name} ${version} ${hash}`).digest('hex')

/** Local path of a derived file. Parallel requests create it once; the cache may evict it. */
export async function derivedFile(services: Services, derivation: Derivation, original: Original): Promise<string> {
  const key = derivedKey(derivation, original.hash)
  const cached = await services.storage.readCache(key)
  if (cached) return cached
  const queue = derivation.isSlow ? slowQueue : quickQueue
  const path = inProgress.get(key) ?? queue(() => generateFile(services, derivation, original, key)).finally(() => inProgress.delete(key))
  inProgress.set(key, path)
  return path
}

async function generateFile({ storage, uploadFolder }: Services, derivation: Derivation, original: Original, key: string): Promise<string> {
  const target = join(uploadFolder, `${randomUUID()}-${derivation.name}`)
  try {
    await derivation.generate(await storage.localPath(original.hash), target, original)
    return await storage.writeCache(key, target)
  } finally {
    await rm(target, { force: true })
  }
}
