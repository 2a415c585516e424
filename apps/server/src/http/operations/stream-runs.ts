import type { StatusEvent } from '@fablecut/contracts/wire/run'
import { ORPCError, withEventMeta } from '@orpc/server'
import { findReadable, isOwnOrTeam } from '../../access/story-access.ts'
import { retryDuringOutage } from '../../platform/outage/outage.ts'
import { followRuns } from '../../runs/follow-runs.ts'
import { publicView } from '../../stories/public-view.ts'
import type { RequestContext } from '../kernel/context.ts'

const RECENT_MS = 1_000

/**
 * Streams the events of runs. Ends at the first event that the client may no longer read; a new request is refused then. When the process stops it ends
 * with the error UNAVAILABLE: the client connects again, to another process or a moment later, and resumes with `Last-Event-ID`.
 */
export async function* streamRuns(
  context: RequestContext,
  runIds: readonly string[],
  signal: AbortSignal | undefined,
  lastEventId: string | undefined,
): AsyncGenerator<StatusEvent, void, void> {
  const afterId = Number(lastEventId)
  const from = Number.isSafeInteger(afterId) && afterId > 0 ? { afterId } : {}
  const foreign = new Set<string>()
  const accountNow = accountOfStream(context)
  const { runHub, stopping } = context.services
  const ended = signal ? AbortSignal.any([signal, stopping]) : stopping
  for await (const { id, event } of followRuns(runHub, runIds, { ...from, signal: ended })) {
    const visible = await retryDuringOutage(() => visibleEvent(context.services, accountNow, event, foreign), ended)
    if (!visible) return
    yield withEventMeta(visible, { id: String(id) })
  }
  if (stopping.aborted) throw new ORPCError('UNAVAILABLE', { status: 503, data: { retryAfterSeconds: 1 } })
}

/** The account of the request counts for the first event, unless that waited: many clients may connect at once. Afterwards it is read again. */
function accountOfStream({ account, accountNow }: RequestContext): RequestContext['accountNow'] {
  const openedAt = performance.now()
  let isFirst = true
  return () => {
    const isRecent = isFirst && performance.now() - openedAt < RECENT_MS
    isFirst = false
    return isRecent ? Promise.resolve(account) : accountNow()
  }
}

/**
 * The part of an event that the client may read now; null: nothing. An event without a story reveals nothing. `foreign`: runs of which the
 * client may read the public part only; their session is not read again, as many clients may follow a public story (HD-64).
 */
async function visibleEvent(
  services: RequestContext['services'],
  accountNow: RequestContext['accountNow'],
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
