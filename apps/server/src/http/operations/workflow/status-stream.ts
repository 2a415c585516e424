import type { StatusEvent } from '@fablecut/contracts/wire/run'
import { withEventMeta } from '@orpc/server'
import { followRuns } from '../../../stories/follow-runs.ts'
import { requireReadableRuns } from '../../../stories/read-runs.ts'
import { api } from '../../kernel/api.ts'
import type { RequestContext } from '../../kernel/context.ts'

export const statusStream = api.workflow.statusStream.handler(async ({ input, context, signal, lastEventId }) => {
  await requireReadableRuns(context.services.db, [input.workflowRunId], context.account, 'INVALID_WORKFLOW_ID')
  return stream(context, [input.workflowRunId], signal, lastEventId)
})

export const statusStreamOfMany = api.workflow.statusStreamOfMany.handler(async ({ input, context, signal, lastEventId }) => {
  const runIds = [...new Set(input.workflowRunIds)]
  await requireReadableRuns(context.services.db, runIds, context.account, 'INVALID_WORKFLOW_IDS')
  return stream(context, runIds, signal, lastEventId)
})

async function* stream(
  context: RequestContext,
  runIds: readonly string[],
  signal: AbortSignal | undefined,
  lastEventId: string | undefined,
): AsyncGenerator<StatusEvent, void, void> {
  const afterId = Number(lastEventId)
  const from = Number.isSafeInteger(afterId) && afterId > 0 ? { afterId } : {}
  for await (const { id, event } of followRuns(context.services.runHub, runIds, { ...from, signal }))
    yield withEventMeta(event, { id: String(id) })
}
