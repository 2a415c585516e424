import { fork, type ChildProcess } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

type Envelope = { readonly id: number; readonly error?: string }
type PendingRequest<Reply> = { readonly resolve: (reply: Reply) => void; readonly reject: (cause: Error) => void }

/** The process exited; it can be restarted. */
class ProcessEnded extends Error {}

/**
 * A child process that serves requests one at a time. It starts on the first request, does not keep this process alive while idle, and
 * ends with it. After a crash the request is retried once in a new process. An `error` in a reply rejects the request.
 */
export class SpeechProcess<Request extends object, Reply extends object> {
  readonly #script: URL
  readonly #name: string
  readonly #pending = new Map<number, PendingRequest<Reply>>()
  #child: ChildProcess | undefined
  #lastId = 0

  /** `name`: for error messages. */
  constructor(script: URL, name: string) {
    this.#script = script
    this.#name = name
  }

  /** Undefined while it does not run. */
  get processId(): number | undefined {
    return this.#child?.pid
  }

  request(request: Request): Promise<Reply> {
    return this.#requestOnce(request).catch((cause: unknown) => {
      if (cause instanceof ProcessEnded) return this.#requestOnce(request)
      throw cause
    })
  }

  #requestOnce(request: Request): Promise<Reply> {
    const process = (this.#child ??= this.#start())
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#pending.set(id, { resolve, reject })
      refProcess(process)
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
    let stderrTail = ''
    const stderr = started.stderr as Socket
    stderr.setEncoding('utf8').on('data', (text: string) => (stderrTail = (stderrTail + text).slice(-600)))
    stderr.unref()
    started.on('message', (reply: Envelope & Reply) => this.#onReply(started, reply))
    started.on('error', (cause) => this.#failPending(started, cause))
    started.on('close', (code, signal) =>
      this.#failPending(started, new ProcessEnded(`The ${this.#name} process ended with ${signal ?? code}. ${stderrTail}`.trim())),
    )
    return started
  }

  #onReply(process: ChildProcess, reply: Envelope & Reply): void {
    const entry = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if (this.#pending.size === 0) unrefProcess(process)
    if (reply.error === undefined) entry?.resolve(reply)
    else entry?.reject(new Error(reply.error))
  }

  #failPending(process: ChildProcess, cause: Error): void {
    if (this.#child !== process) return
    this.#child = undefined
    const pending = [...this.#pending.values()]
    this.#pending.clear()
    for (const entry of pending) entry.reject(cause)
  }
}

function refProcess(process: ChildProcess): void {
  process.ref()
  process.channel?.ref()
}

/** An idle child does not keep this process alive. */
function unrefProcess(process: ChildProcess): void {
  process.unref()
  process.channel?.unref()
}
