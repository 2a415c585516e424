import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { EngineCrashed } from '../engine-error.ts'
import type { AnswerMessage, CallMessage } from './messages.ts'

export type EngineProcessOptions = { readonly memoryMb: number; readonly env: Readonly<Record<string, string>> }

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const DIAGNOSTICS_LENGTH = 4000

/** Variables of the environment that are passed to engines. Provider keys and database addresses are not. */
const PASSED_ON = /^(PATH|HOME|TMPDIR|LANG|LC_.*|TZ|LD_LIBRARY_PATH|FFMPEG_PATH|FABLECUT_.*)$/

/** One child process with the built-in engines; it works on one call at a time. */
export class EngineProcess {
  /** Calls answered so far. */
  calls = 0
  /** After the latest call. */
  residentMb = 0
  /** Killed, and its exit not yet reported. */
  isKilled = false
  readonly #child: ChildProcess
  #diagnostics = ''
  #running: { readonly id: number; settle(outcome: CallOutcome): void } | undefined

  /** `onExit` is called once, after a running call was settled. */
  constructor(options: EngineProcessOptions, onExit: (process: EngineProcess) => void) {
    this.#child = start(options)
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#diagnostics = (this.#diagnostics + text).slice(-DIAGNOSTICS_LENGTH)
    })
    this.#child.on('message', (answer: AnswerMessage) => this.#onAnswer(answer))
    let ended = false
    const end = (why: string, cause?: unknown) => {
      if (ended) return
      ended = true
      this.#settle({ crashed: new EngineCrashed(`An engine process ended: ${why}`, this.#diagnostics, cause) })
      onExit(this)
    }
    this.#child.on('error', (error) => end(error.message, error))
    // `close` comes after the last of stderr, which says why.
    this.#child.on('close', (code, signal) => end(signal ?? `exit ${code}`))
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Settles when the child answers or ends; rejects only for arguments that can't be sent. */
  work(call: CallMessage): Promise<CallOutcome> {
    return new Promise((resolve, reject) => {
      this.#running = { id: call.id, settle: resolve }
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

  #onAnswer(answer: AnswerMessage): void {
    if (answer.id !== this.#running?.id) return
    this.calls += 1
    this.residentMb = answer.residentMb
    this.#settle({ answer: answer.outcome })
  }

  #settle(outcome: CallOutcome): void {
    const running = this.#running
    this.#running = undefined
    running?.settle(outcome)
  }
}

export type CallOutcome = { readonly answer: AnswerMessage['outcome'] } | { readonly crashed: EngineCrashed }

/** Whole pictures go back to the system when they are freed; what is smaller, like one frame, is kept for the next. Settings of glibc. */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: String(4 * 2 ** 20), MALLOC_ARENA_MAX: '2' }

/** `detached` makes the child leader of a process group, so that what it starts ends with it. */
function start({ memoryMb, env }: EngineProcessOptions): ChildProcess {
  const passed = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))
  return fork(CHILD, [], {
    execArgv: [`--max-old-space-size=${memoryMb}`, '--expose-gc'],
    env: { ...ALLOCATOR, ...Object.fromEntries(passed), ...env },
    serialization: 'advanced',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}
