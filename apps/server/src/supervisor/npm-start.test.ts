import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const scripts = JSON.parse(readFileSync(fileURLToPath(new URL('../../../../package.json', import.meta.url)), 'utf8')).scripts

/** Prints the received signal; ends by itself so that a failing test leaves no process behind. */
const PROGRAM = `
process.on('SIGTERM', () => { console.log('stopped'); process.exit(0) })
console.log('running')
setTimeout(() => process.exit(1), 20_000)
`

test('npm start forwards SIGTERM to the product', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fablecut-npm-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'product', scripts: { start: scripts.start } }))
  writeFileSync(join(folder, 'start.mjs'), PROGRAM)
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    let output = ''
    const ended = once(npm.stdout, 'close')
    npm.stdout.on('data', (text) => (output += String(text)))
    await expect.poll(() => output).toContain('running')
    npm.kill('SIGTERM')
    await ended
    expect(output).toContain('stopped')
  } finally {
    npm.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
})
