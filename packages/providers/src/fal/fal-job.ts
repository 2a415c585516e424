import type { JobReference } from '@fablecut/generation/provider/provider'
import { z } from 'zod'

/** An accepted request, with the addresses at which it can be asked for. */
const falJob = z.object({
  requestId: z.string().min(1),
  statusUrl: z.string(),
  responseUrl: z.string(),
  cancelUrl: z.string(),
  submittedAt: z.iso.datetime(),
})
export type FalJob = z.infer<typeof falJob>

/** Throws a ZodError for what is no reference to a job of fal. */
export const readFalJob = (job: JobReference): FalJob => falJob.parse(job)

const acceptance = z.object({
  request_id: z.string().min(1),
  status_url: z.string().nullish(),
  response_url: z.string().nullish(),
  cancel_url: z.string().nullish(),
})

/**
 * The job of an answer to a submission; undefined if it names none. Addresses of other servers, as those of a proxy's upstream are, are replaced by those
 * that the request has at `queueUrl`.
 */
export function falJobOf(answer: unknown, queueUrl: string, endpoint: string): FalJob | undefined {
  const { data } = acceptance.safeParse(answer)
  if (!data) return undefined
  const built = falJobAt(queueUrl, endpoint, data.request_id)
  const own = (given: string | null | undefined, otherwise: string): string =>
    given != null && URL.parse(given)?.origin === new URL(queueUrl).origin ? given : otherwise
  return {
    ...built,
    statusUrl: own(data.status_url, built.statusUrl),
    responseUrl: own(data.response_url, built.responseUrl),
    cancelUrl: own(data.cancel_url, built.cancelUrl),
  }
}

/** The addresses of a request name its app, not the path of the endpoint within it. */
export function falJobAt(queueUrl: string, endpoint: string, requestId: string, submittedAt = new Date()): FalJob {
  const responseUrl = `${queueUrl}/${endpoint.split('/').slice(0, 2).join('/')}/requests/${requestId}`
  return {
    requestId,
    responseUrl,
    statusUrl: `${responseUrl}/status`,
    cancelUrl: `${responseUrl}/cancel`,
    submittedAt: submittedAt.toISOString(),
  }
}
