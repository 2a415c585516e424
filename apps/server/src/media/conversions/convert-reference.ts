import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { convertVideo } from '@fablecut/render/fit/convert-video'
import { UnfitMedia } from '@fablecut/render/fit/unfit-media'
import { fileTypeFromFile } from 'file-type'
import { createWorkQueue } from '../../platform/work-queue.ts'

/** Longer videos are refused afterwards by their duration. */
const MAX_SECONDS = 60
const TIMEOUT_MS = 180_000
const queue = createWorkQueue({ concurrency: 1, maxWaiting: 20 })

/**
 * Makes an MP4 of a reference video in Ogg, or of bare H.264, in its place; browsers play neither everywhere. Other files stay, also those that cannot be
 * decoded: the checks of an upload refuse them.
 */
export async function convertReference(path: string): Promise<void> {
  const type = (await fileTypeFromFile(path))?.mime.split(';')[0]
  const isRaw = type === undefined && (await isBareH264(path))
  if (!isRaw && type !== 'video/ogg') return
  const converted = `${path}-${randomUUID()}.mp4`
  try {
    await queue(() => convertVideo(path, { maxSeconds: MAX_SECONDS, isRaw }, converted, AbortSignal.timeout(TIMEOUT_MS)))
    await rename(converted, path)
  } catch (error) {
    if (!(error instanceof UnfitMedia)) throw error
  } finally {
    await rm(converted, { force: true })
  }
}

/** NAL units that a stream begins with: parameter sets, delimiters, or a picture. */
const FIRST_UNITS = new Set([1, 5, 6, 7, 9])

async function isBareH264(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer: head } = await file.read(Buffer.alloc(5), 0, 5, 0)
    const start = head.readUInt32BE(0) === 1 ? 4 : head.readUIntBE(0, 3) === 1 ? 3 : 0
    return start > 0 && FIRST_UNITS.has(head[start]! & 0x1f)
  } finally {
    await file.close()
  }
}
