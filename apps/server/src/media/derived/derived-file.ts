import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../../platform/storage/storage.ts'
import { createWorkQueue } from '../../platform/work-queue.ts'

/** A file that is kept, as what is made of it needs to know it. */
export type Original = { readonly hash: string; readonly resourceType: string; readonly metadata: Record<string, unknown> }

/** Something that is made of a file when it is first asked for. */
export type Derivation = {
  /** As it is called in addresses, e.g. `strip.jpg`. */
  readonly name: string
  readonly mimeType: string
  /** Goes up when what is made changes, so that old files are not served any more. */
  readonly version: number
  /** May take minutes: waits in a line of its own. */
  readonly isSlow?: boolean
  readonly isFor: (original: Original) => boolean
  /** Reads the file at `source` and writes `target`. */
  readonly make: (source: string, target: string, original: Original) => Promise<void>
}

type Services = { readonly storage: Pick<Storage, 'readCache' | 'writeCache' | 'localPath'>; readonly uploadFolder: string }

/** What people wait for on a screen, beside all else that the machine does. */
const quick = createWorkQueue({ concurrency: 2, maxWaiting: 200 })
const slow = createWorkQueue({ concurrency: 1, maxWaiting: 50 })
const making = new Map<string, Promise<string>>()

/** What the cache calls it. */
export const derivedKey = ({ name, version }: Pick<Derivation, 'name' | 'version'>, hash: string): string =>
  createHash('sha256').update(`${name} ${version} ${hash}`).digest('hex')

/** Local path of what is made of a file; made once, however many ask at once, and kept as long as the cache keeps it. */
export async function derivedFile(services: Services, derivation: Derivation, original: Original): Promise<string> {
  const key = derivedKey(derivation, original.hash)
  const kept = await services.storage.readCache(key)
  if (kept) return kept
  const inTurn = derivation.isSlow ? slow : quick
  const made = making.get(key) ?? inTurn(() => make(services, derivation, original, key)).finally(() => making.delete(key))
  making.set(key, made)
  return made
}

async function make({ storage, uploadFolder }: Services, derivation: Derivation, original: Original, key: string): Promise<string> {
  const target = join(uploadFolder, `${randomUUID()}-${derivation.name}`)
  try {
    await derivation.make(await storage.localPath(original.hash), target, original)
    return await storage.writeCache(key, target)
  } finally {
    await rm(target, { force: true })
  }
}
