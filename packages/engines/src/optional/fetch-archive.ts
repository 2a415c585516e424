import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Archive } from './catalogue.ts'
import { EngineProblem } from './engine-problem.ts'

/** Told now and then while bytes arrive. */
export type Progress = (bytes: number, ofBytes: number) => void

/**
 * Fetches an archive to `file`, going on where an earlier try stopped, and checks it. Rejects with an EngineProblem: offline, broken off,
 * refused by the server (what was fetched is kept), or not the bytes the checksum names (the file is removed).
 */
export async function fetchArchive(archive: Archive, file: string, progress: Progress = () => {}): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const kept = await sizeOf(file)
  if (kept > archive.bytes) await rm(file)
  if (kept !== archive.bytes) await fetchRest(archive, file, progress)
  if ((await sha256Of(file)) === archive.sha256) return
  await rm(file, { force: true })
  throw new EngineProblem(
    `What ${hostOf(archive)} sent is not the file this version of Fablecut knows (its checksum is another). Nothing was installed.`,
  )
}

/** Bytes of an earlier try; 0 for none. */
export const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

async function fetchRest(archive: Archive, file: string, progress: Progress): Promise<void> {
  const kept = await sizeOf(file)
  const response = await request(archive, kept)
  if (!response.ok || response.body === null)
    throw new EngineProblem(`${hostOf(archive)} answered ${response.status} for ${archive.url}. Nothing was installed; try again later.`)
  // A server that can't go on sends the whole file again.
  const from = response.status === 206 ? kept : 0
  let bytes = from
  const body = Readable.fromWeb(response.body as ReadableStream)
  body.on('data', (chunk: Uint8Array) => {
    bytes += chunk.length
    progress(bytes, archive.bytes)
    if (bytes > archive.bytes) body.destroy(new Error('more bytes came than there should be'))
  })
  try {
    await pipeline(body, createWriteStream(file, { flags: from === 0 ? 'w' : 'a' }))
  } catch (cause) {
    throw brokenOff(archive, cause)
  }
  if (bytes < archive.bytes) throw brokenOff(archive, new Error(`${bytes} of ${archive.bytes} bytes came`))
}

async function request(archive: Archive, kept: number): Promise<Response> {
  try {
    return await fetch(archive.url, { headers: kept > 0 ? { range: `bytes=${kept}-` } : {} })
  } catch (cause) {
    throw new EngineProblem(
      `${hostOf(archive)} can not be reached (${reasonOf(cause)}). Is this machine online? Nothing was changed; run the command again when it is.`,
      { cause },
    )
  }
}

const brokenOff = (archive: Archive, cause: unknown) =>
  new EngineProblem(
    `The transfer from ${hostOf(archive)} broke off (${reasonOf(cause)}). What has come is kept: run the command again to go on.`,
    { cause },
  )

const hostOf = (archive: Archive) => new URL(archive.url).host

function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return inner instanceof Error ? ((inner as NodeJS.ErrnoException).code ?? inner.message) : String(inner)
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
