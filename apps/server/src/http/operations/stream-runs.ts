import type { StatusEvent } from '@fablecut/contracts/wire/run'
import { withEventMeta } from '@orpc/server'
import { findReadable, isOwnOrTeam } from '../../access/story-access.ts'
import { followRuns } from '../../runs/follow-runs.ts'
import { publicView } from '../../stories/public-view.ts'
import type { RequestContext } from '../kernel/context.ts'

/** Streams the events of runs. Ends at the first event that the client may no longer read; a new request is refused then. */
export async function* streamRuns(
  context: RequestContext,
  runIds: readonly string[],
  signal: AbortSignal | undefined,
  lastEventId: string | undefined,
): AsyncGenerator<StatusEvent, void, void> {
  const afterId = Number(lastEventId)
  const from = Number.isSafeInteger(afterId) && afterId > 0 ? { afterId } : {}
  const foreign = new Set<string>()
  for await (const { id, event } of followRuns(context.services.runHub, runIds, { ...from, signal })) {
    const visible = await visibleEvent(context, event, foreign)
    if (!visible) return
    yield withEventMeta(visible, { id: String(id) })
  }
}

/**
 * The part of an event that the client may read now; null: nothing. An event without a story reveals nothing. `foreign`: runs of which the
 * client may read the public part only; their session is not read again, as many clients may follow a public story (HD-64).
 */
async function visibleEvent(
  { services, accountNow }: RequestContext,
  event: StatusEvent,
  foreign: Set<string>,
): Promise<StatusEvent | null> {
  if (!event.story) return event
  const viewer = foreign.has(event.workflowRunId) ? null : await accountNow()
  const row = await findReadable(services.db, event.story.id, viewer)
  if (!row) return null
  if (isOwnOrTeam(row, viewer)) return event
  foreign.add(event.workflowRunId)
  // Events are read with all fields, for the creator.
  return { ...event, story: { ...publicView(event.story), reusable_files: [] } }
}
