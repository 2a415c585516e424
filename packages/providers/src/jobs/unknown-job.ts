import type { JobState } from '@fablecut/generation/provider/provider'
import { ProviderError } from '@fablecut/generation/provider/provider-error'

/** A job may not be known everywhere at once. */
const UNKNOWN_MS = 30_000

/** The state of a job that its provider does not know. `submittedAt`: ISO time. */
export function unknownJob(submittedAt: string, host: string): JobState {
  if (Date.now() - Date.parse(submittedAt) < UNKNOWN_MS) return { state: 'pending' }
  return { state: 'failed', error: new ProviderError('expired', `${host} does not know the job`, { isCharged: null }) }
}
