import { DBOS, DBOSWorkflowConflictError, Error as DurableError } from '@dbos-inc/dbos-sdk'

/** Polling interval of a parent that waits for a child; the library's default of one second would slow down every story. */
const RESULT_POLL_MS = 100

export type ChildPlacement = {
  /** Idempotent: a second start with this id returns the first child. */
  readonly id: string
  readonly queue: QueueName
  /** The user id: queue limits per partition apply to each user. */
  readonly partition: string
}

export type ChildHandle<R> = { readonly id: string; result(): Promise<R> }

export type Workflow<Args extends unknown[], R> = {
  readonly name: string
  /** Starts a child workflow on a queue; called inside another workflow. */
  startChild(placement: ChildPlacement, ...args: Args): Promise<ChildHandle<R>>
}

/** Queues of durable work with their limits per worker and per user. */
export const QUEUES = {
  /** Runs of stories, whose workflows mostly wait. */
  runs: { workerConcurrency: 20, partitionConcurrency: 10 },
  speech: { workerConcurrency: 4, partitionConcurrency: 4 },
  music: { workerConcurrency: 2, partitionConcurrency: 2 },
  images: { workerConcurrency: 4, partitionConcurrency: 4 },
  videos: { workerConcurrency: 4, partitionConcurrency: 4 },
  segments: { workerConcurrency: 2, partitionConcurrency: 2 },
} as const
export type QueueName = keyof typeof QUEUES

/**
 * Registers a durable function under a fixed name. After a crash it continues, and completed steps return their recorded output. Arguments
 * are ids; every side effect is a `step`. Called before durable work is launched.
 */
export function defineWorkflow<Args extends unknown[], R>(name: string, body: (...args: Args) => Promise<R>): Workflow<Args, R> {
  const registered = DBOS.registerWorkflow(body, { name })
  return {
    name,
    async startChild(placement, ...args) {
      const handle = await DBOS.startWorkflow(registered, {
        workflowID: placement.id,
        queueName: placement.queue,
        enqueueOptions: { queuePartitionKey: placement.partition },
      })(...args)
      return { id: placement.id, result: () => unlessShuttingDown(handle.getResult({ pollingIntervalMs: RESULT_POLL_MS }) as Promise<R>) }
    },
  }
}

/**
 * One named step of a workflow: repeated after a crash until it has returned, then never again. `signal` fires when the workflow is
 * cancelled.
 */
export function step<T>(name: string, work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
  return unlessShuttingDown(DBOS.runStep(() => work(DBOS.stepStatus?.cancelSignal), { name }))
}

let isShuttingDown = false

/** From now on failures are attributed to the shutdown: they are neither logged nor recorded, and another worker repeats the work. */
export function beginShutdown(): void {
  isShuttingDown = true
}

/** Resolves as `work` does, but never settles when `work` fails during the shutdown. */
export const unlessShuttingDown = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (isShuttingDown) return new Promise<never>(() => {})
    throw error
  })

/**
 * Whether the workflow was cancelled or is continued by another worker. Such an error has to be rethrown: further effects of this execution
 * would happen twice.
 */
export const isCancelledOrSuperseded = (error: unknown): boolean =>
  error instanceof DBOSWorkflowConflictError || error instanceof DurableError.DBOSWorkflowCancelledError

/** A durable sleep, which a crash does not restart. */
export const durableSleep = (ms: number): Promise<void> => unlessShuttingDown(DBOS.sleep(ms))
