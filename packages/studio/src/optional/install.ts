import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueEntry, OptionalEngine } from './catalogue.ts'
import { EngineInstallError } from './engine-install-error.ts'
import { downloadArchive, sizeOf, type Progress } from './download-archive.ts'
import { ENGINE_FILE, enginesFolder, filesOf } from './installed.ts'

/** Free space to leave after an installation. */
const RESERVED_BYTES = 500_000_000

/** Free bytes on the disk of a folder. */
type FreeBytes = (folder: string) => Promise<number>

/**
 * Downloads, verifies and installs an engine atomically. Rejects with an EngineInstallError: insufficient disk space, no network, a wrong
 * checksum, no program to unpack with.
 */
export async function installEngine(
  { engine, archive }: CatalogueEntry,
  progress?: Progress,
  freeBytes: FreeBytes = freeBytesOf,
): Promise<void> {
  const folder = enginesFolder()
  const [partial, unpacked, target] = [partialOf(engine), join(folder, `.${engine.name}.new`), join(folder, engine.name)]
  await mkdir(folder, { recursive: true })
  const needed = archive.bytes - Math.min(archive.bytes, await sizeOf(partial)) + archive.unpackedBytes + RESERVED_BYTES
  const free = await freeBytes(folder)
  if (free < needed)
    throw new EngineInstallError(
      `${engine.name} needs ${inMegabytes(needed)} of free disk while it is installed, ${folder} has ${inMegabytes(free)}. Free some space, or set FABLECUT_DATA to another disk.`,
    )
  await downloadArchive(archive, partial, progress)
  await rm(unpacked, { recursive: true, force: true })
  await mkdir(unpacked)
  try {
    await unpack(partial, unpacked)
    const missing = Object.values(filesOf(engine)).find((file) => !existsSync(join(unpacked, file)))
    if (missing !== undefined) throw new EngineInstallError(`The archive of ${engine.name} has no ${missing}. Nothing was installed.`)
    await writeFile(join(unpacked, ENGINE_FILE), `${JSON.stringify(engine, null, 2)}\n`)
    await rm(target, { recursive: true, force: true })
    await rename(unpacked, target)
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
  await rm(partial, { force: true })
}

/** Removes an engine and an unfinished download of it. Returns false if there was neither. */
export async function removeEngine(engine: Pick<OptionalEngine, 'name'>): Promise<boolean> {
  const [target, removed] = [join(enginesFolder(), engine.name), join(enginesFolder(), `.${engine.name}.old`)]
  const existed = existsSync(target) || existsSync(partialOf(engine))
  await rm(partialOf(engine), { force: true })
  // Renamed first, so that an engine is never partly removed.
  if (existsSync(target)) await rename(target, removed)
  await rm(removed, { recursive: true, force: true })
  return existed
}

const partialOf = ({ name }: Pick<OptionalEngine, 'name'>) => join(enginesFolder(), `.${name}.part`)

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function unpack(archive: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tar = spawn('tar', ['--extract', '--bzip2', '--strip-components=1', '--no-same-owner', '--file', archive, '--directory', folder])
    let stderr = ''
    tar.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
    const fail = (why: string) =>
      reject(
        new EngineInstallError(`The archive could not be unpacked (${why}). The programs tar and bzip2 are needed; nothing was installed.`),
      )
    tar.on('error', (cause) => fail(cause.message))
    tar.on('close', (code) => (code === 0 ? resolve() : fail(stderr.trim().slice(-200) || `tar ended with ${code}`)))
  })
}

/** `131 MB`. */
export const inMegabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1_000_000))} MB`
