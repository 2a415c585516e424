import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { CorruptObjectError } from './object-store-error.ts'
import { type ObjectStore, md5Of } from './object-store.ts'

/** Parts are held in memory, so that a failed one can be sent again. Amazon's minimum is 5 MiB, the maximum number of parts 10,000. */
const PART_BYTES = 8 * 1_048_576
const MAX_PARTS = 10_000

/** A file with the SHA-256 that was computed before; the upload fails when its bytes have changed since. */
export type FileToUpload = { readonly path: string; readonly sizeBytes: number; readonly sha256: string }

/** `isMultipart`: in parts even if it is small. */
export type UploadOptions = { readonly partBytes?: number | undefined; readonly isMultipart?: boolean }

/** Uploads a file in one request, or in parts where it is large. An object of this name is replaced when the upload is complete. */
export async function uploadFile(store: ObjectStore, key: string, file: FileToUpload, options: UploadOptions = {}): Promise<void> {
  const handle = await open(file.path)
  try {
    const size = Math.max(options.partBytes ?? PART_BYTES, Math.ceil(file.sizeBytes / MAX_PARTS))
    if (options.isMultipart || file.sizeBytes > size) await uploadParts(store, key, file, handle, size)
    else await store.put(key, verified(key, await readPart(handle, 0, file.sizeBytes), file), file.sha256)
  } finally {
    await handle.close()
  }
}

async function uploadParts(store: ObjectStore, key: string, file: FileToUpload, handle: FileHandle, partBytes: number): Promise<void> {
  const { client, request } = store
  const target = { Bucket: store.bucket, Key: key }
  const metadata = { Metadata: { sha256: file.sha256 } }
  const { UploadId } = await request(`multipart ${key}`, () => client.send(new CreateMultipartUploadCommand({ ...target, ...metadata })))
  try {
    const digest = createHash('sha256')
    const parts: { ETag: string | undefined; PartNumber: number }[] = []
    for (let start = 0; start < file.sizeBytes; start += partBytes) {
      const bytes = await readPart(handle, start, Math.min(partBytes, file.sizeBytes - start))
      digest.update(bytes)
      const PartNumber = parts.length + 1
      const part = { ...target, UploadId, PartNumber, Body: bytes, ContentLength: bytes.byteLength, ContentMD5: md5Of(bytes) }
      const { ETag } = await request(`part ${PartNumber} of ${key}`, () => client.send(new UploadPartCommand(part)))
      parts.push({ ETag, PartNumber })
    }
    if (digest.digest('hex') !== file.sha256) throw new CorruptObjectError(key)
    const complete = new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: parts } })
    await request(`completion of ${key}`, () => client.send(complete))
  } catch (error) {
    // Parts of an upload that is not ended are stored, and paid, for ever; what fails here is deleted by `abortOldUploads`.
    await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => {})
    throw error
  }
}

async function readPart(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length)
  for (let read = 0; read < length;) {
    const { bytesRead } = await handle.read(bytes, read, length - read, start + read)
    if (bytesRead === 0) return bytes.subarray(0, read)
    read += bytesRead
  }
  return bytes
}

function verified(key: string, bytes: Buffer, { sha256 }: FileToUpload): Buffer {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256) throw new CorruptObjectError(key)
  return bytes
}

/** Deletes the parts of uploads that a process did not end, such as one that was killed. */
export async function abortOldUploads({ client, bucket, request }: ObjectStore, olderThanMs: number): Promise<void> {
  const { Uploads = [] } = await request('list of uploads', () => client.send(new ListMultipartUploadsCommand({ Bucket: bucket })))
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (!Initiated || Date.now() - Initiated.getTime() < olderThanMs) continue
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).catch(() => {})
  }
}
