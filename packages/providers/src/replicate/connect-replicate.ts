import type { Connection } from '@fablecut/generation/provider/connection'
import type { JobState, Provider, Submission } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'
import { z } from 'zod'
import { createHttpClient } from '../http/http-client.ts'
import { type HttpAnswer, isSuccess, readJson } from '../http/http-message.ts'
import { ANY_FILE } from '../jobs/data-uri.ts'
import { encodeOrUpload } from '../jobs/encode-or-upload.ts'
import { jobBody } from '../jobs/job-body.ts'
import { saysRefused } from '../jobs/refusal-words.ts'
import { unknownJob } from '../jobs/unknown-job.ts'
import { findPrediction } from './find-prediction.ts'
import { type Prediction, prediction, readReplicateJob, replicateJobOf, submissionOf } from './prediction.ts'
import { outcomeOf } from './prediction-outcome.ts'
import { replicateFiles } from './replicate-files.ts'
import { isReplicateWebhook, replicateSigningKeys } from './replicate-webhook.ts'

/** Where Replicate keeps outputs, for one hour. */
const FILE_ORIGINS = ['https://replicate.delivery', 'https://*.replicate.delivery']

/** Replicate asks for larger files by an address. */
const MAX_INLINE_BYTES = 256_000

const problem = z.object({ title: z.string().default(''), detail: z.string().default('') })

/** Connects Replicate's predictions, or a server that speaks its API. */
export function connectReplicate({ baseUrl, apiKey }: Connection): Provider {
  const { origin } = new URL(baseUrl)
  const client = createHttpClient({ origins: [origin], apiKey, authorize: (key) => ({ authorization: `Bearer ${key}` }) })

  const keys = replicateSigningKeys(client, baseUrl)
  const upload = replicateFiles(client, baseUrl)

  function errorOf(answer: HttpAnswer): ProviderError {
    const { title, detail } = problem.safeParse(readJson(answer)).data ?? { title: '', detail: '' }
    const words = [title, detail].filter((part) => part !== '').join(': ')
    const error = client.errorOf(answer, words)
    if (error.code === 'too_many_requests')
      return new ProviderError(error.code, error.message, { retryAfterMs: error.retryAfterMs ?? resetMs(words) })
    return error.code === 'invalid_request' && saysRefused(words) ? new ProviderError('content_refused', error.message) : error
  }

  /** The prediction of an answer. Throws a ProviderError for another one. */
  function read(answer: HttpAnswer): Prediction {
    const { data } = prediction.safeParse(readJson(answer))
    if (!isSuccess(answer) || !data) throw errorOf(answer)
    return data
  }

  return {
    name: 'replicate',
    results: { origins: [...FILE_ORIGINS, origin], headers: {} },

    async submit(row, request, context): Promise<Submission> {
      const input = await jobBody(row, request, context, encodeOrUpload({ upload, maxInlineBytes: MAX_INLINE_BYTES }, context))
      const { path, ...version } = submissionOf(row.endpoint)
      const { webhookUrl, signal } = context
      const webhook = webhookUrl !== undefined && { webhook: webhookUrl, webhook_events_filter: ['completed'] }
      const answer = await client.send({
        method: 'POST',
        url: `${baseUrl}/${path}`,
        headers: { 'cancel-after': `${row.limits.deadlineSeconds}s` },
        body: { json: { ...version, input, ...webhook } },
        signal,
      })
      return { state: 'accepted', job: replicateJobOf(read(answer), baseUrl) }
    },

    async check(row, reference, signal): Promise<JobState> {
      const job = readReplicateJob(reference)
      const answer = await client.send({ method: 'GET', url: job.getUrl, signal })
      return answer.status === 404 ? unknownJob(job.submittedAt, answer.host) : outcomeOf(row, read(answer))
    },

    async cancel(_row, reference, signal) {
      const { cancelUrl } = readReplicateJob(reference)
      const { status } = read(await client.send({ method: 'POST', url: cancelUrl, signal, isRepeatable: true }))
      return status === 'succeeded' || status === 'failed' ? 'too_late' : 'cancelled'
    },

    async find(row, request, context) {
      const input = await jobBody(row, request, context, async () => ANY_FILE)
      const { since, signal, earlier = [] } = context
      const known = new Set(earlier.map((job) => readReplicateJob(job).id))
      const found = await findPrediction(client, baseUrl, row, { input, since, signal, known })
      return found ? replicateJobOf(found, baseUrl, since) : 'unknown'
    },

    isOwnWebhook: (webhook) => isReplicateWebhook(webhook, keys),
  }
}

/** Replicate says in words when a limit ends, e.g. `resets in ~30s`. */
function resetMs(words: string): number | null {
  const seconds = /resets in ~?(\d+(?:\.\d+)?)\s?s/iu.exec(words)?.[1]
  return seconds === undefined ? null : Number(seconds) * 1000
}
