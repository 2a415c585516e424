import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The whole product as started by `npm start`: the web app is built if it changed. `data`: its folder. */
export async function startSupervisor(data: string, port: number): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const origin = `http://localhost:${port}`
  const env = { ...process.env, PORT: String(port), FABLECUT_DATA: data, RATE_LIMITS: 'off', EXAMPLES: 'off' }
  const child = spawn(process.execPath, ['start.mjs'], { cwd: root, env, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error('The product did not start')
    const isReady = await fetch(`${origin}/api/system`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { origin, stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error('The product did not answer within two minutes')
}
