import type { StoryStatus } from './status.ts'

/** What happens to the money of a run that ends: `refund` gives back all of it, `release` only what was not captured. */
export type Settlement = 'refund' | 'release'

const KEPT: ReadonlySet<StoryStatus> = new Set<StoryStatus>([
  'failed:generating_timeline',
  'failed:exporting_video',
  'failed:user_exporting_video',
])

/** Timeline and export failures keep what was made, because Recover is free; every other failure gives everything back. Source: CD-05. */
export function refundOnFailure(status: StoryStatus): Settlement {
  return status.startsWith('failed') && !KEPT.has(status) ? 'refund' : 'release'
}

/** A cancel or delete by its creator keeps what was made; one by the system gives everything back. Source: CD-05, CD-113, HD-31. */
export function refundOnCancel(by: 'creator' | 'system'): Settlement {
  return by === 'system' ? 'refund' : 'release'
}

/**
 * A stage fails its run only when nothing in it worked, or its time is over; else failed shots alone are given back. Source: CD-112.
 * `succeeded` and `failed` count the visible shots of the stage.
 */
export function stageFails(stage: { readonly succeeded: number; readonly failed: number; readonly isPastDeadline: boolean }): boolean {
  return stage.isPastDeadline || (stage.succeeded === 0 && stage.failed > 0)
}
