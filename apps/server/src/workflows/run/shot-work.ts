import { EngineError, EngineRefusal } from '@fablecut/generation/engine-error'
import { type Workflow, defineWorkflow, durableSleep, step } from '../../platform/durable/workflow.ts'
import { findDatabaseOutage } from '../../platform/outage/unavailable.ts'
import { addSpanAttributes } from '../../platform/tracing/tracing.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { ProviderUnavailable } from './provider-unavailable.ts'
import { awaitShutdown, isInterrupted } from './interrupted.ts'
import { SpeechProviderDown } from './speech-provider-down.ts'
import { services } from './services.ts'

export type ShotOutcome =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly message: string
      readonly retryable: boolean
      readonly stopped: boolean
      /** Absent in outcomes of releases in which nobody else could speak. */
      readonly needsOtherSpeaker?: true
      /** No provider is available, so that its creator may choose another one. Absent in outcomes of releases without this choice. */
      readonly isProviderUnavailable?: true
    }

type FailedOutcome = Extract<ShotOutcome, { ok: false }>

export type ShotWork = {
  readonly name: string
  /** Generates and saves the shot's file; `attempt` counts from 1 and is part of the call's id. */
  run(runId: string, shotId: string, attempt: number, signal: AbortSignal | undefined): Promise<void>
  /** Records that the shot has no such file, and releases its price. */
  giveUp(runId: string, shotId: string, message: string): Promise<void>
}

/** User-facing message of internal errors (E-109); the log has the details. */
export const GENERATION_ERROR = 'Generation Error'

const MAX_ATTEMPTS = 3
const FIRST_PAUSE_MS = 400

/**
 * Defines durable work on one shot: transient failures are retried with growing pauses, final ones recorded (CD-112). Never throws for a
 * failed shot.
 */
export function defineShotWork(work: ShotWork): Workflow<[runId: string, shotId: string], ShotOutcome> {
  return defineWorkflow(work.name, (runId, shotId) => {
    addSpanAttributes({ 'fablecut.shot.id': shotId })
    return retryShotWork({
      attempt: (attempt) => step(`${work.name} ${attempt}`, (signal) => tryOnce(() => work.run(runId, shotId, attempt, signal), signal)),
      giveUp: (message) => step('give up', () => ignoreStopped(() => work.giveUp(runId, shotId, message))),
      pause: durableSleep,
    })
  })
}

type Attempts = {
  attempt(number: number): Promise<ShotOutcome>
  giveUp(message: string): Promise<void>
  pause(ms: number): Promise<void>
}

/** Makes up to three attempts with growing pauses; gives up after the last, and at once after a final failure, but not when the run has stopped. */
export async function retryShotWork({ attempt, giveUp, pause }: Attempts): Promise<ShotOutcome> {
  for (let number = 1; ; number += 1) {
    const outcome = await attempt(number)
    if (outcome.ok || outcome.stopped) return outcome
    if (!outcome.retryable || number === MAX_ATTEMPTS) {
      await giveUp(outcome.message)
      return outcome
    }
    await pause(FIRST_PAUSE_MS * 2 ** (number - 1))
  }
}

/** Converts a failure to a value, so that it is recorded like a success. During an outage of the database the step is repeated instead. */
export async function tryOnce(work: () => Promise<void>, signal: AbortSignal | undefined): Promise<ShotOutcome> {
  try {
    await work()
    return { ok: true }
  } catch (error) {
    if (isInterrupted(error)) return awaitShutdown()
    if (findDatabaseOutage(error) !== null) throw error
    const stopped = error instanceof RunStopped || signal?.aborted === true
    if (!stopped) services().log.warn('shot work failed', { error })
    return { ok: false, stopped, ...reasonOf(error) }
  }
}

/** Ignores that the run has ended. */
export async function ignoreStopped(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error
  }
}

/** A timeout is final (CD-115): a retry would only double the wait. */
function reasonOf(error: unknown): Pick<FailedOutcome, 'message' | 'retryable' | 'needsOtherSpeaker' | 'isProviderUnavailable'> {
  if (error instanceof SpeechProviderDown) return { message: error.message, retryable: false, needsOtherSpeaker: true }
  if (error instanceof ProviderUnavailable) return { message: error.message, retryable: false, isProviderUnavailable: true }
  if (error instanceof EngineRefusal) return { message: error.message, retryable: false }
  if (!(error instanceof EngineError)) return { message: GENERATION_ERROR, retryable: isRetryable(error) }
  return { message: GENERATION_ERROR, retryable: error.retryable && error.code !== 'engine_deadline_passed' }
}

/** Provider errors say whether they are retryable; other errors that are not refusals (a lost connection) are. */
function isRetryable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'isRetryable' in error ? error.isRetryable === true : true
}
