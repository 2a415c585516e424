import type { StatusEvent } from '@fablecut/contracts/wire/run'
import { withEventMeta } from '@orpc/server'
import { followRuns } from '../../../runs/follow-runs.ts'
import { openPartOf } from '../../../stories/open-part.ts'
import { requireReadableRuns } from '../../../runs/read-runs.ts'
import { findReadable, isOfViewer } from '../../../access/story-access.ts'
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

/** Ends with the first event that its reader may not read any more: asked for again, it is refused then. */
async function* stream(
  context: RequestContext,
  runIds: readonly string[],
  signal: AbortSignal | undefined,
  lastEventId: string | undefined,
): AsyncGenerator<StatusEvent, void, void> {
  const afterId = Number(lastEventId)
  const from = Number.isSafeInteger(afterId) && afterId > 0 ? { afterId } : {}
  const foreign = new Set<string>()
  for await (const { id, event } of followRuns(context.services.runHub, runIds, { ...from, signal })) {
    const told = await asReadNow(context, event, foreign)
    if (!told) return
    yield withEventMeta(told, { id: String(id) })
  }
}

/**
 * What of an event its reader is told, by the rights of this moment; null: nothing. One without a story tells of none. `foreign`: runs of which the reader was
 * told the open part; who they are is not asked again for these, as crowds may watch an open story. Source: HD-64.
 */
async function asReadNow({ services, accountNow }: RequestContext, event: StatusEvent, foreign: Set<string>): Promise<StatusEvent | null> {
  if (!event.story) return event
  const viewer = foreign.has(event.workflowRunId) ? null : await accountNow()
  const row = await findReadable(services.db, event.story.id, viewer)
  if (!row) return null
  if (isOfViewer(row, viewer)) return event
  foreign.add(event.workflowRunId)
  // The event was read for its creator.
  return { ...event, story: { ...openPartOf(event.story), reusable_files: [] } }
}
