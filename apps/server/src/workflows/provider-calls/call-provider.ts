import { EngineError, EngineRefusal } from '@fablecut/generation/engine-error'
import type { CallContext, JobReference } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { retryDuringOutage } from '../../platform/outage/outage.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { type CallKey, type JournalledResult, closeCall, failCall, openCall, countSubmission } from '../run/journal.ts'
import { awaitJob } from './await-job.ts'
import { fetchResult } from './fetch-result.ts'
import { type NextAction, nextAction } from './next-action.ts'
import type { ProviderWork, Route } from './provider-work.ts'
import type { StoredResult } from './stored-result.ts'
import { submitJob } from './submit-job.ts'
import {
  type SubmissionKey,
  insertSubmission,
  markKept,
  readSubmissions,
  recordAccepted,
  recordFailed,
  recordFetched,
  recordUnknown,
} from './submissions.ts'

export type ProviderCall<Kept> = {
  /** Without the number of an attempt: all submissions for one file of a shot belong to one call. */
  readonly key: Omit<CallKey, 'isLocal'>
  readonly route: Route
  readonly request: MediaRequest
  /** Said to the creator when the provider's content policy forbids the request. */
  readonly refusal: string
  /** Checks a result and makes of it what is saved; an error is the provider's failure. */
  readonly keep: (result: StoredResult) => Promise<Kept>
  readonly save: (tx: OpenTransaction, kept: Kept) => Promise<JournalledResult>
}

/**
 * Has a provider make something, so that a job is submitted once whatever process dies or answer is lost; only where nothing can tell whether a submission
 * was accepted is it submitted once more, at our cost. Every answer is stored before the next request is made. See `nextAction`.
 */
export async function callProvider<Kept>(call: ProviderCall<Kept>, work: ProviderWork): Promise<JournalledResult> {
  for (;;) {
    const opened = await retryDuringOutage(() => inTransaction(work.pool, (tx) => open(tx, call)))
    if ('journalled' in opened) return opened.journalled
    if (opened.next.do === 'fail') throw await fail(call, work, opened.next)
    const done = await act(call, work, opened.next)
    if (done) return done
  }
}

type Opened = { readonly journalled: JournalledResult } | { readonly next: NextAction }

/** What the call does next. A new submission is recorded before it is made. */
async function open<Kept>(tx: OpenTransaction, { key, route, request }: ProviderCall<Kept>): Promise<Opened> {
  const { result } = await openCall(tx, key)
  if (result) return { journalled: result }
  const next = nextAction(await readSubmissions(tx, key.id), request)
  if (next.do === 'submit') {
    await insertSubmission(tx, { callId: key.id, number: next.number, row: route.row, connection: route.connection })
    await countSubmission(tx, key.id, next.number)
  }
  return { next }
}

type Action = Exclude<NextAction, { do: 'fail' }>

/** Does one action and records its outcome; returns what was saved once the call is done. */
async function act<Kept>(call: ProviderCall<Kept>, work: ProviderWork, next: Action): Promise<JournalledResult | undefined> {
  const { key, route } = call
  const submission: SubmissionKey = { runId: key.runId, callId: key.id, number: next.number }
  switch (next.do) {
    case 'submit': {
      const answer = await submitJob(route, next.request, submission, work)
      if (answer?.state === 'accepted') await recordAccepted(work.pool, submission, answer.job)
      if (answer?.state === 'finished') await fetched(call, work, { submission, from: 'submitted', result: answer.result })
      return
    }
    case 'find':
      return find(call, work, submission, next.submittedAt)
    case 'check': {
      const result = await awaitJob(route, { submission, job: next.job, acceptedAt: next.acceptedAt }, work)
      if (result) await fetched(call, work, { submission, from: 'accepted', result })
      return
    }
    default:
      return keepResult(call, work, submission, next.result)
  }
}

/** Looks for the job of a submission whose answer was not received. */
async function find<Kept>(
  { key, route, request }: ProviderCall<Kept>,
  work: ProviderWork,
  submission: SubmissionKey,
  since: Date,
): Promise<undefined> {
  const context = { callId: key.id, signal: work.signal, readFile: work.readFile, since }
  const found = await askForJob(route, request, context)
  if (found === 'unknown') await recordUnknown(work.pool, submission, 'The answer was not received')
  else if (found === 'none') await recordFailed(work.pool, submission, 'submitted', new ProviderError('not_sent', 'No job was found'))
  else await recordAccepted(work.pool, submission, found)
}

/** A provider that cannot be asked now leaves the outcome unknown. */
async function askForJob(
  { provider, row }: Route,
  request: MediaRequest,
  context: FindContext,
): Promise<JobReference | 'none' | 'unknown'> {
  if (!provider.find) return 'unknown'
  return provider.find(row, request, context).catch(() => 'unknown' as const)
}

type FindContext = CallContext & { readonly since: Date }

type Answer = {
  readonly submission: SubmissionKey
  readonly from: 'submitted' | 'accepted'
  readonly result: Parameters<typeof fetchResult>[1]
}

/** Puts the files of an answer into the storage. */
async function fetched<Kept>({ route }: ProviderCall<Kept>, work: ProviderWork, { submission, from, result }: Answer): Promise<void> {
  const stored = await fetchResult(route, result, work).catch((error: unknown) => {
    if (error instanceof ProviderError) return error
    throw error
  })
  if (stored instanceof ProviderError) await recordFailed(work.pool, submission, from, stored)
  else await recordFetched(work.pool, submission, from, stored)
}

async function keepResult<Kept>(
  { key, keep, save }: ProviderCall<Kept>,
  work: ProviderWork,
  submission: SubmissionKey,
  result: StoredResult,
): Promise<JournalledResult | undefined> {
  let kept: Kept
  try {
    kept = await keep(result)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    await recordFailed(work.pool, submission, 'fetched', error)
    return
  }
  return retryDuringOutage(() =>
    inTransaction(work.pool, (tx) =>
      closeCall(tx, key, submission.number, async () => {
        await markKept(tx, submission)
        return save(tx, kept)
      }),
    ),
  )
}

/** Journals the failure of a call; returns what is thrown. Trying again changes nothing: `nextAction` has tried what can help. */
async function fail<Kept>({ key, refusal }: ProviderCall<Kept>, work: ProviderWork, { code, message }: NextAction & { do: 'fail' }) {
  work.log.warn('a provider made nothing', { callId: key.id, code, message })
  const error = code === 'content_refused' ? new EngineRefusal(code, refusal) : new EngineError(code, message, { retryable: false })
  await retryDuringOutage(() => failCall(work.pool, key, error))
  return error
}
