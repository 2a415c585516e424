import { isStageFailed } from '@fablecut/domain/story/settlement'
import type { QueueName } from '../../platform/durable/queues.ts'
import type { Workflow } from '../../platform/durable/workflow.ts'
import { RunStopped } from '../../runs/run-stopped.ts'
import type { ShotOutcome } from '../run/shot-work.ts'

export type FailedShot = { readonly shotId: string; readonly message: string; readonly isProviderUnavailable?: true }

export type ShotsResult = {
  readonly succeeded: readonly string[]
  readonly failed: readonly FailedShot[]
  readonly stageFailed: boolean
  /** Whether who speaks the film is down and another one may speak it. */
  readonly needsOtherSpeaker: boolean
}

/** Starts one queued child per shot and waits for all. Started in the order of the shots, so that a replay matches its history. */
export async function runShots(
  work: Workflow<[runId: string, shotId: string], ShotOutcome>,
  options: { runId: string; userId: string; queue: QueueName; shotIds: readonly string[] },
): Promise<ShotsResult> {
  const { runId, userId, queue, shotIds } = options
  const children = []
  for (const shotId of shotIds) {
    children.push(await work.startChild({ id: `${runId}:${work.name}:${shotId}`, queue, partition: userId }, runId, shotId))
  }
  const succeeded: string[] = []
  const failed: FailedShot[] = []
  let needsOtherSpeaker = false
  for (const [index, child] of children.entries()) {
    const outcome = await child.result()
    const shotId = shotIds[index]!
    if (outcome.ok) succeeded.push(shotId)
    else if (outcome.stopped) throw new RunStopped(runId)
    else failed.push({ shotId, message: outcome.message, ...(outcome.isProviderUnavailable && { isProviderUnavailable: true }) })
    if (!outcome.ok && outcome.needsOtherSpeaker) needsOtherSpeaker = true
  }
  const stageFailed = isStageFailed({ succeeded: succeeded.length, failed: failed.length, isPastDeadline: false })
  return { succeeded, failed, stageFailed, needsOtherSpeaker }
}
