import { crc32 } from 'node:zlib'

/** For tests: the files of a zip by name, read from its central directory, with their checksums verified. */
export async function unzip(response: Response): Promise<Map<string, Buffer>> {
  const zip = Buffer.from(await response.arrayBuffer())
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let i = 0; i < zip.readUInt16LE(end + 10); i++) {
    const [sum, size, nameLength, extraLength] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
    ]
    const start = zip.readUInt32LE(at + 42)
    const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const bytes = zip.subarray(from, from + size)
    if (crc32(bytes) !== sum) throw new Error(`The checksum of the file at ${start} is wrong`)
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), bytes)
    at += 46 + nameLength + extraLength
  }
  return files
}
