// Plain JavaScript for any Node >= 20: finds a Node >= 24 and hands over to the supervisor, which is TypeScript.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const neededMajor = 24
const ownMajor = Number(process.versions.node.split('.')[0])

if (!existsSync(here('node_modules'))) fail('The dependencies are not installed. Run `npm ci` first, then `npm start`.')
if (ownMajor >= neededMajor) await import('./apps/server/src/supervisor/main.ts')
else handOver(findNode())

/** Our own Node comes as an optional dependency; elsewhere the system's may do. */
function findNode() {
  const candidates = [here('node_modules/.bin/node'), 'node']
  const found = candidates.find((path) => majorOf(path) >= neededMajor)
  if (found) return found
  fail(
    `Node ${neededMajor} or later is needed, this is ${process.versions.node}. Run \`npm ci\` again (it brings Node ${neededMajor} for Linux), or install it from https://nodejs.org.`,
  )
}

function majorOf(path) {
  try {
    return Number(
      execFileSync(path, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return 0
  }
}

/** The other Node gets our terminal and our signals; the channel tells it when we are gone. */
function handOver(node) {
  const child = spawn(node, [here('start.mjs'), ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  // Ctrl-C reaches the child by itself, as it shares our terminal; we only wait for it.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function fail(message) {
  console.error(`Fablecut can not start: ${message}`)
  process.exit(1)
}
