import type { StoryStatus } from './status.ts'

/** What happens to a hold at the end of a run: `refund` returns all of it, `release` what was not captured. */
export type Settlement = 'refund' | 'release'

const KEEPS_WORK: ReadonlySet<StoryStatus> = new Set<StoryStatus>([
  'failed:generating_timeline',
  'failed:exporting_video',
  'failed:user_exporting_video',
])

/** Timeline and export failures keep the captured credits, because Recover is free; every other failure refunds everything (CD-05). */
export function settlementOnFailure(status: StoryStatus): Settlement {
  return status.startsWith('failed') && !KEEPS_WORK.has(status) ? 'refund' : 'release'
}

/** Cancelling or deleting by the creator keeps the captured credits; by the system it refunds everything. */
export function settlementOnCancel(by: 'creator' | 'system'): Settlement {
  return by === 'system' ? 'refund' : 'release'
}

/**
 * A stage fails its run only when none of its shots succeeded or its deadline passed; otherwise only the failed shots are refunded (CD-112).
 * `succeeded` and `failed` count the visible shots of the stage.
 */
export function isStageFailed(stage: { readonly succeeded: number; readonly failed: number; readonly isPastDeadline: boolean }): boolean {
  return stage.isPastDeadline || (stage.succeeded === 0 && stage.failed > 0)
}
