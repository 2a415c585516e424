import { DBOS, DBOSWorkflowConflictError, Error as DurableError } from '@dbos-inc/dbos-sdk'

/** How often a waiting parent asks for its children; the library's own second would be felt in every story. */
const RESULT_POLL_MS = 100

export type Place = {
  /** Makes a start happen once; a second start with the id finds the first. */
  readonly id: string
  readonly queue: QueueName
  /** Limits per partition hold for each user on his own. */
  readonly partition: string
}

export type Started<R> = { readonly id: string; result(): Promise<R> }

export type Workflow<Args extends unknown[], R> = {
  readonly name: string
  /** Called inside another workflow: starts a child on a queue. */
  startChild(place: Place, ...args: Args): Promise<Started<R>>
}

/** Queues of durable work. Each has limits of its own per worker and user. */
export const QUEUES = {
  /** Whole stories: their workflows mostly wait. */
  runs: { workerConcurrency: 20, partitionConcurrency: 10 },
  speech: { workerConcurrency: 4, partitionConcurrency: 4 },
  music: { workerConcurrency: 2, partitionConcurrency: 2 },
  images: { workerConcurrency: 4, partitionConcurrency: 4 },
  videos: { workerConcurrency: 4, partitionConcurrency: 4 },
  segments: { workerConcurrency: 2, partitionConcurrency: 2 },
} as const
export type QueueName = keyof typeof QUEUES

/**
 * Registers a durable function under a fixed name: it goes on after a crash, and what its steps returned is not made again.
 * Arguments are ids; everything with an effect is a `step`. Has to be called before the durable work is launched.
 */
export function defineWorkflow<Args extends unknown[], R>(name: string, body: (...args: Args) => Promise<R>): Workflow<Args, R> {
  const registered = DBOS.registerWorkflow(body, { name })
  return {
    name,
    async startChild(place, ...args) {
      const handle = await DBOS.startWorkflow(registered, {
        workflowID: place.id,
        queueName: place.queue,
        enqueueOptions: { queuePartitionKey: place.partition },
      })(...args)
      return { id: place.id, result: () => unlessShuttingDown(handle.getResult({ pollingIntervalMs: RESULT_POLL_MS }) as Promise<R>) }
    },
  }
}

/** One named effect of a workflow: at least once on a crash, never again once it has returned. `signal` fires when the workflow is cancelled. */
export function step<T>(name: string, work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
  return unlessShuttingDown(DBOS.runStep(() => work(DBOS.stepStatus?.cancelSignal), { name }))
}

let isShuttingDown = false

/** From now on what fails in this process fails because of its end: it is neither logged nor recorded, and another worker does it again. */
export function beginShutdown(): void {
  isShuttingDown = true
}

/** Never settles when `work` fails while the process ends. */
export const unlessShuttingDown = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    if (isShuttingDown) return new Promise<never>(() => {})
    throw error
  })

/** The workflow was cancelled, or another worker goes on with it. Such an error has to be thrown on: whatever this execution still did would count twice. */
export const isTakenAway = (error: unknown): boolean =>
  error instanceof DBOSWorkflowConflictError || error instanceof DurableError.DBOSWorkflowCancelledError

/** A wait that a crash doesn't start again. */
export const pause = (ms: number): Promise<void> => unlessShuttingDown(DBOS.sleep(ms))
