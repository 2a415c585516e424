import type { CatalogueRow } from '@fablecut/generation/catalogue/catalogue-row'
import type { CallContext, JobReference, JobState, Provider } from '@fablecut/generation/provider/provider'
import type { MediaRequest } from '@fablecut/generation/requests/media-request'

const MAX_CHECKS = 20

/** A context whose files have three bytes. */
export const testContext = (signal = new AbortController().signal): CallContext => ({
  callId: 'call-1',
  signal,
  readFile: async () => new Uint8Array([1, 2, 3]),
})

/** Submits a request that is accepted. */
export async function acceptedJob(provider: Provider, row: CatalogueRow, request: MediaRequest): Promise<JobReference> {
  const submission = await provider.submit(row, request, testContext())
  if (submission.state !== 'accepted') throw new Error('The job was not accepted')
  return submission.job
}

/** Asks until the job has ended; what asking rejects with counts as pending. */
export async function endedJob(provider: Provider, row: CatalogueRow, job: JobReference): Promise<JobState> {
  for (let check = 0; check < MAX_CHECKS; check += 1) {
    const state = await provider.check(row, job, new AbortController().signal).catch(() => ({ state: 'pending' }) as const)
    if (state.state !== 'pending') return state
  }
  throw new Error('The job did not end')
}
