import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { StartError, printLine } from './terminal.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const sources = [
  ...['index.html', 'package.json', 'vite.config.ts', 'src', 'public'].map((name) => `apps/web/${name}`),
  ...['domain', 'contracts', 'render'].map((name) => `packages/${name}/src`),
  'package-lock.json',
]
const marker = join(root, 'apps/web/dist/.built-from')

/** Builds the web app unless the existing build has the same sources, or this is a release, which has a build and no sources. */
export async function buildWebIfStale(): Promise<void> {
  if (!existsSync(join(root, 'apps/web/src'))) return
  await buildOnce(marker, hashOf(sources), build)
}

/** Calls `build` unless the file `marker` has this hash, which is written there afterwards. */
export async function buildOnce(marker: string, hash: string, build: () => Promise<void>): Promise<void> {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return
  printLine('Building the web app (only after changes) ...')
  await build()
  writeFileSync(marker, hash)
}

async function build(): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  try {
    await run(process.execPath, [vite, 'build', '--config', 'apps/web/vite.config.ts', '--logLevel', 'error'], {
      cwd: root,
      maxBuffer: 10_000_000,
    })
  } catch (cause) {
    const { stderr = '', stdout = '' } = cause as { stderr?: string; stdout?: string }
    throw new StartError(`The web app could not be built:\n${(stderr || stdout).trim()}`, { cause })
  }
}

/** A hash of the names and contents of the files, without tests. */
export function hashOf(paths: readonly string[], folder = root): string {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((name) => filesOf(name, folder)))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(folder, path)))
  return hash.digest('hex')
}

function filesOf(path: string, folder: string): string[] {
  const absolute = join(folder, path)
  if (!existsSync(absolute)) return []
  if (!statSync(absolute).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`, folder))
}
