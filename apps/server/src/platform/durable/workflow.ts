import { DBOS, DBOSWorkflowConflictError, Error as DurableError } from '@dbos-inc/dbos-sdk'
import { retryDuringOutage } from '../outage/outage.ts'
import { withLogContext } from '../logging/log-context.ts'
import { watchChildren, type ChildWatch } from './child-watch.ts'
import type { SpanOptions } from '../tracing/span-recorder.ts'
import { withSpan } from '../tracing/tracing.ts'
import type { QueueName } from './queues.ts'
import { whileRunning } from './running-workflows.ts'

let children: ChildWatch | undefined

/** Before durable work is launched; the returned function ends the watch. */
export function startChildWatch(pool: Parameters<typeof watchChildren>[0]): () => void {
  const watch = watchChildren(pool)
  children = watch
  return () => watch.stop()
}

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

/**
 * Registers a durable function under a fixed name. After a crash it continues, and completed steps return their recorded output. Arguments
 * are ids, the run's first; every side effect is a `step`. Called before durable work is launched.
 */
export function defineWorkflow<Args extends [runId: string, ...unknown[]], R>(
  name: string,
  body: (...args: Args) => Promise<R>,
): Workflow<Args, R> {
  const registered = DBOS.registerWorkflow(
    (...args: Args) =>
      whileRunning(DBOS.workflowID!, () =>
        withLogContext({ runId: args[0] }, () => withSpan(name, workflowSpan(args[0]), () => body(...args))),
      ),
    { name },
  )
  return {
    name,
    async startChild(placement, ...args) {
      const start = () =>
        DBOS.startWorkflow(registered, {
          workflowID: placement.id,
          queueName: placement.queue,
          enqueueOptions: { queuePartitionKey: placement.partition },
        })(...args)
      const handle = await unlessShuttingDown(start)
      const result = async () => {
        await children?.ended(placement.id, DBOS.workflowID!)
        return (await handle.getResult()) as R
      }
      return { id: placement.id, result: () => unlessShuttingDown(result) }
    },
  }
}

/** The first workflow of a run has its id, the others are its children, in any process. */
const workflowSpan = (runId: string): SpanOptions => ({
  runId,
  isRun: DBOS.workflowID === runId,
  attributes: { 'fablecut.run.id': runId, 'fablecut.workflow.id': DBOS.workflowID ?? '' },
})

/**
 * One named step of a workflow: repeated after a crash or an outage of the database until it has returned, then never again. `signal` fires when the
 * workflow is cancelled.
 */
export function step<T>(name: string, work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
  const run = () => {
    const signal = DBOS.stepStatus?.cancelSignal
    return withSpan(name, {}, () => retryDuringOutage(() => work(signal), signal))
  }
  return unlessShuttingDown(() => DBOS.runStep(run, { name }))
}

let isShuttingDown = false

/** From now on failures are attributed to the shutdown: they are neither logged nor recorded, and another worker repeats the work. */
export function beginShutdown(): void {
  isShuttingDown = true
}

/** Whether failures are attributed to the shutdown. */
export const hasShutdownBegun = (): boolean => isShuttingDown

/** Resolves as `work` does, but never settles when it fails or cannot be started during the shutdown. */
export async function unlessShuttingDown<T>(work: () => Promise<T>): Promise<T> {
  try {
    // The library throws, instead of rejecting, when it has been shut down.
    return await work()
  } catch (error) {
    if (isShuttingDown) return new Promise<never>(() => {})
    throw error
  }
}

/**
 * Whether the workflow was cancelled or is continued by another worker. Such an error has to be rethrown: further effects of this execution
 * would happen twice.
 */
export const isCancelledOrSuperseded = (error: unknown): boolean =>
  error instanceof DBOSWorkflowConflictError || error instanceof DurableError.DBOSWorkflowCancelledError

/** A durable sleep, which a crash does not restart. */
export const durableSleep = (ms: number): Promise<void> => unlessShuttingDown(() => DBOS.sleep(ms))
