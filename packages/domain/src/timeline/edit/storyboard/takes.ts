import type { MediaAsset } from '../../model.ts'

export const TAKE_STATUSES = ['pending', 'generating', 'completed', 'failed'] as const
export type TakeStatus = (typeof TAKE_STATUSES)[number]

/** A take of a shot: made, being made (`resource` null), or failed. */
export type Take = {
  readonly resource: MediaAsset | null
  readonly generationStatus: TakeStatus
  /** The run that makes it; null until the start is answered, and for uploads. */
  readonly workflowId: string | null
}

/** What stands for a take from the moment it is asked for. */
export const PENDING_TAKE: Take = { resource: null, generationStatus: 'pending', workflowId: null }

const isPending = ({ generationStatus }: Take): boolean => generationStatus === 'pending' || generationStatus === 'generating'

/** The runs to ask for, each once; none when every take is settled. */
export const pendingWorkflowIds = (takes: readonly Take[]): readonly string[] => [
  ...new Set(takes.flatMap((take) => (isPending(take) && take.workflowId !== null ? [take.workflowId] : []))),
]

/** Takes with what became of a run. Those of other runs, and those that are settled, stay. */
export function withRunResult(
  takes: readonly Take[],
  workflowId: string,
  outcome: Pick<Take, 'resource' | 'generationStatus'>,
): readonly Take[] {
  return takes.map((take) => (take.workflowId === workflowId && isPending(take) ? { ...take, ...outcome } : take))
}
