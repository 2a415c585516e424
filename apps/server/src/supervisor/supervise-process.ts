import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Log } from '../platform/logging/log.ts'

const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000
/** A process that lived this long is restarted without a pause. */
const HEALTHY_MS = 30_000
const MAX_FAILED_STARTS = 3
/** Beyond the time for requests in flight: workers and connections stop too. */
const GRACE_MS = 10_000

const METRICS_TIMEOUT_MS = 3_000

/** Messages to and from the processes. */
export type SupervisorMessage = 'metrics'
export type ProcessMessage = 'ready' | { readonly metrics: string }

export type SupervisedProcess = {
  readonly name: string
  /** Whether the process runs and has said that it is ready. */
  isReady(): boolean
  /** The metrics of the process as text; empty while it does not answer. */
  readMetrics(): Promise<string>
  /** Resolves at the first `ready` message; rejects when the process dies three times before. */
  readonly ready: Promise<void>
  /** Ends the process, which is then restarted at once. */
  restart(): void
  stop(): Promise<void>
}

/** Runs `apps/server/src/<name>.ts` and restarts it whenever it exits, with growing pauses. */
export function superviseProcess(
  name: 'api' | 'worker',
  options: { environment: NodeJS.ProcessEnv; shutdownSeconds: number; log: Log },
): SupervisedProcess {
  const { environment, shutdownSeconds, log } = options
  const file = fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  ready.catch(() => {})
  let child: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let deaths = 0
  let isReady = false
  let readyChild: ChildProcess | undefined

  const start = () => {
    const startedAt = Date.now()
    // Hides a deprecation warning of a dependency that operators can't fix.
    const execArgv = [...process.execArgv, '--disable-warning=DeprecationWarning']
    child = fork(file, { execArgv, env: environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], serialization: 'advanced' })
    const started = child
    child.on('message', (message: ProcessMessage) => {
      if (message !== 'ready') return
      isReady = true
      readyChild = started
      resolve()
    })
    child.on('exit', (code, signal) => {
      readyChild = undefined
      if (stopped) return
      const restart = restartAfter({ deaths, livedMs: Date.now() - startedAt, isReady })
      if (!restart) return reject(new Error(`The ${name} process does not start; the lines above say why.`))
      const { pauseMs } = restart
      deaths = restart.deaths
      // A process exits with 0 only when it was asked to stop, e.g. by Ctrl-C, which may reach it before this process.
      const level = code === 0 ? 'info' : 'warn'
      log[level](`the ${name} process ended and is started again`, { code, signal, pauseMs })
      timer = setTimeout(start, pauseMs)
    })
  }
  start()
  return {
    name,
    ready,
    isReady: () => readyChild !== undefined,
    readMetrics: () => (readyChild ? readMetrics(readyChild) : Promise.resolve('')),
    restart: () => void child?.kill('SIGTERM'),
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (child) await end(child, shutdownSeconds * 1_000 + GRACE_MS)
    },
  }
}

/** A process that is busy for too long, or ends, is left out. */
function readMetrics(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    const finish = (text: string) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      resolve(text)
    }
    const onMessage = (message: ProcessMessage) => {
      if (typeof message === 'object' && 'metrics' in message) finish(message.metrics)
    }
    const timer = setTimeout(() => finish(''), METRICS_TIMEOUT_MS)
    child.on('message', onMessage)
    child.send('metrics' satisfies SupervisorMessage, (error) => {
      if (error) finish('')
    })
  })
}

/**
 * The pause before a process that ended is started again, and how often it ended in a row, this time included. Null for one that was never
 * ready and is given up.
 */
export function restartAfter(end: { deaths: number; livedMs: number; isReady: boolean }): { deaths: number; pauseMs: number } | null {
  const deaths = end.livedMs > HEALTHY_MS ? 1 : end.deaths + 1
  if (!end.isReady && deaths >= MAX_FAILED_STARTS) return null
  return { deaths, pauseMs: Math.min(FIRST_PAUSE_MS * 2 ** (deaths - 1), MAX_PAUSE_MS) }
}

async function end(child: ChildProcess, graceMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
  await ended
  clearTimeout(force)
}
