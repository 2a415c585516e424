import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { OutsideAnswer } from './outside-fetch.ts'
import { asFetchError, OutsideFetchError } from './outside-fetch-error.ts'

/** The body as text in UTF-8. Throws `large` as soon as there is more than that, unpacked. */
export async function readText({ body }: OutsideAnswer, mostBytes: number): Promise<string> {
  const parts: Buffer[] = []
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) parts.push(part)
  }
  await pipeline(body, limited(mostBytes), collect).catch((error: unknown) => {
    throw asFetchError(error)
  })
  return Buffer.concat(parts).toString('utf8')
}

/** Streams the body into a new file. Throws `large` as soon as there is more than that; leaves no file behind then. */
export async function saveBody({ body }: OutsideAnswer, path: string, mostBytes: number): Promise<void> {
  try {
    await pipeline(body, limited(mostBytes), createWriteStream(path, { flags: 'wx' }))
  } catch (error) {
    await rm(path, { force: true })
    throw asFetchError(error)
  }
}

function limited(mostBytes: number): Transform {
  let bytes = 0
  return new Transform({
    transform(part: Buffer, _, done) {
      bytes += part.length
      if (bytes > mostBytes) done(new OutsideFetchError('large', `more than ${mostBytes} bytes`))
      else done(null, part)
    },
  })
}
