import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Log } from '../platform/log.ts'

const firstPauseMs = 250
const longestPauseMs = 10_000
/** A process that lived this long died of something new: it is started again at once. */
const healthyMs = 30_000
const graceMs = 10_000

export type SupervisedProcess = {
  /** Resolves when it says `ready` for the first time; rejects when it dies three times before. */
  readonly ready: Promise<void>
  /** Ends this life of it; the next begins at once. */
  restart(): void
  stop(): Promise<void>
}

/** Runs `apps/server/src/<name>.ts` and starts it again whenever it dies, waiting longer each time. */
export function superviseProcess(name: 'api' | 'worker', environment: NodeJS.ProcessEnv, log: Log): SupervisedProcess {
  const file = fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  ready.catch(() => {})
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let deaths = 0
  let isReady = false

  const start = () => {
    const startedAt = Date.now()
    // The pool of a dependency uses a call that its driver will drop one day: nothing that the reader of this terminal could mend.
    const execArgv = [...process.execArgv, '--disable-warning=DeprecationWarning']
    child = fork(file, { execArgv, env: environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' })
    child.on('message', (message) => {
      if (message !== 'ready') return
      isReady = true
      resolve()
    })
    child.on('exit', (code, signal) => {
      if (stopped) return
      deaths = Date.now() - startedAt > healthyMs ? 1 : deaths + 1
      if (!isReady && deaths >= 3) return reject(new Error(`The ${name} process does not start; the lines above say why.`))
      const pauseMs = Math.min(firstPauseMs * 2 ** (deaths - 1), longestPauseMs)
      log.warn(`the ${name} process ended and is started again`, { code, signal, pauseMs })
      timer = setTimeout(start, pauseMs)
    })
  }
  start()
  return {
    ready,
    restart: () => void child?.kill('SIGTERM'),
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (child) await end(child)
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(force)
}
