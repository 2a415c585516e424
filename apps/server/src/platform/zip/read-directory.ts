import type { FileHandle } from 'node:fs/promises'

/** A file of a zip. `offset`: of its local header. */
export type ZipEntry = {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  readonly crc: number
  readonly compressedBytes: number
  readonly sizeBytes: number
  readonly offset: number
}

const END = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const LOCATOR_64 = 0x07064b50
const LOCATOR_64_BYTES = 20
const END_64 = 0x06064b50
const END_64_BYTES = 56
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const UNKNOWN = 0xff_ff_ff_ff
const EXTRA_64 = 1
/** Names of a hundred thousand files. */
const MAX_DIRECTORY_BYTES = 16_000_000

/** The central directory of a zip; null when it has none that can be read. */
export async function readDirectory(file: FileHandle, fileBytes: number): Promise<ZipEntry[] | null> {
  const tail = await readAt(file, Math.max(0, fileBytes - END_BYTES - MAX_COMMENT_BYTES), fileBytes)
  const at = findEnd(tail)
  if (at === null) return null
  const place = (await readPlace64(file, tail, at)) ?? { start: tail.readUInt32LE(at + 16), bytes: tail.readUInt32LE(at + 12) }
  if (place.bytes > MAX_DIRECTORY_BYTES || place.start + place.bytes > fileBytes) return null
  return parseEntries(await readAt(file, place.start, place.start + place.bytes))
}

export async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.alloc(Math.max(0, end - start))
  const { bytesRead } = await file.read(buffer, 0, buffer.byteLength, start)
  return buffer.subarray(0, bytesRead)
}

function findEnd(tail: Buffer): number | null {
  for (let at = tail.byteLength - END_BYTES; at >= 0; at--) if (tail.readUInt32LE(at) === END) return at
  return null
}

type Place = { readonly start: number; readonly bytes: number }

/** Of an archive with large files or many: its directory is named by a second record. */
async function readPlace64(file: FileHandle, tail: Buffer, end: number): Promise<Place | null> {
  const at = end - LOCATOR_64_BYTES
  if (at < 0 || tail.readUInt32LE(at) !== LOCATOR_64) return null
  const start = Number(tail.readBigUInt64LE(at + 8))
  const record = await readAt(file, start, start + END_64_BYTES)
  if (record.byteLength < END_64_BYTES || record.readUInt32LE(0) !== END_64) return null
  return { bytes: Number(record.readBigUInt64LE(40)), start: Number(record.readBigUInt64LE(48)) }
}

function parseEntries(directory: Buffer): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  for (let at = 0; at < directory.byteLength;) {
    if (at + ENTRY_BYTES > directory.byteLength || directory.readUInt32LE(at) !== ENTRY) return null
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const end = at + ENTRY_BYTES + nameBytes + extraBytes + commentBytes
    if (end > directory.byteLength) return null
    const extra = directory.subarray(at + ENTRY_BYTES + nameBytes, at + ENTRY_BYTES + nameBytes + extraBytes)
    const [sizeBytes, compressedBytes, offset] = withExtra64(
      [24, 20, 42].map((field) => directory.readUInt32LE(at + field)),
      extra,
    )
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      sizeBytes: sizeBytes!,
      compressedBytes: compressedBytes!,
      offset: offset!,
    })
    at = end
  }
  return entries
}

/** Values too large for 32 bits are in an extra field, in this order. */
function withExtra64(values: readonly number[], extra: Buffer): number[] {
  const field = findExtra64(extra)
  let at = 0
  return values.map((value) => {
    if (value !== UNKNOWN || at + 8 > field.byteLength) return value
    at += 8
    return Number(field.readBigUInt64LE(at - 8))
  })
}

function findExtra64(extra: Buffer): Buffer {
  for (let at = 0; at + 4 <= extra.byteLength;) {
    const [id, bytes] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)]
    if (id === EXTRA_64) return extra.subarray(at + 4, at + 4 + bytes)
    at += 4 + bytes
  }
  return Buffer.alloc(0)
}
