import { createHash, randomUUID } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type FileReference, MAX_SENT_FILE_BYTES, type MediaRequest } from '@fablecut/generation/requests/media-request'
import { cutSound } from '@fablecut/render/fit/cut-sound'
import { reduceAudio, reduceImage } from '@fablecut/render/fit/reduce-file'
import type { Storage } from '../../platform/storage/storage.ts'

type Stored = Pick<Storage, 'localPath' | 'readBytes' | 'readCache' | 'writeCache'>

/** The request with smaller copies of images and sounds that are too large to be sent; videos stay as they are. */
export async function withReducedFiles(request: MediaRequest, storage: Pick<Storage, 'localPath'>): Promise<MediaRequest> {
  const reduced = async (file: FileReference): Promise<FileReference> => reducedReference(file, storage)
  const { image, endImage, references, audio } = request
  return {
    ...request,
    ...(image && { image: await reduced(image) }),
    ...(endImage && { endImage: await reduced(endImage) }),
    ...(references && { references: await Promise.all(references.map(reduced)) }),
    ...(audio && { audio: await reduced(audio) }),
  }
}

async function reducedReference(file: FileReference, storage: Pick<Storage, 'localPath'>): Promise<FileReference> {
  if (file.part) return file
  const { size } = await stat(await storage.localPath(file.hash))
  if (size <= MAX_SENT_FILE_BYTES) return file
  return { ...file, mediaType: isImage(file) ? 'image/jpeg' : 'audio/mp4', isReduced: true }
}

const isImage = ({ mediaType }: FileReference): boolean => mediaType.startsWith('image/')

/** The bytes that a reference means. Copies and parts are cached, and made again where they are gone. */
export async function readReference(file: FileReference, storage: Stored, workFolder: string): Promise<Uint8Array> {
  if (!file.isReduced && !file.part) return storage.readBytes(file.hash)
  const key = createHash('sha256')
    .update(`${nameOf(file)} ${file.mediaType} ${file.hash}`)
    .digest('hex')
  const cached = await storage.readCache(key)
  if (cached !== null) return readFile(cached)
  const copy = path.join(workFolder, `${randomUUID()}.${isImage(file) ? 'jpg' : 'm4a'}`)
  try {
    await writeCopy(file, await storage.localPath(file.hash), copy)
    return await readFile(await storage.writeCache(key, copy))
  } finally {
    await rm(copy, { force: true })
  }
}

function nameOf({ part }: FileReference): string {
  if (!part) return 'reduced'
  return `${part.isMute ? 'muted ' : ''}${part.startSeconds.toFixed(3)}+${part.durationSeconds.toFixed(3)} of`
}

function writeCopy(file: FileReference, from: string, to: string): Promise<void> {
  if (file.part) return cutSound(from, file.part, to)
  return isImage(file) ? reduceImage(from, to) : reduceAudio(from, to, MAX_SENT_FILE_BYTES)
}
