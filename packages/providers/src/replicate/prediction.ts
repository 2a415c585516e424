import { z } from 'zod'

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

/** Addresses of other servers, as those of a proxy's upstream are, are replaced by those that the prediction has at `baseUrl`. */
export function replicateJobOf({ id, urls }: Prediction, baseUrl: string, submittedAt = new Date()): ReplicateJob {
  const { origin } = new URL(baseUrl)
  const built = `${baseUrl}/predictions/${id}`
  const own = (given: string | null | undefined, otherwise: string): string =>
    given != null && URL.parse(given)?.origin === origin ? given : otherwise
  return { id, getUrl: own(urls?.get, built), cancelUrl: own(urls?.cancel, `${built}/cancel`), submittedAt: submittedAt.toISOString() }
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
