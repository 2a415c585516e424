import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ListedFile, blobName, hashOfFile } from './copy-files.ts'
import { forEachOf } from './for-each-of.ts'
import { DATABASE, FILE_LIST, type FileDigest, type Manifest, readManifest, rowCount } from './manifest.ts'
import { readDump } from './read-dump.ts'

const PARALLEL = 4

/** A backup on this machine: its own folder, and the folder with its files. */
export type BackupLocation = { readonly folder: string; readonly blobs: string }

/**
 * Reads a backup again and throws an Error that names what is wrong with it: checksums of the database and of the list of files, number of
 * rows, presence and size of every file; with `bytes` also the checksum of every file. Returns its manifest.
 */
export async function checkBackup({ folder, blobs }: BackupLocation, { bytes }: { bytes: boolean }): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (!manifest) throw new Error('This backup was written by a release without checksums. It can be restored, but not checked.')
  await requireSame(folder, DATABASE, manifest.database)
  await requireSame(folder, FILE_LIST, manifest.fileList)
  const rows = await countRows(join(folder, DATABASE))
  if (rows !== rowCount(manifest)) throw new Error(`The backup is damaged: it has ${rows} rows instead of ${rowCount(manifest)}.`)
  const damaged: string[] = []
  await forEachOf(await readFileList(folder), PARALLEL, async (file) => {
    if (!(await isSame(join(blobs, blobName(file.hash)), file, bytes))) damaged.push(file.hash)
  })
  if (damaged.length > 0)
    throw new Error(
      `The backup is damaged: ${damaged.length} of its ${manifest.files.count} files are missing or changed, ${damaged[0]} for one.`,
    )
  return manifest
}

/** The files of a backup, as listed when it was written. */
export async function readFileList(folder: string): Promise<ListedFile[]> {
  const lines = (await readFile(join(folder, FILE_LIST), 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [, hash, bytes] = /^([0-9a-f]{64}) (\d+)$/.exec(line) ?? []
    if (!hash) throw new Error(`The backup is damaged: ${FILE_LIST} has the line "${line.slice(0, 100)}".`)
    return { hash, bytes: Number(bytes) }
  })
}

async function requireSame(folder: string, name: string, expected: FileDigest): Promise<void> {
  const { bytes, sha256 } = await hashOfFile(join(folder, name)).catch(() => ({ bytes: -1, sha256: '' }))
  if (bytes !== expected.bytes || sha256 !== expected.sha256)
    throw new Error(`The backup is damaged: ${name} is missing, or is not the file that was written.`)
}

async function isSame(path: string, { hash, bytes }: ListedFile, withBytes: boolean): Promise<boolean> {
  const stats = await stat(path).catch(() => null)
  return stats?.size === bytes && (!withBytes || (await hashOfFile(path)).sha256 === hash)
}

async function countRows(dump: string): Promise<number> {
  let rows = 0
  for await (const line of readDump(dump)) if ('row' in line) rows += 1
  return rows
}
