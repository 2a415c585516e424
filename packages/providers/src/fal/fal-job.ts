import type { JobReference } from '@fablecut/generation/provider/provider'
import { z } from 'zod'
import { ownAddress } from '../jobs/own-address.ts'

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

/** The job of an answer to a submission; undefined if it names none. */
export function falJobOf(answer: unknown, queueUrl: string, endpoint: string): FalJob | undefined {
  const { data } = acceptance.safeParse(answer)
  if (!data) return undefined
  const built = falJobAt(queueUrl, endpoint, data.request_id)
  return {
    ...built,
    statusUrl: ownAddress(data.status_url, built.statusUrl),
    responseUrl: ownAddress(data.response_url, built.responseUrl),
    cancelUrl: ownAddress(data.cancel_url, built.cancelUrl),
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
