import type { MediaRequest } from '@fablecut/generation/requests/media-request'
import type { JobReference } from '@fablecut/generation/provider/provider'
import type { ProviderErrorCode } from '@fablecut/generation/provider/provider-error'
import type { StoredResult } from './stored-result.ts'

/** A submission of a call to its provider. `isCharged`: null where nobody can tell. */
export type Submission = {
  readonly number: number
  /** Id of the catalogue's row, and name of the connection. */
  readonly model: string
  readonly connection: string
  readonly state: 'submitted' | 'accepted' | 'fetched' | 'kept' | 'failed' | 'unknown' | 'cancelled'
  readonly job: JobReference | null
  readonly result: StoredResult | null
  readonly errorCode: ProviderErrorCode | null
  readonly error: string | null
  readonly isCharged: boolean | null
  readonly webhookToken: string | null
  readonly webhookReceivedAt: Date | null
  readonly submittedAt: Date
  readonly acceptedAt: Date | null
}

export type NextAction =
  | { readonly do: 'submit'; readonly number: number; readonly request: MediaRequest }
  /** The submission's answer was not received: ask the provider whether there is a job. */
  | {
      readonly do: 'find'
      readonly number: number
      readonly request: MediaRequest
      readonly submittedAt: Date
      /** Jobs of earlier submissions, which it is none of. */
      readonly earlier: readonly JobReference[]
    }
  /** `webhookToken`: of a webhook that may still come. */
  | {
      readonly do: 'check'
      readonly number: number
      readonly job: JobReference
      readonly acceptedAt: Date
      readonly webhookToken: string | null
    }
  | { readonly do: 'keep'; readonly number: number; readonly result: StoredResult }
  /** `budget_spent`: nothing is submitted; the message is for the creator. */
  | { readonly do: 'fail'; readonly code: ProviderErrorCode | 'budget_spent'; readonly message: string }

/** Submissions that may have been paid without a result, after which a call is submitted again at our cost. */
const MAX_LOST = 1
/** Failures that cost nothing, after which a call is submitted again. */
const MAX_FREE_FAILURES = 2
/** Refusals by the content policy after which a call is submitted again with another seed: many are a matter of chance. */
const MAX_REFUSALS = 1
/** Submissions that did not arrive; the worker pauses between them. */
const MAX_NOT_SENT = 5

/** Submissions that the provider was too busy for; the worker waits between them as long as the provider asks. */
const MAX_TURNED_AWAY = 40

const SEED_STEP = 7919

/**
 * What a call does next, by its submissions in order. A call with an accepted job never submits again before that job has ended; whatever process asks,
 * and however often.
 */
export function nextAction(submissions: readonly Submission[], request: MediaRequest): NextAction {
  const last = submissions.at(-1)
  if (last === undefined) return { do: 'submit', number: 1, request }
  const { number } = last
  if (last.state === 'submitted')
    return {
      do: 'find',
      number,
      request: withOtherSeed(request, refusalsOf(submissions)),
      submittedAt: last.submittedAt,
      earlier: submissions.flatMap(({ job }) => (job ? [job] : [])),
    }
  if (last.state === 'accepted' && last.job && last.acceptedAt) {
    const webhookToken = last.webhookReceivedAt === null ? last.webhookToken : null
    return { do: 'check', number, job: last.job, acceptedAt: last.acceptedAt, webhookToken }
  }
  if (last.state === 'fetched' && last.result) return { do: 'keep', number, result: last.result }
  const code = last.errorCode ?? 'outcome_unknown'
  if (last.state === 'cancelled' || !maySubmitAgain(submissions, code)) return { do: 'fail', code, message: last.error ?? code }
  return { do: 'submit', number: number + 1, request: withOtherSeed(request, refusalsOf(submissions)) }
}

function maySubmitAgain(submissions: readonly Submission[], code: ProviderErrorCode): boolean {
  const count = (is: (submission: Submission) => boolean): number => submissions.filter(is).length
  switch (code) {
    case 'too_many_requests':
      return count(({ errorCode }) => errorCode === 'too_many_requests') <= MAX_TURNED_AWAY
    case 'not_sent':
      return count(({ errorCode }) => errorCode === 'not_sent') <= MAX_NOT_SENT
    case 'content_refused':
      return refusalsOf(submissions) <= MAX_REFUSALS
    case 'outcome_unknown':
    case 'failed':
    case 'expired':
      return count(isLost) <= MAX_LOST && count((each) => !isLost(each) && isFreeFailure(each)) <= MAX_FREE_FAILURES
    default:
      return false
  }
}

const refusalsOf = (submissions: readonly Submission[]): number =>
  submissions.filter(({ errorCode }) => errorCode === 'content_refused').length

/** It was paid, or may have been, and gave nothing. */
export const isLost = ({ state, errorCode, isCharged }: Submission): boolean =>
  state === 'unknown' || (state === 'failed' && isFailure(errorCode) && isCharged !== false)

const isFreeFailure = ({ state, errorCode, isCharged }: Submission): boolean =>
  state === 'failed' && isFailure(errorCode) && isCharged === false

const isFailure = (code: ProviderErrorCode | null): boolean => code === 'failed' || code === 'expired' || code === 'outcome_unknown'

const withOtherSeed = (request: MediaRequest, refusals: number): MediaRequest =>
  refusals === 0 || request.seed === undefined ? request : { ...request, seed: request.seed + SEED_STEP * refusals }
