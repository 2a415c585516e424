import type { JSONObject } from '@ai-sdk/provider'
import type { CatalogueRow } from '../catalogue/catalogue-row.ts'
import type { FileReference, MediaRequest } from '../requests/media-request.ts'
import type { MediaResult } from '../requests/media-result.ts'
import type { ProviderError } from './provider-error.ts'
import type { ProviderName } from './provider-names.ts'

/** What identifies an accepted job to its provider. It is stored, so that any process can ask for the job later, also after settings have changed. */
export type JobReference = JSONObject

export type Submission =
  | { readonly state: 'accepted'; readonly job: JobReference }
  | { readonly state: 'finished'; readonly result: MediaResult }

export type JobState =
  /** `retryAfterMs`: how long the provider wants to be left alone; `progress` from 0 to 1. */
  | { readonly state: 'pending'; readonly retryAfterMs?: number; readonly progress?: number }
  | { readonly state: 'finished'; readonly result: MediaResult }
  | { readonly state: 'failed'; readonly error: ProviderError }

export type CallContext = {
  /** The same for every submission of a call. A provider that accepts ids of its clients, or an address for notices, is given it. */
  readonly callId: string
  readonly signal: AbortSignal
  /** Where the provider may announce the end of the job; absent where it cannot reach us. */
  readonly webhookUrl?: string
  readFile(file: FileReference): Promise<Uint8Array>
}

/** A request that says to be a provider's announcement that a job has ended. Names of headers are in lower case. */
export type Webhook = { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array }

/**
 * A connected provider. Methods make exactly one paid request and never repeat it; they reject with a ProviderError.
 */
export type Provider = {
  readonly name: ProviderName
  /** Starts a job, or does the whole work where the provider answers at once. */
  submit(row: CatalogueRow, request: MediaRequest, context: CallContext): Promise<Submission>
  /** The state of an accepted job. Faults of the connection reject with `not_sent`; they say nothing of the job. */
  check(row: CatalogueRow, job: JobReference, signal: AbortSignal): Promise<JobState>
  cancel(row: CatalogueRow, job: JobReference, signal: AbortSignal): Promise<'cancelled' | 'too_late' | 'unsupported'>
  /** Looks for a job whose acceptance was not received. `earlier`: jobs of the same request that are known, default none. Absent: the provider never knows. */
  find?(
    row: CatalogueRow,
    request: MediaRequest,
    context: CallContext & { readonly since: Date; readonly earlier?: readonly JobReference[] },
  ): Promise<JobReference | 'none' | 'unknown'>
  /**
   * Whether a webhook was signed by the provider in the last minutes. What it says is not looked at: whoever gets it asks for the job. Absent: the provider
   * sends none. Rejects with a ProviderError where the keys of the signatures cannot be read.
   */
  isOwnWebhook?(webhook: Webhook): Promise<boolean>
  /** The headers that an address in a result needs, and the origins that such addresses may have. */
  readonly results: { readonly origins: readonly string[]; readonly headers: Readonly<Record<string, string>> }
}
