import type { Connection } from '@fablecut/generation/provider/connection'
import type { Fault, MediaFault, Place } from '../../../../../../tests/standins/faults.ts'
import type { Ledger } from '../../../../../../tests/standins/ledger.ts'

/**
 * What becomes of a submission. `free`: nothing was charged. `lost`: it was charged and gave nothing. `unsure`: it was not charged, which nobody can tell. Receipts
 * name the last two.
 */
export type SubmissionEnd = 'kept' | 'free' | 'lost' | 'unsure'

/** A submission with the faults that it meets. */
type PlannedSubmission = readonly [end: SubmissionEnd, ...faults: Fault[]]

/** The submissions of a call, in order. Without one that is kept, its shot is refused. */
export type PlannedCall = readonly PlannedSubmission[]

export type PlannedRun = {
  readonly script: string
  readonly input?: Readonly<Record<string, unknown>>
  /** In the order in which they are made, one at a time. */
  readonly calls: readonly PlannedCall[]
  /** What creators read of the shots that are not made, in their order. */
  readonly refusals?: readonly RegExp[]
  /** Its failure in words; absent: the film is completed. */
  readonly failure?: RegExp
}

/** A stand-in of a provider with the connection that leads to it. */
export type PlannedProvider = {
  readonly connection: Connection
  /** Of others, which make without faults what the provider does not: faster than the built-in engines. Default: none. */
  readonly others?: readonly Connection[]
  readonly ledger: Ledger
  script(...jobs: readonly (readonly Fault[])[]): void
  close(): Promise<void>
}

/** The films that are made by a provider. */
export type FilmPlan = {
  readonly provider: string
  start(): Promise<PlannedProvider>
  readonly runs: readonly PlannedRun[]
}

/** A script of as many shots as it has sentences. */
export const scriptOf = (shots: number): string => SENTENCES.slice(0, shots).join(' ')

const SENTENCES = [
  'The lighthouse keeper lights his lamp at dusk.',
  'A small boat finds its way home.',
  'Gulls sleep on the warm harbour wall.',
  'A baker opens her window before dawn.',
  'The fishermen mend their nets in the rain.',
  'An old dog waits at the end of the pier.',
  'Children fly a red kite over the dunes.',
]

export const media = (as: MediaFault): Fault => ({ fault: 'media', as })
export const gateway = (on: Place, status: 408 | 500 | 502 | 503, times = 1): Fault => ({ fault: 'error_status', on, status, times })
export const tooMany = (retryAfter: string | null): Fault => ({ fault: 'too_many_requests', retryAfter })
export const refused = (by: 'code' | 'words'): Fault => ({ fault: 'refused', by })
export const queue: Fault = { fault: 'queue', checks: 3 }
export const slow: Fault = { fault: 'slow', ms: 20 }
export const answerLost: Fault = { fault: 'answer_lost' }
export const acceptedTwice: Fault = { fault: 'accepted_twice' }
export const jobFailed: Fault = { fault: 'job_failed' }
export const resultExpired: Fault = { fault: 'result_expired' }
export const notFoundAtFirst: Fault = { fault: 'not_found_at_first', checks: 2 }
export const unknownStatus: Fault = { fault: 'unknown_status', word: 'PONDERING' }
export const statusRegress: Fault = { fault: 'status_regress' }
export const noPrice: Fault = { fault: 'no_price' }
export const noCredit: Fault = { fault: 'no_credit' }
export const keyRevoked: Fault = { fault: 'key_revoked', after: 0 }

/** The time is asked for in all three ways. */
export const turnedAway: readonly PlannedSubmission[] = [
  ['free', tooMany('1')],
  ['free', tooMany(new Date(0).toUTCString())],
  ['free', tooMany(null)],
]
