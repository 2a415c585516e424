import type { StatusEvent } from '@fablecut/contracts/wire/run'
import { withEventMeta } from '@orpc/server'
import { followRuns } from '../../../stories/follow-runs.ts'
import { openPartOf } from '../../../stories/open-part.ts'
import { type RunRow, requireReadableRuns } from '../../../stories/read-runs.ts'
import { api } from '../../kernel/api.ts'
import type { RequestContext } from '../../kernel/context.ts'

export const statusStream = api.workflow.statusStream.handler(async ({ input, context, signal, lastEventId }) => {
  const runs = await requireReadableRuns(context.services.db, [input.workflowRunId], context.account, 'INVALID_WORKFLOW_ID')
  return stream(context, runs, signal, lastEventId)
})

export const statusStreamOfMany = api.workflow.statusStreamOfMany.handler(async ({ input, context, signal, lastEventId }) => {
  const runIds = [...new Set(input.workflowRunIds)]
  const runs = await requireReadableRuns(context.services.db, runIds, context.account, 'INVALID_WORKFLOW_IDS')
  return stream(context, runs, signal, lastEventId)
})

async function* stream(
  context: RequestContext,
  runs: readonly RunRow[],
  signal: AbortSignal | undefined,
  lastEventId: string | undefined,
): AsyncGenerator<StatusEvent, void, void> {
  const afterId = Number(lastEventId)
  const from = Number.isSafeInteger(afterId) && afterId > 0 ? { afterId } : {}
  const runIds = runs.map(({ id }) => id)
  const foreign = new Set(runs.flatMap((run) => (run.isOfViewer ? [] : [run.id])))
  for await (const { id, event } of followRuns(context.services.runHub, runIds, { ...from, signal })) {
    const told = event.story && foreign.has(event.workflowRunId) ? { ...event, story: openPartOf(event.story) } : event
    yield withEventMeta(told, { id: String(id) })
  }
}
