import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@fablecut/contracts/errors/app-error'
import busboy from 'busboy'

/** A received file at `path`, to be moved or deleted by the caller. `tooLarge`: truncated at the limit. `folder`: the form field. */
export type ReceivedFile = { path: string; name: string; tooLarge: boolean; folder: string | null }
type SavedFile = Omit<ReceivedFile, 'folder'>

/**
 * Streams the field `file` of a multipart request to `uploadFolder`. Throws 415 for a request that is not multipart, 422 without a file;
 * leaves nothing behind then.
 */
export async function receiveFile(request: IncomingMessage, uploadFolder: string, maxBytes: number): Promise<ReceivedFile> {
  const parser = createParser(request, maxBytes)
  const path = join(uploadFolder, randomUUID())
  try {
    return await new Promise<ReceivedFile>((resolve, reject) => {
      let saved: Promise<SavedFile> | undefined
      let folder: string | null = null
      parser.on('field', (name, value) => {
        if (name === 'folder') folder = value
      })
      parser.on('file', (field, stream, info) => {
        if (field !== 'file' || saved) return void stream.resume()
        saved = save(stream, path, info.filename)
        saved.catch(reject)
      })
      parser.on('close', () => {
        if (saved) saved.then((file) => resolve({ ...file, folder }), reject)
        else reject(missingFile())
      })
      parser.on('error', (cause) => reject(new AppError('INVALID_INPUT', { message: 'The upload could not be read', cause })))
      request.on('close', () => request.complete || reject(new AppError('INVALID_INPUT', { message: 'The upload was broken off' })))
      request.pipe(parser)
    })
  } catch (error) {
    request.unpipe(parser)
    request.resume()
    // Also ends the file's stream: otherwise a partial file would stay open and on the disk.
    parser.destroy()
    await rm(path, { force: true })
    throw error
  }
}

function createParser(request: IncomingMessage, maxBytes: number) {
  try {
    // busboy truncates at the limit; one more byte distinguishes a file of exactly the limit from a larger one.
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: 1, fileSize: maxBytes + 1, fields: 10, fieldSize: 10_000 },
    })
  } catch (cause) {
    request.resume()
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the file as multipart/form-data', cause })
  }
}

async function save(stream: Readable & { truncated?: boolean }, path: string, name: string | undefined): Promise<SavedFile> {
  await pipeline(stream, createWriteStream(path))
  return { path, name: cleanName(name), tooLarge: stream.truncated === true }
}

function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1)!
  return (
    last
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(-200) || 'file'
  )
}

function missingFile(): AppError {
  const message = 'Please choose a file'
  return new AppError('INVALID_INPUT', { message, data: { fields: { file: message } } })
}
