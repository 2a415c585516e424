import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Offer, OptionalEngine } from './catalogue.ts'
import { EngineProblem } from './engine-problem.ts'
import { fetchArchive, sizeOf, type Progress } from './fetch-archive.ts'
import { ENGINE_FILE, enginesFolder, filesOf } from './installed.ts'

/** Free space that stays after an installation: the product itself needs it. */
const SPARE_BYTES = 500_000_000

/** Free bytes on the disk of a folder. */
type FreeBytes = (folder: string) => Promise<number>

/**
 * Fetches an engine's files, checks them and puts them where the engines look, all at once or not at all. Rejects with an EngineProblem:
 * too little disk, no network, a wrong checksum, no program to unpack with.
 */
export async function addEngine({ engine, archive }: Offer, progress?: Progress, freeBytes: FreeBytes = freeBytesOf): Promise<void> {
  const folder = enginesFolder()
  const [partial, unpacked, home] = [partialOf(engine), join(folder, `.${engine.name}.new`), join(folder, engine.name)]
  await mkdir(folder, { recursive: true })
  const needed = archive.bytes - Math.min(archive.bytes, await sizeOf(partial)) + archive.unpackedBytes + SPARE_BYTES
  const free = await freeBytes(folder)
  if (free < needed)
    throw new EngineProblem(
      `${engine.name} needs ${inMegabytes(needed)} of free disk while it is installed, ${folder} has ${inMegabytes(free)}. Free some space, or set FABLECUT_DATA to another disk.`,
    )
  await fetchArchive(archive, partial, progress)
  await rm(unpacked, { recursive: true, force: true })
  await mkdir(unpacked)
  try {
    await unpack(partial, unpacked)
    const missing = Object.values(filesOf(engine)).find((file) => !existsSync(join(unpacked, file)))
    if (missing !== undefined) throw new EngineProblem(`The archive of ${engine.name} has no ${missing}. Nothing was installed.`)
    await writeFile(join(unpacked, ENGINE_FILE), `${JSON.stringify(engine, null, 2)}\n`)
    await rm(home, { recursive: true, force: true })
    await rename(unpacked, home)
  } finally {
    await rm(unpacked, { recursive: true, force: true })
  }
  await rm(partial, { force: true })
}

/** Removes an engine's files and what an unfinished transfer left. False: nothing was there. */
export async function removeEngine(engine: Pick<OptionalEngine, 'name'>): Promise<boolean> {
  const [home, going] = [join(enginesFolder(), engine.name), join(enginesFolder(), `.${engine.name}.old`)]
  const there = existsSync(home) || existsSync(partialOf(engine))
  await rm(partialOf(engine), { force: true })
  // Renamed first: an engine is there whole or not at all.
  if (existsSync(home)) await rename(home, going)
  await rm(going, { recursive: true, force: true })
  return there
}

const partialOf = ({ name }: Pick<OptionalEngine, 'name'>) => join(enginesFolder(), `.${name}.part`)

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function unpack(archive: string, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tar = spawn('tar', ['--extract', '--bzip2', '--strip-components=1', '--no-same-owner', '--file', archive, '--directory', folder])
    let complaints = ''
    tar.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
    const fail = (why: string) =>
      reject(new EngineProblem(`The archive could not be unpacked (${why}). The programs tar and bzip2 are needed; nothing was installed.`))
    tar.on('error', (cause) => fail(cause.message))
    tar.on('close', (code) => (code === 0 ? resolve() : fail(complaints.trim().slice(-200) || `tar ended with ${code}`)))
  })
}

/** `131 MB`. */
export const inMegabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1_000_000))} MB`
