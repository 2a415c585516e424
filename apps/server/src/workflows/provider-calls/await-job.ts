import { EngineHostClosed } from '@fablecut/generation/engine-error'
import type { JobReference, JobState } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaResult } from '@fablecut/generation/requests/media-result'
import { RunStopped } from '../../runs/run-stopped.ts'
import type { Route } from '@fablecut/generation/provider/routes'
import type { ProviderWork } from './provider-work.ts'
import { statusTimeout } from './status-timeout.ts'
import { type SubmissionKey, recordCancelled, recordFailed } from './submissions.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000
/** While a webhook may come. */
const LONGEST_PAUSE_BEFORE_WEBHOOK_MS = 15_000
const PAUSE_GROWTH = 1.3

export type AcceptedJob = {
  readonly submission: SubmissionKey
  readonly job: JobReference
  readonly acceptedAt: Date
  /** Of a webhook that may still come; null: of none. */
  readonly webhookToken: string | null
}

/**
 * Asks for an accepted job until it has ended. Faults of asking never give up a running job; only its end, its deadline or a cancelled run do. Undefined where
 * it failed, which is recorded. A webhook only ends a pause: the job is asked for without one, too.
 */
export async function awaitJob(route: Route, accepted: AcceptedJob, work: ProviderWork): Promise<MediaResult | undefined> {
  const { webhookToken } = accepted
  const ended = new AbortController()
  try {
    return await askUntilEnded(
      route,
      accepted,
      work,
      webhookToken === null ? undefined : work.webhooks?.received(webhookToken, ended.signal),
    )
  } finally {
    ended.abort()
  }
}

async function askUntilEnded(
  route: Route,
  accepted: AcceptedJob,
  work: ProviderWork,
  webhook: AbortSignal | undefined,
): Promise<MediaResult | undefined> {
  const deadline = accepted.acceptedAt.getTime() + route.row.limits.deadlineSeconds * 1_000
  const interruptions = [work.signal, work.stopping]
  let expected = webhook
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= PAUSE_GROWTH) {
    const state = await check(route, accepted, work)
    if (state.state === 'finished') return state.result
    if (state.state === 'failed') return end(accepted, state.error, work)
    if (work.stopping.aborted) throw new EngineHostClosed()
    if (work.signal.aborted) return cancel(route, accepted, work)
    if (Date.now() >= deadline) return expire(route, accepted, work)
    pauseMs = Math.min(pauseMs, expected ? LONGEST_PAUSE_BEFORE_WEBHOOK_MS : LONGEST_PAUSE_MS)
    const restMs = Math.max(0, deadline - Date.now())
    await work.pause(
      Math.min(Math.max(pauseMs, state.retryAfterMs ?? 0), restMs),
      AbortSignal.any([...interruptions, ...(expected ? [expected] : [])]),
    )
    if (expected?.aborted) [expected, pauseMs] = [undefined, FIRST_PAUSE_MS]
  }
}

/** A fault of asking counts as pending. */
async function check({ provider, row }: Route, { job, submission }: AcceptedJob, work: ProviderWork): Promise<JobState> {
  try {
    return await provider.check(row, job, statusTimeout())
  } catch (error) {
    const retryAfterMs = error instanceof ProviderError ? error.retryAfterMs : null
    work.log.warn('the state of a job could not be read', { callId: submission.callId, error: String(error) })
    return { state: 'pending', ...(retryAfterMs !== null && { retryAfterMs }) }
  }
}

async function end({ submission }: AcceptedJob, error: ProviderError, { pool }: ProviderWork): Promise<undefined> {
  await recordFailed(pool, submission, 'accepted', error)
}

/** The run was cancelled: so is the job, where the provider still can. */
async function cancel(route: Route, accepted: AcceptedJob, work: ProviderWork): Promise<never> {
  const outcome = await askToCancel(route, accepted)
  await recordCancelled(work.pool, accepted.submission, `The run was cancelled; the job: ${outcome}`)
  throw new RunStopped(accepted.submission.runId)
}

/** A result that is there after all is used. */
async function expire(route: Route, accepted: AcceptedJob, work: ProviderWork): Promise<MediaResult | undefined> {
  await askToCancel(route, accepted)
  const state = await check(route, accepted, work)
  if (state.state === 'finished') return state.result
  const late = new ProviderError('deadline_passed', `The job did not end within ${route.row.limits.deadlineSeconds} s`, { isCharged: null })
  return end(accepted, state.state === 'failed' ? state.error : late, work)
}

const askToCancel = ({ provider, row }: Route, { job }: AcceptedJob): Promise<string> =>
  provider.cancel(row, job, statusTimeout()).catch((error: unknown) => `unknown, ${String(error)}`)
