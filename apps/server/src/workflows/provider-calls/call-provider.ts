import { randomBytes } from 'node:crypto'
import { EngineError, EngineHostClosed, EngineRefusal } from '@fablecut/generation/engine-error'
import type { JobState, Provider } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import { UnfitMedia } from '@fablecut/render/fit/unfit-media'
import { markSeenWorking } from '../../connections/mark-seen-working.ts'
import { retryDuringOutage } from '../../platform/outage/outage.ts'
import { type OpenTransaction, inTransaction } from '../../platform/database/transaction.ts'
import { refuseByConnectionBudget } from '../../provider-spend/connection-budget.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import { type CallKey, type JournalledResult, closeCall, failCall, openCall, countSubmission } from '../run/journal.ts'
import { requestCost } from '@fablecut/generation/catalogue/request-cost'
import { awaitJob } from './await-job.ts'
import { fetchResult } from './fetch-result.ts'
import { type NextAction, nextAction } from './next-action.ts'
import type { Route } from '@fablecut/generation/provider/routes'
import type { ProviderWork } from './provider-work.ts'
import { refuseSpending } from './refuse-spending.ts'
import type { StoredResult } from './stored-result.ts'
import { submitJob } from './submit-job.ts'
import {
  type SubmissionKey,
  hasRoom,
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
  /** Makes of a result what is saved. UnfitMedia is the provider's failure. */
  readonly keep: (result: StoredResult) => Promise<Kept>
  readonly save: (tx: OpenTransaction, kept: Kept) => Promise<JournalledResult>
}

/**
 * Has a provider make something, so that a job is submitted once whatever process dies or answer is lost; only where nothing can tell whether a submission
 * was accepted is it submitted once more, at our cost. Every answer is stored before the next request is made. See `nextAction`.
 */
export async function callProvider<Kept>(call: ProviderCall<Kept>, work: ProviderWork): Promise<JournalledResult> {
  for (;;) {
    const opened = await retryDuringOutage(() => inTransaction(work.pool, (tx) => open(tx, call, work)))
    if (opened === 'wait') {
      await waitForRoom(call, work)
      continue
    }
    if ('journalled' in opened) return opened.journalled
    if (opened.next.do === 'fail') throw await fail(call, work, opened.next)
    const { next, route } = opened
    const done = next.do === 'keep' ? await keepResult({ ...call, route }, work, next) : await act({ ...call, route }, work, next)
    if (done) return done
  }
}

type Opened = 'wait' | { readonly journalled: JournalledResult } | { readonly next: Next; readonly route: Route }

/** A submission with the token of its webhook. */
type Next = Exclude<NextAction, { do: 'submit' }> | (NextAction & { do: 'submit' } & { readonly webhookToken: string | null })

const ROOM_PAUSE_MS = 1_000
const TOKEN_BYTES = 24

/** Waits a moment until the provider may take another job. */
async function waitForRoom<Kept>({ key }: ProviderCall<Kept>, { pause, signal, stopping }: ProviderWork): Promise<void> {
  await pause(ROOM_PAUSE_MS, AbortSignal.any([signal, stopping]))
  if (stopping.aborted) throw new EngineHostClosed()
  if (signal.aborted) throw new RunStopped(key.runId)
}

/** What the call does next. A new submission is recorded before it is made. */
async function open<Kept>(
  tx: OpenTransaction,
  { key, route, request }: ProviderCall<Kept>,
  { routes, budgets, webhooks }: ProviderWork,
): Promise<Opened> {
  const { result } = await openCall(tx, key)
  if (result) return { journalled: result }
  const submissions = await readSubmissions(tx, key.id)
  const next = nextAction(submissions, request)
  if (next.do === 'submit') {
    const { row, connection, concurrency = row.limits.concurrency } = route
    const expectedUsd = requestCost(row, next.request)
    const refusal = (await refuseSpending(tx, budgets, key.runId, expectedUsd)) ?? (await refuseByConnectionBudget(tx, route, expectedUsd))
    if (refusal !== null) return { next: { do: 'fail', code: 'budget_spent', message: refusal }, route }
    if (!(await hasRoom(tx, connection, concurrency))) return 'wait'
    const webhookToken = webhooks && route.provider.isOwnWebhook ? randomBytes(TOKEN_BYTES).toString('base64url') : null
    await insertSubmission(tx, { callId: key.id, number: next.number, row, connection, expectedUsd, webhookToken })
    await countSubmission(tx, key.id, next.number)
    return { next: { ...next, webhookToken }, route }
  }
  const { model, connection } = submissions.at(-1)!
  return { next, route: routes.findById(model, connection) ?? disconnected(route) }
}

