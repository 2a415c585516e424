import { fork, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

type Answer = { readonly id: number; readonly error?: string }
type Waiting<Reply> = { readonly resolve: (reply: Reply) => void; readonly reject: (cause: Error) => void }

/** The program is gone; another can be started. */
class ProgramEnded extends Error {}

/**
 * A program of its own that answers messages one after the other. It is started when first asked, kept, does not keep our process alive
 * while it is idle, and ends with ours; should it crash, a new one is asked once more. A `error` in its answer rejects.
 */
export class SpeechProgram<Request extends object, Reply extends object> {
  readonly #script: URL
  readonly #name: string
  readonly #waiting = new Map<number, Waiting<Reply>>()
  #child: ChildProcess | undefined
  #lastId = 0

  /** `name` as it stands in messages. */
  constructor(script: URL, name: string) {
    this.#script = script
    this.#name = name
  }

  /** Undefined while none runs. */
  get processId(): number | undefined {
    return this.#child?.pid
  }

  ask(request: Request): Promise<Reply> {
    return this.#askOnce(request).catch((cause: unknown) => {
      if (cause instanceof ProgramEnded) return this.#askOnce(request)
      throw cause
    })
  }

  #askOnce(request: Request): Promise<Reply> {
    const process = (this.#child ??= this.#start())
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#waiting.set(id, { resolve, reject })
      hold(process)
      // A broken channel is followed by `exit`, which rejects.
      process.send({ ...request, id }, () => {})
    })
  }

  #start(): ChildProcess {
    const started = fork(fileURLToPath(this.#script), [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let complaints = ''
    const stderr = started.stderr as Socket
    stderr.setEncoding('utf8').on('data', (text: string) => (complaints = (complaints + text).slice(-600)))
    stderr.unref()
    started.on('message', (answer: Answer & Reply) => this.#answered(started, answer))
    started.on('error', (cause) => this.#giveUp(started, cause))
    started.on('close', (code, signal) =>
      this.#giveUp(started, new ProgramEnded(`The ${this.#name} process ended with ${signal ?? code}. ${complaints}`.trim())),
    )
    return started
  }

  #answered(process: ChildProcess, answer: Answer & Reply): void {
    const entry = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (this.#waiting.size === 0) letGo(process)
    if (answer.error === undefined) entry?.resolve(answer)
    else entry?.reject(new Error(answer.error))
  }

  #giveUp(process: ChildProcess, cause: Error): void {
    if (this.#child !== process) return
    this.#child = undefined
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const entry of waiting) entry.reject(cause)
  }
}

function hold(process: ChildProcess): void {
  process.ref()
  process.channel?.ref()
}

/** An idle process does not keep ours alive. */
function letGo(process: ChildProcess): void {
  process.unref()
  process.channel?.unref()
}
