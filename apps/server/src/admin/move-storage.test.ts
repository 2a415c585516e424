import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { storedName } from '../platform/storage/files.ts'
import { startS3Server } from '../platform/storage/s3/testing/s3-server.ts'
import { moveStorage } from './move-storage.ts'

const lines: string[] = []
const print = (line: string) => void lines.push(line)

test('files are copied between the data folder and the bucket, and damaged ones are named', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'fablecut-move-'))
  const server = await startS3Server()
  const folder = join(dataFolder, 'storage')
  try {
    const disk = await createDiskStorage(folder)
    const { hash } = await disk.putBytes(Buffer.from('film'))
    const settings = { dataFolder, s3: server.settings }
    expect(await moveStorage(settings, 'bucket', print)).toBe(`1 files were copied from ${folder} to films, which had 0 of them already.`)
    rmSync(join(folder, 'blobs'), { recursive: true })
    expect(await moveStorage(settings, 'disk', print)).toBe(`1 files were copied from films to ${folder}, which had 0 of them already.`)
    expect(String(await disk.readBytes(hash))).toBe('film')
    writeFileSync(join(folder, storedName('blobs', hash)), 'other')
    await expect(moveStorage(settings, 'bucket', print)).rejects.toThrow(`1 in ${folder} are damaged and were not: ${hash}`)
    await expect(moveStorage({ dataFolder, s3: null }, 'bucket', print)).rejects.toThrow('Set S3_BUCKET')
  } finally {
    await server.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
