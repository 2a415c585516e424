import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CorruptObjectError } from '../platform/storage/s3/object-store-error.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { forEachOf } from './for-each-of.ts'

const PARALLEL = 4
/** Disk space that stays free. */
const RESERVED_BYTES = 1024 ** 3

/** A file that rows refer to; `bytes`: null when the rows do not say. */
export type ReferencedFile = { readonly hash: string; readonly bytes: number | null }
export type ListedFile = { readonly hash: string; readonly bytes: number }

export type CopyFilesOptions = {
  readonly storage: Pick<Storage, 'read' | 'localPath'>
  /** Folder that the files are copied to. */
  readonly blobs: string
  /** Whether the storage is a folder whose files may be linked instead of copied. */
  readonly mayLink: boolean
  readonly signal: AbortSignal
}

/** Relative path of a stored file in a backup. */
export const blobName = (hash: string): string => join(hash.slice(0, 2), hash)

/**
 * Copies stored files that the folder does not have yet, each compared with its hash. `missing`: files that the storage does not have, or has
 * damaged. Throws when the disk is too small.
 */
export async function copyFiles(
  referenced: readonly ReferencedFile[],
  options: CopyFilesOptions,
): Promise<{ files: ListedFile[]; missing: string[] }> {
  const files: ListedFile[] = []
  const wanted: ReferencedFile[] = []
  for (const file of referenced) {
    const present = await stat(join(options.blobs, blobName(file.hash))).catch(() => null)
    if (present && (file.bytes === null || present.size === file.bytes)) files.push({ hash: file.hash, bytes: present.size })
    else wanted.push(file)
  }
  if (!options.mayLink) await requireSpace(options.blobs, wanted)
  const missing: string[] = []
  await forEachOf(wanted, PARALLEL, async ({ hash }) => {
    options.signal.throwIfAborted()
    const bytes = await copyFile(hash, options)
    if (bytes === null) missing.push(hash)
    else files.push({ hash, bytes })
  })
  return { files: files.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)), missing: missing.toSorted() }
}

/** Returns the number of bytes; null for a file that is missing or damaged. */
async function copyFile(hash: string, { storage, blobs, mayLink, signal }: CopyFilesOptions): Promise<number | null> {
  const target = join(blobs, blobName(hash))
  await mkdir(dirname(target), { recursive: true })
  try {
    if (mayLink && (await linkFile(storage, hash, target))) return (await stat(target)).size
    return await copyStream(await storage.read(hash), { hash, target, signal })
  } catch (error) {
    if (error instanceof CorruptObjectError || (error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** False for another disk. */
async function linkFile(storage: Pick<Storage, 'localPath'>, hash: string, target: string): Promise<boolean> {
  const source = await storage.localPath(hash)
  if ((await hashOfFile(source)).sha256 !== hash) throw new CorruptObjectError(hash)
  return link(source, target).then(
    () => true,
    () => false,
  )
}

async function copyStream(
  source: Readable,
  { hash, target, signal }: { hash: string; target: string; signal: AbortSignal },
): Promise<number> {
  const temporary = `${target}.${randomUUID()}.part`
  const digest = createHash('sha256')
  let bytes = 0
  try {
    const count = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    }
    await pipeline(source, count, createWriteStream(temporary, { flush: true }), { signal })
    if (digest.digest('hex') !== hash) throw new CorruptObjectError(hash)
    await rename(temporary, target)
    return bytes
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Size and SHA-256 of a file. */
export async function hashOfFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  return { bytes: (await stat(path)).size, sha256: digest.digest('hex') }
}

const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1)

async function requireSpace(folder: string, files: readonly ReferencedFile[]): Promise<void> {
  const needed = files.reduce((sum, { bytes }) => sum + (bytes ?? 0), RESERVED_BYTES)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= needed) return
  throw new Error(`The disk of ${folder} has ${gigabytes(bavail * bsize)} GB free; the backup needs ${gigabytes(needed)} GB.`)
}
