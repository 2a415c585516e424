import type { StatusEvent } from '@fablecut/contracts/wire/run'
import { ORPCError, withEventMeta } from '@orpc/server'
import { canRead, isOwnOrTeam } from '../../access/story-access.ts'
import { retryDuringOutage } from '../../platform/outage/outage.ts'
import { followRuns } from '../../runs/follow-runs.ts'
import { publicView } from '../../stories/public-view.ts'
import type { RequestContext } from '../kernel/context.ts'

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
  const { runHub, requests, stopping } = context.services
  const ended = signal ? AbortSignal.any([signal, stopping]) : stopping
  const end = requests.begin()
  try {
    for await (const { id, event } of followRuns(runHub, runIds, { ...from, signal: ended })) {
      const visible = await retryDuringOutage(() => visibleEvent(context, event), ended)
      if (!visible) return
      yield withEventMeta(visible, { id: String(id) })
    }
  } finally {
    end()
  }
  if (stopping.aborted) throw new ORPCError('UNAVAILABLE', { status: 503, data: { retryAfterSeconds: 1 } })
}

/**
 * The part of an event that the client may read now; null: nothing. An event without a story reveals nothing. Session, team and story are read after the
 * event, as they may have changed since the last one.
 */
async function visibleEvent({ services, account }: RequestContext, event: StatusEvent): Promise<StatusEvent | null> {
  if (!event.story) return event
  const { accessOf, viewerOf } = services.streamRights
  const [access, viewer] = await Promise.all([accessOf(event.story.id), account && viewerOf(account.sessionId)])
  if (!access || !canRead(access, viewer)) return null
  if (isOwnOrTeam(access, viewer)) return event
  // Events are read with all fields, for the creator.
  return { ...event, story: { ...publicView(event.story), reusable_files: [] } }
}
