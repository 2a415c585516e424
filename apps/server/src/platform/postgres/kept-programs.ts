import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type PostgresBinaries, binariesIn, packageName } from './binaries.ts'
import type { PostgresFolders } from './folders.ts'
import { type PostgresServer, programOptions } from './postmaster.ts'

const run = promisify(execFile)

/** Folder below which the programs of each version are kept. */
const programsFolder = (folders: PostgresFolders): string => join(folders.folder, 'programs')

/**
 * Keeps the programs of a cluster in its folder, as links where the disk allows it: an update of Fablecut may bring those of another major version, with
 * which the cluster cannot be read any more. A failure changes nothing.
 */
export function keepPrograms({ binaries, folders }: PostgresServer): void {
  const target = join(programsFolder(folders), binaries.version)
  if (existsSync(target)) return
  const partial = `${target}.${process.pid}`
  try {
    linkFolder(binaries.folder, partial)
    renameSync(partial, target)
    for (const name of readdirSync(programsFolder(folders)))
      if (name !== binaries.version && Number.parseInt(name, 10) === binaries.major)
        rmSync(join(programsFolder(folders), name), { recursive: true, force: true })
  } catch {
    rmSync(partial, { recursive: true, force: true })
  }
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o755 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (!entry.name.endsWith('.a')) linkOrCopy(source, target)
  }
}

/** Another disk, or files of another account, cannot be linked. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/**
 * Programs of an earlier major version that can be run: in `given`, kept beside the cluster, copied to the system folder, or installed by a package of the
 * system. Throws an Error that says how to install them.
 */
export async function findOldPrograms(
  server: PostgresServer,
  major: number,
  { given, systemFolder }: { given: string | null; systemFolder: string },
): Promise<PostgresBinaries> {
  const candidates = given ? foldersOf(given) : [...keptFolders(server.folders, systemFolder, major), ...systemFolders(major)]
  for (const folder of candidates) {
    const binaries = binariesIn(folder, String(major))
    if (existsSync(binaries.pgCtl) && (await majorOfPrograms(server, binaries)) === major) return binaries
  }
  const place = given ? `In ${given} there are no programs of Postgres ${major}` : `The programs of Postgres ${major} are not here any more`
  throw new Error(
    `${place}, and its files can only be read with them. Install them (Debian: \`apt-get install postgresql-${major}\`; or ` +
      `\`npm install --prefix /tmp/postgres-${major} ${packageName}@<the last version that begins with ${major}>\`), then run ` +
      `\`npm run admin -- upgrade-postgres <folder of the programs>\`. Nothing was changed.`,
  )
}

/** The folder above `bin`, `bin` itself, or a folder in which npm installed the package. */
function foldersOf(given: string): string[] {
  const above = basename(given) === 'bin' ? [dirname(given)] : []
  return [given, ...above, join(given, 'node_modules', packageName, 'native'), join(given, 'native')]
}

function keptFolders(folders: PostgresFolders, systemFolder: string, major: number): string[] {
  const kept = namesIn(programsFolder(folders)).filter((name) => Number.parseInt(name, 10) === major)
  const copied = namesIn(systemFolder).filter((name) => name.startsWith(`postgres-${major}.`))
  return [...kept.map((name) => join(programsFolder(folders), name)), ...copied.map((name) => join(systemFolder, name))]
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const systemFolders = (major: number): string[] => [
  `/usr/lib/postgresql/${major}`,
  `/usr/pgsql-${major}`,
  `/opt/homebrew/opt/postgresql@${major}`,
  `/usr/local/opt/postgresql@${major}`,
]

/** What the programs say, run by the account of the server; null when they cannot be run. */
async function majorOfPrograms(server: PostgresServer, { pgCtl }: PostgresBinaries): Promise<number | null> {
  const printed = await run(pgCtl, ['--version'], programOptions(server)).catch(() => ({ stdout: '' }))
  const [, version] = /\(PostgreSQL\) (\d+)/.exec(printed.stdout) ?? []
  return version === undefined ? null : Number(version)
}
