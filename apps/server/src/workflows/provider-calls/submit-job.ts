import { EngineHostClosed } from '@fablecut/generation/engine-error'
import type { CallContext, Provider, Submission } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { FileReference, MediaRequest } from '@fablecut/generation/requests/media-request'
import { RunStopped } from '../../runs/run-stopped.ts'
import type { Route } from '@fablecut/generation/provider/routes'
import { webhookAddress } from '../../provider-webhooks/webhook-address.ts'
import type { ProviderWork } from './provider-work.ts'
import { type SubmissionKey, recordFailed } from './submissions.ts'

/** Pause after a request that a provider did not take now and that names no time. */
const PAUSE_MS = 2_000
/** Longest pause that a provider can ask for. */
const MAX_PAUSE_MS = 120_000

/** Makes one submission. Undefined where it failed, which is recorded, or its answer was lost; after a pause where the provider was busy or not reached. */
export async function submitJob(
  { provider, row }: Route,
  request: MediaRequest,
  submission: SubmissionKey & { readonly webhookToken: string | null },
  work: ProviderWork,
): Promise<Submission | undefined> {
  const signal = AbortSignal.any([work.signal, AbortSignal.timeout(row.limits.deadlineSeconds * 1_000)])
  try {
    const context = { callId: submission.callId, signal, readFile: (file: FileReference) => readInput(file, work) }
    return await provider.submit(row, request, { ...context, ...webhookOf(provider, submission, work) })
  } catch (error) {
    const failure = error instanceof ProviderError ? error : new ProviderError('outcome_unknown', String(error), { cause: error })
    work.log.warn('a submission failed', { callId: submission.callId, code: failure.code, error: failure.message })
    // A submission of unknown outcome stays as it is: the provider is asked for its job next.
    if (failure.code !== 'outcome_unknown') await recordFailed(work.pool, submission, 'submitted', failure)
    if (work.signal.aborted) throw new RunStopped(submission.runId)
    if (failure.code === 'too_many_requests' || failure.code === 'not_sent') await pauseAfter(failure, work)
    return undefined
  }
}

const webhookOf = (
  { name }: Provider,
  { webhookToken }: { readonly webhookToken: string | null },
  { webhooks }: ProviderWork,
): Pick<CallContext, 'webhookUrl'> =>
  webhooks && webhookToken !== null ? { webhookUrl: webhookAddress(webhooks.origin, name, webhookToken) } : {}

/** Providers read files before they send anything. */
async function readInput(file: FileReference, { readFile }: ProviderWork): Promise<Uint8Array> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new ProviderError('not_sent', `A file of the request cannot be read: ${String(error)}`, { cause: error })
  }
}

async function pauseAfter({ retryAfterMs }: ProviderError, { pause, signal, stopping }: ProviderWork): Promise<void> {
  await pause(Math.min(MAX_PAUSE_MS, retryAfterMs ?? PAUSE_MS), AbortSignal.any([signal, stopping]))
  if (stopping.aborted) throw new EngineHostClosed()
}
