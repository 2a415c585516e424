import { execFileSync } from 'node:child_process'
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

/** A Chromium for tests: where it is, and what it needs around it. */
export type TestBrowser = { executablePath: string; args: string[]; env: Record<string, string>; from: string }

const root = fileURLToPath(new URL('..', import.meta.url))
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const flags = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

/** An installed browser (CHROME_PATH, Chromium, Chrome), else the one that comes in the package @sparticuz/chromium. */
export async function findBrowser(): Promise<TestBrowser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags
  const installed = installedBrowser()
  if (installed) return { executablePath: installed, args, env: {}, from: installed }
  const folder = await unpackBrowser()
  // With its own list of fonts it crashes at the first letter that it has no face for: the system's list comes first.
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), ...fonts }
  return { executablePath: join(folder, 'chromium'), args: ['--no-sandbox', ...args], env, from: '@sparticuz/chromium' }
}

function installedBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const paths = [process.env.CHROME_PATH ?? '', ...names.flatMap((name) => folders.map((folder) => join(folder, name))), macPath]
  return paths.find((path) => path !== '' && existsSync(path)) ?? null
}

/** Its own unpacking wants /tmp and a cloud function around it; ours goes once to `.cache`. Takes some seconds. */
async function unpackBrowser(): Promise<string> {
  const home = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '../../..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const folder = join(root, '.cache', `chromium-${version}`)
  if (existsSync(folder)) return folder
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  await inflate(join(home, 'bin/chromium.br'), join(partial, 'chromium'))
  chmodSync(join(partial, 'chromium'), 0o755)
  for (const [name, into] of [
    ['al2023', 'al2023'],
    ['fonts', 'fonts'],
    ['swiftshader', '.'],
  ] as const) {
    const archive = join(partial, `${name}.tar`)
    await inflate(join(home, `bin/${name}.tar.br`), archive)
    mkdirSync(join(partial, into), { recursive: true })
    execFileSync('tar', ['-xf', archive, '-C', join(partial, into)])
    rmSync(archive)
  }
  renameSync(partial, folder)
  return folder
}

async function inflate(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))
}
