import { z } from 'zod'
import { ownAddress } from '../jobs/own-address.ts'

/** A prediction as the API shows it, as far as it is read here. */
export const prediction = z.object({
  id: z.string().min(1),
  status: z.string().default('starting'),
  model: z.string().nullish(),
  version: z.string().nullish(),
  input: z.unknown().optional(),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
  data_removed: z.boolean().nullish(),
  created_at: z.string().nullish(),
  started_at: z.string().nullish(),
  urls: z.object({ get: z.string().nullish(), cancel: z.string().nullish() }).nullish(),
})
export type Prediction = z.infer<typeof prediction>

/** An accepted prediction, with the addresses at which it can be asked for. */
const replicateJob = z.object({ id: z.string().min(1), getUrl: z.string(), cancelUrl: z.string(), submittedAt: z.iso.datetime() })
type ReplicateJob = z.infer<typeof replicateJob>

/** Throws a ZodError for what is no reference to a prediction. */
export const readReplicateJob = (job: unknown): ReplicateJob => replicateJob.parse(job)

export function replicateJobOf({ id, urls }: Prediction, baseUrl: string, submittedAt = new Date()): ReplicateJob {
  const built = `${baseUrl}/predictions/${id}`
  return {
    id,
    getUrl: ownAddress(urls?.get, built),
    cancelUrl: ownAddress(urls?.cancel, `${built}/cancel`),
    submittedAt: submittedAt.toISOString(),
  }
}

/** Where a model of the catalogue is submitted: `owner/name`, or `owner/name:version`. */
export function submissionOf(endpoint: string): { readonly path: string; readonly version?: string } {
  const [model, version] = endpoint.split(':')
  return version === undefined ? { path: `models/${model}/predictions` } : { path: 'predictions', version }
}

export function isOfModel({ model, version }: Prediction, endpoint: string): boolean {
  const [name, wanted] = endpoint.split(':')
  return wanted === undefined ? model === name : version === wanted
}
