import type { MediaAsset } from '../../model.ts'

export const TAKE_STATUSES = ['pending', 'generating', 'completed', 'failed'] as const
export type TakeStatus = (typeof TAKE_STATUSES)[number]

/** A take of a shot. `resource`: null until it is generated, and when it failed. */
export type Take = {
  readonly resource: MediaAsset | null
  readonly generationStatus: TakeStatus
  /** The run that generates it; null until the run has started, and for uploads. */
  readonly workflowId: string | null
}

/** Take of a request that was just sent. */
export const PENDING_TAKE: Take = { resource: null, generationStatus: 'pending', workflowId: null }

const isPending = ({ generationStatus }: Take): boolean => generationStatus === 'pending' || generationStatus === 'generating'

/** Ids of the runs to poll, without duplicates. */
export const pendingWorkflowIds = (takes: readonly Take[]): readonly string[] => [
  ...new Set(takes.flatMap((take) => (isPending(take) && take.workflowId !== null ? [take.workflowId] : []))),
]

/** Applies the result of a run to its pending takes. */
export function withRunResult(
  takes: readonly Take[],
  workflowId: string,
  outcome: Pick<Take, 'resource' | 'generationStatus'>,
): readonly Take[] {
  return takes.map((take) => (take.workflowId === workflowId && isPending(take) ? { ...take, ...outcome } : take))
}
