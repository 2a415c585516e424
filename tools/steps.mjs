import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Path of a program that `npm ci` installed. */
export const installed = (name) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url))

/** Runs a program in a folder, by default that of the project; returns its exit code and, unless `show`, its output. */
export function run(program, args, { show = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const stdio = show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, { cwd, stdio, env: { ...process.env, ...env } })
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('exit', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }))
  })
}
