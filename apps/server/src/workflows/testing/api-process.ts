import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Studio } from './studio.ts'

const API = fileURLToPath(new URL('../../api.ts', import.meta.url))

/** The product's API over the database and the files of a studio, in a process of its own, without rate limits. */
export async function startApiProcess({ url, folder }: Studio, port: number) {
  const settings = { DATABASE_URL: url, FABLECUT_DATA: folder, PORT: String(port), ROLE: 'api', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  const limits = { SIGNUP_CREDITS: '1000000', SIGNUP_FREE_STORIES: '0', MAX_UNFINISHED_RUNS: '1000' }
  const child = fork(API, { env: { ...process.env, ...settings, ...limits }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  let output = ''
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('The API process ended')))])
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid!,
    /** Warnings and errors of its log. */
    output: () => output,
    async stop(): Promise<void> {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
