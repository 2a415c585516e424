// Completes package-lock.json: where a registry lacks the builds for other platforms, `npm install` drops them from the lock and `npm ci` then fails
// ("Missing: ...-darwin-arm64 from lock file"). `npm run lock` adds them; `node tools/lock.mjs --check` only reports them.
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
const systems = ['android', 'darwin', 'freebsd', 'linux', 'win32', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix', 'wasi']
const processors = ['arm64', 'x64', 'ia32', 'arm', 'riscv64', 'ppc64', 's390x', 'loong64', 'mips64el', 'wasm32']

const lock = JSON.parse(readFileSync(file, 'utf8'))
const missing = missingOptional(lock.packages)
if (process.argv.includes('--check')) report()
else complete()

/** Optional dependencies with an exact version that have no entry, by the key they should have. */
function missingOptional(packages) {
  const found = new Map()
  for (const [parent, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const has = packages[`${parent}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
      if (!has && /^\d/.test(version)) found.set(`node_modules/${name}`, platformEntry(name, version))
    }
  }
  return found
}

/** An entry for a build of another platform: enough for npm to skip it here. */
function platformEntry(name, version) {
  const pick = (list) =>
    list.find((word) => new RegExp(`[-/]${word}(?![a-z0-9])`).test(name)) ?? list.find((word) => name.includes(word)) ?? 'unknown'
  const libc = name.includes('musl') ? { libc: ['musl'] } : {}
  return { version, cpu: [pick(processors)], os: [pick(systems)], optional: true, ...libc }
}

function report() {
  if (missing.size === 0) return
  console.error(
    `package-lock.json lacks ${missing.size} builds for other platforms; run \`npm run lock\`:\n${[...missing.keys()].join('\n')}`,
  )
  process.exit(1)
}

function complete() {
  const entries = [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries(entries)
  if (missing.size > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`package-lock.json: ${missing.size} builds for other platforms added.`)
}