/** A provider that is no longer connected cannot be asked for its job. */
function disconnected(route: Route): Route {
  const error = new ProviderError('expired', 'The provider is no longer connected', { isCharged: null })
  const check = async (): Promise<JobState> => ({ state: 'failed', error })
  return { ...route, provider: { ...route.provider, find: async () => 'unknown', check } }
}

type Action = Exclude<Next, { do: 'fail' | 'keep' }>

/** Asks the provider once, or until a job has ended, and records its answer. */
async function act<Kept>(call: ProviderCall<Kept>, work: ProviderWork, next: Action): Promise<undefined> {
  const { key, route } = call
  const submission: SubmissionKey = { runId: key.runId, callId: key.id, number: next.number }
  if (next.do === 'find') return find({ ...call, request: next.request }, work, submission, next)
  if (next.do === 'check') {
    const { job, acceptedAt, webhookToken } = next
    const result = await awaitJob(route, { submission, job, acceptedAt, webhookToken }, work)
    if (result) await fetched(call, work, { submission, from: 'accepted', result })
    return
  }
  const answer = await submitJob(route, next.request, { ...submission, webhookToken: next.webhookToken }, work)
  if (answer?.state === 'accepted') await recordAccepted(work.pool, submission, answer.job)
  if (answer?.state === 'finished') await fetched(call, work, { submission, from: 'submitted', result: answer.result })
}

/** Looks for the job of a submission whose answer was not received. */
async function find<Kept>(
  { key, route, request }: ProviderCall<Kept>,
  work: ProviderWork,
  submission: SubmissionKey,
  { submittedAt: since, earlier }: Action & { do: 'find' },
): Promise<undefined> {
  const context = { callId: key.id, signal: work.signal, readFile: work.readFile, since, earlier }
  const found = await askForJob(route, request, context, work)
  if (found === 'unknown') await recordUnknown(work.pool, submission, 'The answer was not received')
  else if (found === 'none') await recordFailed(work.pool, submission, 'submitted', new ProviderError('not_sent', 'No job was found'))
  else await recordAccepted(work.pool, submission, found)
}

/** Lists of past requests show some jobs only when they have ended, so a provider that cannot tell yet is asked again for two minutes. */
const FINDS = 12
const FIND_PAUSE_MS = 10_000

async function askForJob({ provider, row }: Route, request: MediaRequest, context: FindContext, { pause, stopping }: ProviderWork) {
  if (!provider.find) return 'unknown'
  for (let asked = 1; ; asked += 1) {
    const found = await provider.find(row, request, context).catch(() => 'unknown' as const)
    if (found !== 'unknown' || asked === FINDS || context.signal.aborted) return found
    await pause(FIND_PAUSE_MS, AbortSignal.any([context.signal, stopping]))
    if (stopping.aborted) throw new EngineHostClosed()
  }
}

type FindContext = Parameters<NonNullable<Provider['find']>>[2]

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
  { key, route, keep, save }: ProviderCall<Kept>,
  work: ProviderWork,
  { number, result }: NextAction & { do: 'keep' },
): Promise<JournalledResult | undefined> {
  const submission: SubmissionKey = { runId: key.runId, callId: key.id, number }
  let kept: Kept
  try {
    kept = await keep(result)
  } catch (error) {
    if (!(error instanceof UnfitMedia)) throw error
    await recordFailed(work.pool, submission, 'fetched', new ProviderError('failed', error.message, { isCharged: null }))
    return undefined
  }
  return retryDuringOutage(() =>
    inTransaction(work.pool, (tx) =>
      closeCall(tx, key, number, async () => {
        await markKept(tx, submission)
        if (route.row.status === 'from-docs') await markSeenWorking(tx, route.row.id)
        return save(tx, kept)
      }),
    ),
  )
}

/** Journals the failure of a call; returns what is thrown. Trying again changes nothing: `nextAction` has tried what can help. */
async function fail<Kept>({ key, refusal }: ProviderCall<Kept>, work: ProviderWork, { code, message }: NextAction & { do: 'fail' }) {
  work.log.warn('a provider made nothing', { callId: key.id, code, message })
  const error = toError(code, message, refusal)
  await retryDuringOutage(() => failCall(work.pool, key, error))
  return error
}

function toError(code: (NextAction & { do: 'fail' })['code'], message: string, refusal: string): EngineError {
  if (code === 'content_refused') return new EngineRefusal(code, refusal)
  return code === 'budget_spent' ? new EngineRefusal(code, message) : new EngineError(code, message, { retryable: false })
}
