import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { SideRunKind } from './side-run.ts'
import { type StartServices, addRun } from './start-run.ts'

export type SideRunStart = {
  readonly runId: string
  readonly storyId: string
  readonly userId: string
  readonly kind: SideRunKind
  /** The name of the workflow that does it; its one argument is the run's id. */
  readonly workflow: string
  /** Null: free, and no entry in the ledger. */
  readonly costKey: string | null
  readonly credits: number
  /** What the run needs to know; with `receipt`, how its price is split over shots. */
  readonly input: Record<string, unknown>
}

/**
 * Adds a side run to a story: hold, row, event and queue in the caller's transaction; the story itself stays as it is and can be edited.
 * The story's row has to be locked before (`lockOwnStory`), so that it is not deleted meanwhile. 402 Insufficient credits, 429 TOO_MANY_RUNS.
 */
export async function startSideRun(tx: OpenTransaction, services: StartServices, start: SideRunStart): Promise<void> {
  await addRun(tx, services, { ...start, usesFreeStory: false, status: 'pending' })
}
