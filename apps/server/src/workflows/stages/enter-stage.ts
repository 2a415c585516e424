import type { Phase } from '@fablecut/domain/story/status'
import { step } from '../../platform/durable/workflow.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { changeState } from '../../runs/change-state.ts'
import { services } from '../run/services.ts'

/** Moves the story into a phase and publishes it. */
export async function enterStage(runId: string, phase: Phase, total = 0): Promise<void> {
  await step(`enter ${phase}`, () =>
    inTransaction(services().pool, (tx) => changeState(tx, { runId, status: `processing:${phase}`, done: 0, total })),
  )
}
