import { EngineAborted, EngineDeadlinePassed, EngineHostClosed } from '@fablecut/generation/engine-error'
import type { EngineError } from '@fablecut/generation/engine-error'
import type { BuiltinEngine } from '../builtin.ts'
import { EngineProcess } from './engine-process.ts'
import { toEngineError } from './messages.ts'

export type PoolOptions = {
  readonly size: number
  /** Limit of a process's JavaScript heap. */
  readonly memoryMb: number
  /** A process with more resident memory after a call is replaced. */
  readonly residentMb: number
  readonly recycleAfterCalls: number
  readonly niceness: number
  /** A process without a call for so long is ended. */
  readonly idleMs?: number | undefined
  readonly env: Readonly<Record<string, string>>
}

export type Call = {
  readonly engine: BuiltinEngine
  readonly method: string
  readonly args: readonly unknown[]
  readonly signal?: AbortSignal
  /** Counted from the moment a process accepts the call, excluding time in the queue (CD-115). */
  readonly deadlineMs?: number
}

type QueuedCall = { readonly engine: BuiltinEngine; accept(child: EngineProcess): void; reject(error: EngineError): void }

/** A pool of child processes with a first-in, first-out queue of calls. Processes start on demand. */
export class EnginePool {
  readonly #options: PoolOptions
  readonly #queue: QueuedCall[] = []
  /** Processes without a call, with the timer that ends each. */
  readonly #idle = new Map<EngineProcess, NodeJS.Timeout | undefined>()
  readonly #all = new Set<EngineProcess>()
  #nextId = 1
  #closed = false
  #onEmpty: (() => void) | undefined

  constructor(options: PoolOptions) {
    this.#options = options
  }

  get processIds(): readonly number[] {
    return [...this.#all].flatMap((child) => child.pid ?? [])
  }

  /** Rejects with an EngineError; errors of the engine keep message, code and retryable flag. */
  async run(call: Call): Promise<unknown> {
    const child = await this.#acquire(call)
    const guard = guardCall(call, child)
    try {
      const outcome = await child.run({ id: this.#nextId++, engine: call.engine, method: call.method, args: call.args })
      if ('crashed' in outcome) throw guard.stopped() ?? (this.#closed ? new EngineHostClosed() : outcome.crashed)
      if (!outcome.answer.ok) throw toEngineError(outcome.answer.error)
      return outcome.answer.value
    } finally {
      guard.release()
      this.#release(child)
    }
  }

  /** Kills every process and resolves when all are gone; running and queued calls reject. */
  async close(): Promise<void> {
    this.#closed = true
    for (const queued of this.#queue.splice(0)) queued.reject(new EngineHostClosed())
    if (this.#all.size === 0) return
    const empty = new Promise<void>((resolve) => (this.#onEmpty = resolve))
    for (const child of this.#all) child.kill()
    await empty
  }

  #acquire({ engine, signal }: Call): Promise<EngineProcess> {
    if (this.#closed) return Promise.reject(new EngineHostClosed())
    if (signal?.aborted) return Promise.reject(aborted(engine, signal))
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        this.#queue.splice(this.#queue.indexOf(queued), 1)
        reject(aborted(engine, signal))
      }
      const queued: QueuedCall = {
        engine,
        accept: (child) => (signal?.removeEventListener('abort', onAbort), resolve(child)),
        reject: (error) => (signal?.removeEventListener('abort', onAbort), reject(error)),
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      this.#queue.push(queued)
      this.#dispatch()
    })
  }

  #dispatch(): void {
    for (let queued = this.#queue[0]; queued; queued = this.#queue[0]) {
      const child = this.#idleChild(queued.engine) ?? this.#newChild()
      if (child === undefined) return
      this.#removeIdle(child)
      this.#queue.shift()
      queued.accept(child)
    }
  }

  /** A process that has loaded the engine, else any: loading takes up to 1.5 s and 150 MB. */
  #idleChild(engine: BuiltinEngine): EngineProcess | undefined {
    const children = [...this.#idle.keys()]
    return children.find(({ engines }) => engines.has(engine)) ?? children[0]
  }

  #newChild(): EngineProcess | undefined {
    if (this.#all.size >= this.#options.size) return undefined
    const child = new EngineProcess(this.#options, (ended) => this.#remove(ended))
    this.#all.add(child)
    return child
  }

  #release(child: EngineProcess): void {
    if (!this.#all.has(child)) return
    const isSpent = child.calls >= this.#options.recycleAfterCalls || child.residentMb > this.#options.residentMb
    if (isSpent || child.isKilled || this.#closed) return child.kill()
    this.#addIdle(child)
    this.#dispatch()
  }

  #addIdle(child: EngineProcess): void {
    const { idleMs } = this.#options
    const end = () => {
      this.#removeIdle(child)
      child.kill()
    }
    this.#idle.set(child, idleMs === undefined ? undefined : setTimeout(end, idleMs).unref())
  }

  #removeIdle(child: EngineProcess): void {
    clearTimeout(this.#idle.get(child))
    this.#idle.delete(child)
  }

  #remove(child: EngineProcess): void {
    this.#all.delete(child)
    this.#removeIdle(child)
    if (!this.#closed) this.#dispatch()
    else if (this.#all.size === 0) this.#onEmpty?.()
  }
}

/** Kills the child on abort or at the deadline; `stopped` returns the error for it. */
function guardCall({ engine, signal, deadlineMs }: Call, child: EngineProcess) {
  let stopped: EngineError | undefined
  const stop = (error: EngineError) => {
    stopped ??= error
    child.kill()
  }
  const onAbort = () => stop(aborted(engine, signal))
  const onDeadline = () => stop(new EngineDeadlinePassed(`builtin/${engine} took longer than ${deadlineMs} ms`))
  const timer = deadlineMs === undefined ? undefined : setTimeout(onDeadline, deadlineMs)
  signal?.addEventListener('abort', onAbort, { once: true })
  if (signal?.aborted) onAbort()
  const release = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
  return { stopped: () => stopped, release }
}

function aborted(engine: BuiltinEngine, signal: AbortSignal | undefined): EngineAborted {
  return new EngineAborted(`The call of builtin/${engine} was aborted`, signal?.reason)
}
