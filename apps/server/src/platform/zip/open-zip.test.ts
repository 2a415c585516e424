import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import { downloadZip } from 'client-zip'
import { afterAll, expect, test } from 'vitest'
import { BrokenZip, openZip, type OpenZip } from './open-zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'fablecut-zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const LIMITS = { maxFiles: 100, maxBytes: 1_000_000 }

function written(bytes: Uint8Array): string {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, bytes)
  return path
}

const zipOf = async (files: readonly (readonly [string, string])[]): Promise<Buffer> =>
  Buffer.from(await downloadZip(files.map(([name, input]) => ({ name, input }))).arrayBuffer())

async function opened(bytes: Uint8Array): Promise<OpenZip> {
  const zip = await openZip(written(bytes), LIMITS)
  if (!zip.ok) throw new Error(zip.refusal)
  return zip.value
}

/** Replaces a text by one of the same length, everywhere. */
function patched(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
}

/** A zip of deflated files, as most programs write it. `sizes`: as the directory claims them. */
function deflated(files: readonly (readonly [name: string, content: Buffer, size?: number])[], crcs: readonly number[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [index, [name, content, size = content.byteLength]] of files.entries()) {
    const packed = deflateRawSync(content)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crcs[index]!, 10)
    fields.writeUInt32LE(packed.byteLength, 14)
    fields.writeUInt32LE(size, 18)
    fields.writeUInt16LE(name.length, 22)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed)
    const end = Buffer.alloc(14)
    end.writeUInt32LE(offset, 10)
    central.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, end, Buffer.from(name))
    offset += 30 + name.length + packed.byteLength
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(directory.byteLength, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

test('the files of a stored zip are read by name', async () => {
  const zip = await opened(
    await zipOf([
      ['a.txt', 'one'],
      ['media/ü.mp4', 'two'],
      ['empty', ''],
    ]),
  )
  expect([...zip.files].map(([name, { sizeBytes }]) => [name, sizeBytes])).toEqual([
    ['a.txt', 3],
    ['media/ü.mp4', 3],
    ['empty', 0],
  ])
  expect(await text(await zip.read('media/ü.mp4'))).toBe('two')
  expect([
    await zip.readText('a.txt', 3),
    await zip.readText('a.txt', 2),
    await zip.readText('b.txt', 9),
    await zip.readText('empty', 9),
  ]).toEqual(['one', null, null, ''])
  await expect(zip.read('none')).rejects.toThrow(BrokenZip)
  await zip.close()
})

const HELLO = Buffer.from('hello hello hello hello')
const CRC_OF_HELLO = 0x25a4_6b41

test('deflated files are read', async () => {
  const { crc32 } = await import('node:zlib')
  const zip = await opened(deflated([['h.txt', HELLO]], [crc32(HELLO)]))
  expect(await zip.readText('h.txt', 100)).toBe('hello hello hello hello')
  await zip.close()
})

test('a wrong checksum and a file larger than it says fail while they are read', async () => {
  const { crc32 } = await import('node:zlib')
  const bomb = Buffer.alloc(500_000)
  const zip = await opened(
    deflated(
      [
        ['h.txt', HELLO],
        ['bomb', bomb, 10],
      ],
      [CRC_OF_HELLO, crc32(bomb)],
    ),
  )
  await expect(zip.readText('h.txt', 100)).rejects.toThrow('damaged')
  await expect(zip.readText('bomb', 100)).rejects.toThrow('larger than it says')
  await zip.close()
})

test.each([['../up'], ['/root'], ['a\\b'], ['a/../b'], ['a//b'], ['c:/x'], ['a\u0001b'], ['./a']])(
  'a zip with the name %j is refused',
  async (name) => {
    const bytes = await zipOf([['0'.repeat(name.length), 'x']])
    expect(await openZip(written(patched(bytes, '0'.repeat(name.length), name)), LIMITS)).toEqual({ ok: false, refusal: 'unsafe_name' })
  },
)

test('a name that is there twice is refused', async () => {
  const bytes = patched(
    await zipOf([
      ['a1', 'x'],
      ['a2', 'y'],
    ]),
    'a2',
    'A1',
  )
  expect(await openZip(written(bytes), LIMITS)).toEqual({ ok: false, refusal: 'unsafe_name' })
})

test('more files or bytes than allowed are refused by the directory alone', async () => {
  const bytes = await zipOf([
    ['a', 'xxxx'],
    ['b', 'yyyy'],
  ])
  const refusals = await Promise.all(
    [
      { maxFiles: 1, maxBytes: 100 },
      { maxFiles: 10, maxBytes: 7 },
    ].map((limits) => openZip(written(bytes), limits)),
  )
  expect(refusals).toEqual([
    { ok: false, refusal: 'too_large' },
    { ok: false, refusal: 'too_large' },
  ])
})

test('files that share their bytes are refused', async () => {
  const { crc32 } = await import('node:zlib')
  const bytes = deflated(
    [
      ['a', HELLO],
      ['b', HELLO],
    ],
    [crc32(HELLO), crc32(HELLO)],
  )
  const second = bytes.lastIndexOf('PK\x01\x02', undefined, 'latin1')
  bytes.writeUInt32LE(0, second + 42)
  expect(await openZip(written(bytes), LIMITS)).toEqual({ ok: false, refusal: 'not_zip' })
})

test.each([[Buffer.alloc(0)], [Buffer.from('no zip at all')], [Buffer.from('PK\x05\x06'.padEnd(22, '\xff'), 'latin1')]])(
  '%j is no zip',
  async (bytes) => {
    expect(await openZip(written(bytes), LIMITS)).toEqual({ ok: false, refusal: 'not_zip' })
  },
)

test('a truncated zip is refused', async () => {
  const bytes = await zipOf([['a.txt', 'one']])
  expect(await openZip(written(bytes.subarray(0, bytes.byteLength - 30)), LIMITS)).toEqual({ ok: false, refusal: 'not_zip' })
})
