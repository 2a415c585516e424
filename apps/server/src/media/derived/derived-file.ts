import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CachedFile, Storage } from '../../platform/storage/storage.ts'
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

type Services = { readonly storage: Pick<Storage, 'openCache' | 'writeCache' | 'localPath'>; readonly uploadFolder: string }

/** Derivations that a user waits for on screen. */
const quickQueue = createWorkQueue({ concurrency: 2, maxWaiting: 200 })
const slowQueue = createWorkQueue({ concurrency: 1, maxWaiting: 50 })
const inProgress = new Map<string, Promise<unknown>>()

/** Key of a derived file in the cache. */
export const derivedKey = ({ name, version }: Pick<Derivation, 'name' | 'version'>, hash: string): string =>
  createHash('sha256').update(`${name} ${version} ${hash}`).digest('hex')

/** A derived file. Parallel requests create it once; the cache may evict it. */
export async function derivedFile(services: Services, derivation: Derivation, original: Original): Promise<CachedFile> {
  const key = derivedKey(derivation, original.hash)
  const cached = await services.storage.openCache(key)
  if (cached) return cached
  const queue = derivation.isSlow ? slowQueue : quickQueue
  const pending =
    inProgress.get(key) ?? queue(() => generateFile(services, derivation, original, key)).finally(() => inProgress.delete(key))
  inProgress.set(key, pending)
  await pending
  const generated = await services.storage.openCache(key)
  if (!generated) throw new Error(`${derivation.name} of ${original.hash} was evicted at once`)
  return generated
}

/** Local path of a derived file. */
export async function derivedPath(
  services: Services & { readonly storage: Pick<Storage, 'readCache'> },
  derivation: Derivation,
  original: Original,
): Promise<string> {
  await derivedFile(services, derivation, original)
  const path = await services.storage.readCache(derivedKey(derivation, original.hash))
  if (!path) throw new Error(`${derivation.name} of ${original.hash} was evicted at once`)
  return path
}

async function generateFile({ storage, uploadFolder }: Services, derivation: Derivation, original: Original, key: string): Promise<void> {
  const target = join(uploadFolder, `${randomUUID()}-${derivation.name}`)
  try {
    await derivation.generate(await storage.localPath(original.hash), target, original)
    await storage.writeCache(key, target)
  } finally {
    await rm(target, { force: true })
  }
}
