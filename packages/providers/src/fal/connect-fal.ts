import type { JobState, Provider, Submission } from '@fablecut/generation/provider/provider'
import type { Connection } from '@fablecut/generation/provider/connection'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import { z } from 'zod'
import { createHttpClient } from '../http/http-client.ts'
import { type HttpAnswer, isSuccess, readJson } from '../http/http-message.ts'
import { ANY_FILE } from '../jobs/data-uri.ts'
import { encodeOrUpload } from '../jobs/encode-or-upload.ts'
import { jobBody } from '../jobs/job-body.ts'
import { unknownJob } from '../jobs/unknown-job.ts'
import { readFalFailure } from './fal-failure.ts'
import { falJobAt, falJobOf, readFalJob } from './fal-job.ts'
import { outcomeOf } from './fal-outcome.ts'
import { falStorage } from './fal-storage.ts'
import { falSigningKeys, isFalWebhook } from './fal-webhook.ts'
import { findRequest } from './find-request.ts'

/** Where fal keeps results. */
const FILE_ORIGINS = ['https://fal.media', 'https://*.fal.media']
/** How long results are kept; they are fetched at once. */
const KEPT_SECONDS = 86_400
/** Longer files are uploaded before a request, which would be of several megabytes with them. */
const MAX_INLINE_BYTES = 1_000_000

const statusBody = z.object({ status: z.string() })

/** Connects the queue of fal: every endpoint that makes images, clips or music. `apiUrl` lists past requests; without it there are no webhooks, and no files are uploaded. */
export function connectFal({ baseUrl, apiUrl, apiKey }: Connection): Provider {
  const origin = new URL(baseUrl).origin
  const account = { apiKey, authorize: (key: string) => ({ authorization: `Key ${key}` }) }
  const client = createHttpClient({ ...account, origins: [origin, ...(apiUrl === undefined ? [] : [new URL(apiUrl).origin])] })
  const keys = apiUrl === undefined ? null : falSigningKeys(apiUrl)
  const upload = apiUrl === undefined ? async () => null : falStorage({ ...account, apiUrl })

  function submissionError(answer: HttpAnswer): ProviderError {
    const { words, errorType, isRefusal } = readFalFailure(answer)
    const error = client.errorOf(answer, words)
    if (isRefusal) return new ProviderError('content_refused', error.message)
    // Its own servers name what they did not do; a gateway in front of them cannot know.
    if (answer.status >= 500 && errorType !== null)
      return new ProviderError('not_sent', error.message, { retryAfterMs: error.retryAfterMs })
    return error
  }

  return {
    name: 'fal',
    results: { origins: [...FILE_ORIGINS, origin], headers: {} },

    async submit(row, request, context): Promise<Submission> {
      const json = await jobBody(row, request, context, encodeOrUpload({ upload, maxInlineBytes: MAX_INLINE_BYTES }, context))
      const webhook = context.webhookUrl === undefined ? '' : `?${new URLSearchParams({ fal_webhook: context.webhookUrl })}`
      const headers = {
        'x-fal-no-retry': '1',
        'x-fal-request-timeout': String(row.limits.deadlineSeconds),
        'x-fal-object-lifecycle-preference': JSON.stringify({ expiration_duration_seconds: KEPT_SECONDS }),
      }
      const { signal } = context
      const answer = await client.send({ method: 'POST', url: `${baseUrl}/${row.endpoint}${webhook}`, headers, body: { json }, signal })
      const job = isSuccess(answer) ? falJobOf(readJson(answer), baseUrl, row.endpoint) : undefined
      if (!job) throw submissionError(answer)
      return { state: 'accepted', job }
    },

    async check(row, reference, signal): Promise<JobState> {
      const job = readFalJob(reference)
      const answer = await client.send({ method: 'GET', url: job.statusUrl, signal })
      if (answer.status === 404) return unknownJob(job.submittedAt, answer.host)
      const { data } = statusBody.safeParse(readJson(answer))
      if (!isSuccess(answer) || !data) throw client.errorOf(answer, readFalFailure(answer).words)
      if (data.status !== 'COMPLETED') return { state: 'pending' }
      return outcomeOf(client, row, await client.send({ method: 'GET', url: job.responseUrl, signal }))
    },

    async cancel(_row, reference, signal) {
      const { cancelUrl } = readFalJob(reference)
      const answer = await client.send({ method: 'PUT', url: cancelUrl, signal, isRepeatable: true })
      const { data } = statusBody.safeParse(readJson(answer))
      if (data?.status === 'ALREADY_COMPLETED' || data?.status === 'NOT_FOUND') return 'too_late'
      if (!isSuccess(answer)) throw client.errorOf(answer, readFalFailure(answer).words)
      return 'cancelled'
    },

    async find(row, request, context) {
      if (apiUrl === undefined) return 'unknown'
      const body = await jobBody(row, request, context, async () => ANY_FILE)
      const { since, signal, earlier = [] } = context
      const known = new Set(earlier.map((job) => readFalJob(job).requestId))
      const requestId = await findRequest(client, apiUrl, row, { body, since, signal, known })
      return requestId === undefined ? 'unknown' : falJobAt(baseUrl, row.endpoint, requestId, since)
    },

    ...(keys && { isOwnWebhook: (webhook) => isFalWebhook(webhook, keys) }),
  }
}
