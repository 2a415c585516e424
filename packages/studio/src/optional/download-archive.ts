import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Archive } from './catalogue.ts'
import { EngineInstallError } from './engine-install-error.ts'

/** Called while data arrives: received and total bytes. */
export type Progress = (bytes: number, ofBytes: number) => void

/**
 * Downloads an archive to `file`, resuming an earlier download, and verifies its checksum. Rejects with an EngineInstallError: offline,
 * interrupted or refused by the server (received data is kept), or a wrong checksum (the file is removed).
 */
export async function downloadArchive(archive: Archive, file: string, progress: Progress = () => {}): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const existingBytes = await sizeOf(file)
  if (existingBytes > archive.bytes) await rm(file)
  if (existingBytes !== archive.bytes) await downloadRemaining(archive, file, progress)
  if ((await sha256Of(file)) === archive.sha256) return
  await rm(file, { force: true })
  throw new EngineInstallError(`The file from ${hostOf(archive)} has an unexpected checksum. Nothing was installed.`)
}

/** Size in bytes; 0 for a missing file. */
export const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )

async function downloadRemaining(archive: Archive, file: string, progress: Progress): Promise<void> {
  const existingBytes = await sizeOf(file)
  const response = await request(archive, existingBytes)
  if (!response.ok || response.body === null)
    throw new EngineInstallError(
      `${hostOf(archive)} answered ${response.status} for ${archive.url}. Nothing was installed; try again later.`,
    )
  // A server without range support sends the whole file.
  const offset = response.status === 206 ? existingBytes : 0
  let bytes = offset
  const body = Readable.fromWeb(response.body as ReadableStream)
  body.on('data', (chunk: Uint8Array) => {
    bytes += chunk.length
    progress(bytes, archive.bytes)
    if (bytes > archive.bytes) body.destroy(new Error('more bytes were received than expected'))
  })
  try {
    await pipeline(body, createWriteStream(file, { flags: offset === 0 ? 'w' : 'a' }))
  } catch (cause) {
    throw interrupted(archive, cause)
  }
  if (bytes < archive.bytes) throw interrupted(archive, new Error(`${bytes} of ${archive.bytes} bytes were received`))
}

async function request(archive: Archive, existingBytes: number): Promise<Response> {
  try {
    return await fetch(archive.url, { headers: existingBytes > 0 ? { range: `bytes=${existingBytes}-` } : {} })
  } catch (cause) {
    throw new EngineInstallError(
      `${hostOf(archive)} cannot be reached (${reasonOf(cause)}). Is this machine online? Nothing was changed; try again when it is.`,
      { cause },
    )
  }
}

const interrupted = (archive: Archive, cause: unknown) =>
  new EngineInstallError(
    `The download from ${hostOf(archive)} was interrupted (${reasonOf(cause)}). Received data is kept: try again to resume.`,
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
