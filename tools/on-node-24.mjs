// Plain JavaScript for any Node >= 20: what it starts needs Node 24, which runs TypeScript directly.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'

const neededMajor = 24
const here = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Runs `work` on Node 24 or later: in this process, else by running `script` again on the Node that `npm ci` installed, or the system's. */
export async function onNode24(script, work) {
  if (!existsSync(here('node_modules'))) fail('The dependencies are not installed. Run `npm ci` first.')
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return work()
  handOver(findNode(), fileURLToPath(script))
}

function findNode() {
  const found = [here('node_modules/.bin/node'), 'node'].find((path) => majorOf(path) >= neededMajor)
  if (found) return found
  fail(
    `Node ${neededMajor} or later is needed, this is ${process.versions.node}. Run \`npm ci\` again (it brings Node ${neededMajor} for Linux), or install it from https://nodejs.org.`,
  )
}

function majorOf(path) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return Number(execFileSync(path, ['-p', 'process.versions.node.split(".")[0]'], options))
  } catch {
    return 0
  }
}

/** The child gets our terminal and our signals; the IPC channel closes when this process ends. */
function handOver(node, script) {
  // Programs that it starts by `env node` run on the same Node.
  const path = isAbsolute(node) ? [dirname(node), process.env.PATH].join(delimiter) : process.env.PATH
  const env = { ...process.env, PATH: path }
  const child = spawn(node, [script, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  // Ctrl-C reaches the child directly, as it shares our terminal; this process only waits for it.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
