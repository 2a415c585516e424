import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The product's worker in a process of its own, ready for work. */
export async function startWorkerProcess(options: {
  databaseUrl: string
  folder: string
}): Promise<{ readonly pid: number; stop(): Promise<void> }> {
  const entry = fileURLToPath(new URL('../apps/server/src/worker.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: options.databaseUrl, FABLECUT_DATA: options.folder, ROLE: 'worker', LOG_LEVEL: 'error' }
  const child = fork(entry, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await once(child, 'message')
  return {
    pid: child.pid!,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
