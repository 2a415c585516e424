import { EngineError, EngineRefusal } from '@fablecut/engines/engine-error'
import { type Workflow, defineWorkflow, durableSleep, step } from '../../platform/durable/workflow.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { services } from './services.ts'

export type ShotOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly retryable: boolean; readonly stopped: boolean }

export type ShotWork = {
  readonly name: string
  /** Makes and keeps the shot's file; `attempt` counts from 1 and is part of the call's id. */
  make(runId: string, shotId: string, attempt: number, signal: AbortSignal | undefined): Promise<void>
  /** Says in the database that this shot will have no such file, and gives its price back. */
  giveUp(runId: string, shotId: string, message: string): Promise<void>
}

/** What people read of a failure that only operators can do something about (E-109); the log has the rest. */
export const GENERATION_ERROR = 'Generation Error'

const MAX_ATTEMPTS = 3
const FIRST_PAUSE_MS = 400

/** A durable piece of work on one shot: passing faults are tried again with growing pauses, final ones are kept (CD-112). It never throws for a failed shot. */
export function defineShotWork(work: ShotWork): Workflow<[runId: string, shotId: string], ShotOutcome> {
  return defineWorkflow(work.name, async (runId, shotId) => {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await step(`${work.name} ${attempt}`, (signal) => tryOnce(() => work.make(runId, shotId, attempt, signal), signal))
      if (outcome.ok || outcome.stopped) return outcome
      if (!outcome.retryable || attempt === MAX_ATTEMPTS) {
        await step('give up', () => ignoreStopped(() => work.giveUp(runId, shotId, outcome.message)))
        return outcome
      }
      await durableSleep(FIRST_PAUSE_MS * 2 ** (attempt - 1))
    }
  })
}

/** Turns what an engine's failure means into a value, so that it is remembered like a success. */
export async function tryOnce(make: () => Promise<void>, signal: AbortSignal | undefined): Promise<ShotOutcome> {
  try {
    await make()
    return { ok: true }
  } catch (error) {
    if (error instanceof EngineError && error.code === 'engine_host_closed') return awaitShutdown()
    const stopped = error instanceof RunStopped || signal?.aborted === true
    if (!stopped) services().log.warn('shot work failed', { error: error instanceof Error ? error.message : String(error) })
    return { ok: false, stopped, ...reasonOf(error) }
  }
}

async function ignoreStopped(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error
  }
}

/** A deadline is final (CD-115): trying again would only double the wait. */
function reasonOf(error: unknown): { message: string; retryable: boolean } {
  if (error instanceof EngineRefusal) return { message: error.message, retryable: false }
  if (!(error instanceof EngineError)) return { message: GENERATION_ERROR, retryable: mayPass(error) }
  return { message: GENERATION_ERROR, retryable: error.retryable && error.code !== 'engine_deadline_passed' }
}

/** Providers say so themselves; anything else that is not an engine's word (a lost connection) may pass. */
function mayPass(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'isRetryable' in error ? error.isRetryable === true : true
}

/** The worker is shutting down: whoever takes the step over does it, so this one must not end as a failure. */
export const awaitShutdown = (): Promise<never> => new Promise(() => {})
