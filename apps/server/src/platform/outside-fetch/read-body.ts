import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { OutsideResponse } from './outside-fetch.ts'
import { asFetchError, OutsideFetchError } from './outside-fetch-error.ts'

type Body = Pick<OutsideResponse, 'body'>

/** Reads the body. Throws `large` as soon as the decompressed body exceeds the limit. */
export async function readBytes({ body }: Body, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) parts.push(part)
  }
  await pipeline(body, limitBytes(maxBytes), collect).catch((error: unknown) => {
    throw asFetchError(error)
  })
  return Buffer.concat(parts)
}

/** Reads the body as UTF-8. Throws like `readBytes`. */
export const readText = async (response: Body, maxBytes: number): Promise<string> => (await readBytes(response, maxBytes)).toString('utf8')

/** Streams the body into a new file. Throws `large` as soon as the decompressed body exceeds the limit, and leaves no file behind. */
export async function saveBody({ body }: OutsideResponse, path: string, maxBytes: number): Promise<void> {
  try {
    await pipeline(body, limitBytes(maxBytes), createWriteStream(path, { flags: 'wx' }))
  } catch (error) {
    await rm(path, { force: true })
    throw asFetchError(error)
  }
}

function limitBytes(maxBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(part: Buffer, _, done) {
      bytes += part.length
      if (bytes > maxBytes) done(new OutsideFetchError('large', `more than ${maxBytes} bytes`))
      else done(null, part)
    },
  })
}
