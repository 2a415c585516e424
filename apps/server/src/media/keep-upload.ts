import { rm, stat } from 'node:fs/promises'
import { AppError } from '@fablecut/contracts/errors/app-error'
import { sql } from 'drizzle-orm'
import { fileTypeFromFile } from 'file-type'
import type { Database } from '../platform/database/client.ts'
import { media } from '../platform/database/schema.ts'
import { newId } from '../platform/new-id.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { FILE_KINDS, type FileKind, kindOfType, limitText, mostSongBytes } from './file-kinds.ts'
import { mediaUrl } from './media-url.ts'
import { type FileFacts, probeFile } from './probe-file.ts'

/** A file of a person, at `path`. `only`: the one kind that is wanted; `isSong`: the larger limit for songs (CD-57). */
export type Upload = { path: string; name: string; tooLarge: boolean; only: FileKind | null; isSong: boolean }
export type KeptUpload = { id: string; url: string; kind: FileKind; mimeType: string; metadata: FileFacts }

/** Most bytes of one account's files, and what has to stay free on the disk. */
const mostBytesPerUser = 20 * 1024 ** 3
const leastFreeBytes = 2 * 1024 ** 3

/**
 * Keeps an upload as media of its owner. Its type is read from its bytes, never from its name. Takes the file over, and removes it when it is refused:
 * 413 too large, 415 not a file of the wanted kind, 507 no space.
 */
export async function keepUpload(services: { db: Database; storage: Storage }, userId: string, upload: Upload): Promise<KeptUpload> {
  try {
    const { kind, mimeType } = await recognise(upload)
    const facts = await probeFile(upload.path)
    if (!facts) throw notSupported(upload.name, kind)
    await requireSpace(services, userId)
    const blob = await services.storage.takeFile(upload.path)
    const id = newId()
    const row = {
      id,
      userId,
      resourceType: kind,
      subtype: kind === 'audio' ? 'music' : null,
      role: 'upload',
      source: 'user_upload',
      status: 'completed',
    }
    await services.db
      .insert(media)
      .values({ ...row, title: upload.name, hash: blob.hash, sizeBytes: blob.sizeBytes, mimeType, metadata: facts })
    return { id, url: mediaUrl({ id, resourceType: kind, mimeType }), kind, mimeType, metadata: facts }
  } finally {
    await rm(upload.path, { force: true })
  }
}

async function recognise(upload: Upload): Promise<{ kind: FileKind; mimeType: string }> {
  const mimeType = (await fileTypeFromFile(upload.path))?.mime.split(';')[0] ?? ''
  const kind = kindOfType(mimeType)
  if (kind === null || (upload.only !== null && kind !== upload.only)) throw notSupported(upload.name, upload.only ?? kind)
  const mostBytes = kind === 'audio' && upload.isSong ? mostSongBytes : FILE_KINDS[kind].mostBytes
  if (upload.tooLarge || (await stat(upload.path)).size > mostBytes) throw tooLarge(upload.name, mostBytes)
  return { kind, mimeType: mimeType === 'video/vnd.avi' ? 'video/x-msvideo' : mimeType === 'audio/x-m4a' ? 'audio/mp4' : mimeType }
}

function tooLarge(name: string, mostBytes: number): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', {
    message: `${name} is too large (max ${limitText(mostBytes)})`,
    data: { limitBytes: mostBytes },
  })
}

function notSupported(name: string, kind: FileKind | null): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', {
    message: kind ? `${name} type not supported for ${kind}` : `Unsupported file type: ${name}`,
  })
}

async function requireSpace({ db, storage }: { db: Database; storage: Storage }, userId: string): Promise<void> {
  if ((await storage.freeBytes()) < leastFreeBytes) throw new AppError('OUT_OF_SPACE')
  const { rows } = await db.execute<{ used: string | null }>(
    sql`SELECT sum(size_bytes) AS used FROM media WHERE user_id = ${userId} AND NOT is_deleted`,
  )
  if (Number(rows[0]?.used ?? 0) < mostBytesPerUser) return
  throw new AppError('OUT_OF_SPACE', { message: 'Your 20 GB are full. Delete stories or files you no longer need.' })
}
