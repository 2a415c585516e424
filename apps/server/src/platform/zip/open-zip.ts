import { type FileHandle, open } from 'node:fs/promises'
import { Readable, Transform, type TransformCallback } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import { ok, refuse, type Result } from '@fablecut/domain/result'
import { readAt, readDirectory, type ZipEntry } from './read-directory.ts'

/** `not_zip`: cannot be read. `unsafe_name`: a path out of the archive, or twice. `too_large`: more files or bytes than allowed. */
export type ZipRefusal = 'not_zip' | 'unsafe_name' | 'too_large'
export type ZipLimits = {
  readonly maxFiles: number
  /** Of all files together, uncompressed. */
  readonly maxBytes: number
}

/** An opened zip. Names are relative paths with slashes. */
export type OpenZip = {
  readonly files: ReadonlyMap<string, { readonly sizeBytes: number }>
  /** Streams a file; fails with `BrokenZip` where its size or checksum is not that of the directory. */
  read(name: string): Promise<Readable>
  /** The text of a file; null when it is not there or larger than `maxBytes`. */
  readText(name: string, maxBytes: number): Promise<string | null>
  close(): Promise<void>
}

/** The bytes of a file are not those that the directory names. */
export class BrokenZip extends Error {
  override readonly name = 'BrokenZip'
}

const STORED = 0
const DEFLATED = 8

/** Opens a zip of unknown origin. What it holds is checked by its directory, so that nothing is unpacked for a refusal. */
export async function openZip(path: string, limits: ZipLimits): Promise<Result<OpenZip, ZipRefusal>> {
  const file = await open(path)
  const entries = await readDirectory(file, (await file.stat()).size).catch(() => null)
  const refusal = entries === null ? 'not_zip' : refusalOf(entries, limits)
  if (entries === null || refusal !== null) {
    await file.close()
    return refuse(refusal ?? 'not_zip')
  }
  const files = new Map(entries.filter(isFile).map((entry) => [entry.name, entry]))
  const read = (name: string): Promise<Readable> => readEntry(file, files.get(name))
  return ok({
    files,
    read,
    async readText(name, maxBytes) {
      const entry = files.get(name)
      return entry && entry.sizeBytes <= maxBytes ? (await buffer(await read(name))).toString('utf8') : null
    },
    close: () => file.close(),
  })
}

const isFile = ({ name }: ZipEntry): boolean => !name.endsWith('/')

function refusalOf(entries: readonly ZipEntry[], { maxFiles, maxBytes }: ZipLimits): ZipRefusal | null {
  if (entries.length > maxFiles || entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > maxBytes) return 'too_large'
  if (!entries.every(({ name }) => isSafe(name)) || new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) {
    return 'unsafe_name'
  }
  return entries.every(isReadable) && !haveOverlaps(entries) ? null : 'not_zip'
}

const isReadable = ({ method, isEncrypted, sizeBytes, compressedBytes }: ZipEntry): boolean =>
  !isEncrypted && (method === DEFLATED || (method === STORED && sizeBytes === compressedBytes))

const isSafe = (name: string): boolean =>
  !/[\\\p{Cc}]|^[/]|^[a-z]:/iu.test(name) &&
  !name.split('/').some((part, index, parts) => part === '..' || part === '.' || (part === '' && index < parts.length - 1))

/** In an archive that unpacks to far more than it holds, many files may share the same bytes. */
function haveOverlaps(entries: readonly ZipEntry[]): boolean {
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset)
  return inOrder.some(({ offset, compressedBytes }, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && offset + LOCAL_BYTES + compressedBytes > next.offset
  })
}

const LOCAL = 0x04034b50
const LOCAL_BYTES = 30

async function readEntry(file: FileHandle, entry: ZipEntry | undefined): Promise<Readable> {
  const header = entry && (await readAt(file, entry.offset, entry.offset + LOCAL_BYTES))
  if (!entry || !header || header.byteLength < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL) throw new BrokenZip('There is no such file')
  const start = entry.offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (entry.compressedBytes === 0) return Readable.from([])
  const bytes = file.createReadStream({ start, end: start + entry.compressedBytes - 1, autoClose: false })
  const checked = verified(entry)
  // Errors reach the reader through the last stream.
  void pipeline(entry.method === DEFLATED ? [bytes, createInflateRaw(), checked] : [bytes, checked]).catch(() => undefined)
  return checked
}

/** Passes bytes on, and fails on the first too many, or at the end with the wrong size or checksum. */
function verified({ name, sizeBytes, crc }: ZipEntry): Transform {
  let [read, sum] = [0, 0]
  return new Transform({
    transform(part: Buffer, _, done: TransformCallback) {
      read += part.byteLength
      sum = crc32(part, sum)
      done(read > sizeBytes ? new BrokenZip(`${name} is larger than it says`) : null, part)
    },
    flush(done) {
      done(read === sizeBytes && sum === crc ? null : new BrokenZip(`${name} is damaged`))
    },
  })
}
