import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { EngineCrashed } from '@fablecut/generation/engine-error'
import type { BuiltinEngine } from '../builtin.ts'
import { NICENESS_VARIABLE } from './messages.ts'
import type { ResultMessage, CallMessage } from './messages.ts'

export type EngineProcessOptions = { readonly memoryMb: number; readonly niceness: number; readonly env: Readonly<Record<string, string>> }

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const DIAGNOSTICS_LENGTH = 4000

/** Environment variables passed to engines; provider keys and database URLs are not among them. */
const INHERITED_VARIABLES = /^(PATH|HOME|TMPDIR|LANG|LC_.*|TZ|LD_LIBRARY_PATH|FFMPEG_PATH|NODE_COMPILE_CACHE|FABLECUT_.*)$/

/** A child process with the built-in engines; it runs one call at a time. */
export class EngineProcess {
  /** Completed calls. */
  calls = 0
  /** Engines that were called, whose modules are loaded. */
  readonly engines = new Set<BuiltinEngine>()
  /** Resident memory in MB after the latest call. */
  residentMb = 0
  /** True from `kill` until the exit is reported. */
  isKilled = false
  readonly #child: ChildProcess
  #diagnostics = ''
  #running: { readonly id: number; settle(outcome: CallOutcome): void } | undefined

  /** `onExit` is called once, after the running call was settled. */
  constructor(options: EngineProcessOptions, onExit: (process: EngineProcess) => void) {
    this.#child = start(options)
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#diagnostics = (this.#diagnostics + text).slice(-DIAGNOSTICS_LENGTH)
    })
    this.#child.on('message', (message: ResultMessage) => this.#onResult(message))
    let ended = false
    const end = (reason: string, cause?: unknown) => {
      if (ended) return
      ended = true
      this.#settle({ crashed: new EngineCrashed(`An engine process ended: ${reason}`, this.#diagnostics, cause) })
      onExit(this)
    }
    this.#child.on('error', (error) => end(error.message, error))
    // `close` comes after the end of stderr, which holds the reason.
    this.#child.on('close', (code, signal) => end(signal ?? `exit ${code}`))
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Settles when the child replies or exits; rejects only for arguments that can't be cloned. */
  run(call: CallMessage): Promise<CallOutcome> {
    return new Promise((resolve, reject) => {
      this.#running = { id: call.id, settle: resolve }
      this.engines.add(call.engine)
      try {
        // A broken channel is followed by `close`, which settles the call.
        this.#child.send(call, () => {})
      } catch (error) {
        this.#running = undefined
        reject(error)
      }
    })
  }

  /** Ends the child and the programs it started. */
  kill(): void {
    this.isKilled = true
    if (this.#child.pid === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null) return
    try {
      process.kill(-this.#child.pid, 'SIGKILL')
    } catch {
      // The group exists only once the child has become its leader.
      this.#child.kill('SIGKILL')
    }
  }

  #onResult(message: ResultMessage): void {
    if (message.id !== this.#running?.id) return
    this.calls += 1
    this.residentMb = message.residentMb
    this.#settle({ answer: message.outcome })
  }

  #settle(outcome: CallOutcome): void {
    const running = this.#running
    this.#running = undefined
    running?.settle(outcome)
  }
}

export type CallOutcome = { readonly answer: ResultMessage['outcome'] } | { readonly crashed: EngineCrashed }

/**
 * glibc settings: freed buffers above 4 MB, such as whole images, are returned to the system; smaller ones, such as frames, are reused. Without a
 * threshold for trimming, each frame that is freed at the end of the heap goes back to the system, which costs as much as drawing one.
 */
const ALLOCATOR = {
  MALLOC_MMAP_THRESHOLD_: String(4 * 2 ** 20),
  MALLOC_TRIM_THRESHOLD_: String(32 * 2 ** 20),
  MALLOC_ARENA_MAX: '2',
}

/** `detached` makes the child the leader of a process group, so that killing the group also ends its programs. */
function start({ memoryMb, niceness, env }: EngineProcessOptions): ChildProcess {
  const inherited = Object.entries(process.env).filter(([name]) => INHERITED_VARIABLES.test(name))
  return fork(CHILD, [], {
    execArgv: [`--max-old-space-size=${memoryMb}`, '--expose-gc'],
    env: { ...ALLOCATOR, ...Object.fromEntries(inherited), [NICENESS_VARIABLE]: String(niceness), ...env },
    serialization: 'advanced',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}
