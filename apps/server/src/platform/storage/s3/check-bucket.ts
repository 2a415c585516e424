import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { S3Settings } from './s3-settings.ts'
import { CorruptObjectError, ObjectStoreError } from './object-store-error.ts'
import { type ObjectStore, createObjectStore } from './object-store.ts'
import { readObject } from './read-object.ts'
import { uploadFile } from './upload-file.ts'

const TEXT = 'Written by Fablecut to check this bucket. It may be deleted.'

/** What is wrong with a bucket, in one clause. `isPermanent`: waiting does not help. */
export type BucketProblem = { readonly detail: string; readonly isPermanent: boolean }

/** Does with objects of its own what the storage does with files. Returns null when all of it works. */
export async function findBucketProblem(settings: S3Settings): Promise<BucketProblem | null> {
  const store = createObjectStore({ settings, patienceMs: 0 })
  const folder = await mkdtemp(path.join(tmpdir(), 'fablecut-probe-'))
  try {
    const file = path.join(folder, 'probe')
    await writeFile(file, TEXT)
    for (const isMultipart of [false, true]) await useObject(store, `probes/${randomUUID()}`, file, isMultipart)
    return null
  } catch (error) {
    const detail = error instanceof ObjectStoreError ? error.detail : String(error)
    return { detail, isPermanent: error instanceof ObjectStoreError && error.isPermanent }
  } finally {
    store.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function useObject(store: ObjectStore, key: string, file: string, isMultipart: boolean): Promise<void> {
  const sha256 = createHash('sha256').update(TEXT).digest('hex')
  await uploadFile(store, key, { path: file, sizeBytes: TEXT.length, sha256 }, { isMultipart })
  const stored = await store.head(key)
  if (stored?.sha256 !== sha256) throw new CorruptObjectError(key)
  await store.refresh(key, stored)
  await (await readObject(store, key)).toArray()
  const part = await (await readObject(store, key, { range: { start: 8, end: 9 } })).toArray()
  if (Buffer.concat(part).toString() !== 'by') throw new CorruptObjectError(key)
  const listed = await store.list(key).next()
  if (listed.value?.key !== key) throw new Error('a stored object is not listed')
  await store.delete(key)
  if ((await store.head(key)) !== null) throw new Error('a deleted object is still there')
}
