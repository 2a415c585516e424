import type { OpenTransaction } from '../platform/database/transaction.ts'
import type { SideRunKind } from './side-run.ts'
import { type StartServices, addRun } from './start-run.ts'

export type SideRunStart = {
  readonly runId: string
  readonly storyId: string
  readonly userId: string
  readonly kind: SideRunKind
  /** Name of the workflow; its one argument is the run's id. */
  readonly workflow: string
  /** Null: free of charge, without a ledger entry. */
  readonly costKey: string | null
  readonly credits: number
  /** Input of the run; with `receipt`, the price split over shots. */
  readonly input: Record<string, unknown>
}

/**
 * Starts a side run: hold, row, event and queue in the caller's transaction; the story stays editable. Called with the story's row locked
 * (`lockOwnStory`), so that it is not deleted meanwhile. 402, 429 TOO_MANY_RUNS.
 */
export async function startSideRun(tx: OpenTransaction, services: StartServices, start: SideRunStart): Promise<void> {
  await addRun(tx, services, { ...start, usesFreeStory: false, status: 'pending' })
}
