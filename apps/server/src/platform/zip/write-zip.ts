import type { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { Storage } from '../storage/storage.ts'

/** One file of a zip: text, which may be generated while it is streamed, or a stored file. */
export type ZipFile = { readonly name: string; readonly at: Date } & (
  | { readonly text: AsyncIterable<string> | string }
  | { readonly hash: string; readonly sizeBytes: number }
)

type Entry = { readonly name: string; readonly lastModified: Date; readonly input: AsyncIterable<Uint8Array | string> | string }

/**
 * Streams the files as one zip with backpressure. A file whose bytes are missing is listed in `missing.txt`; a truncated file fails the
 * whole zip, so that it cannot be taken for complete.
 */
export function zipFiles(files: AsyncIterable<ZipFile>, storage: Pick<Storage, 'read'>): ReadableStream<Uint8Array> {
  const open: { file: Readable | null } = { file: null }
  const reader = makeZip(entriesOf(files, storage, open)).getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel() {
        open.file?.destroy()
        // The library rejects when it is cancelled in the middle of a file.
        return reader.cancel().catch(() => undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* entriesOf(
  files: AsyncIterable<ZipFile>,
  storage: Pick<Storage, 'read'>,
  open: { file: Readable | null },
): AsyncGenerator<Entry> {
  const missing: string[] = []
  for await (const file of files) {
    const { name, at: lastModified } = file
    if ('text' in file) {
      yield { name, lastModified, input: file.text }
      continue
    }
    open.file = await openOrNull(storage, file.hash)
    if (open.file) yield { name, lastModified, input: verifySize(open.file, file) }
    else missing.push(name)
  }
  if (missing.length > 0)
    yield { name: 'missing.txt', lastModified: new Date(), input: `These files could not be read:\n${missing.join('\n')}\n` }
}

async function openOrNull(storage: Pick<Storage, 'read'>, hash: string): Promise<Readable | null> {
  try {
    return await storage.read(hash)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function* verifySize(bytes: Readable, { name, sizeBytes }: { name: string; sizeBytes: number }): AsyncGenerator<Uint8Array> {
  let read = 0
  for await (const part of bytes as AsyncIterable<Uint8Array>) {
    read += part.byteLength
    yield part
  }
  if (read !== sizeBytes) throw new Error(`${name} has ${read} of its ${sizeBytes} bytes`)
}
