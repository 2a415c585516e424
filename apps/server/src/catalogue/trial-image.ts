import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const RGB = [8, 2, 0, 0, 0]

/** A PNG of a sky above a meadow, for models that start from a picture. */
export function trialImage(size = 768): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set(RGB, 8)
  const rows = Array.from({ length: size }, (_, y) => rowOf(size, y / size))
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))])
}

function rowOf(width: number, height: number): Buffer {
  const color = height < 0.6 ? [110 + 120 * height, 170 + 60 * height, 235] : [70, 190 - 110 * height, 60]
  return Buffer.concat([Buffer.from([0]), ...Array<Buffer>(width).fill(Buffer.from(color))])
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, checksum])
}
