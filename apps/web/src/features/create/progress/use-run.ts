import { getEventMeta } from '@orpc/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { codeOf } from '../../../api/error.ts'
import { meQuery } from '../../../session/me.ts'
import { usePageVisible } from '../../../ui/hooks/use-page-visible.ts'
import { followRun, isFollowable, type RunConnection, type RunReport } from './follow-run.ts'
import type { StreamProblem } from './stream-problem.ts'
import { nextRunView, runEnd, UNKNOWN_RUN, type RunView } from './run-view.ts'

const connectionOf = (workflowRunId: string): RunConnection => ({
  open: (lastEventId, signal) => api.workflow.statusStream({ workflowRunId }, { signal, lastEventId }),
  idOf: (event) => getEventMeta(event)?.id,
  problemOf,
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    }),
})

function problemOf(error: unknown): StreamProblem {
  const code = codeOf(error)
  if (code === 'INVALID_WORKFLOW_ID') return 'invalid-id'
  if (code === 'UNAUTHORIZED') return 'signed-out'
  return error instanceof SyntaxError ? 'unreadable' : 'lost'
}

/**
 * A run with live updates while the tab is visible: a hidden tab closes the stream and reconnects when shown. The story itself is in the query cache,
 * shared with other pages.
 */
export function useRun(workflowRunId: string, onEnd: (workflowRunId: string, status: string, error: string | null) => void) {
  const client = useQueryClient()
  const isVisible = usePageVisible()
  const [view, setView] = useState<RunView>(UNKNOWN_RUN)

  const onReport = useEffectEvent((report: RunReport) => {
    const now = Date.now()
    setView((known) => nextRunView(known, report, now))
    if (report.type !== 'event') return
    const { event } = report
    if (event.story) client.setQueryData(query.stories.get.queryKey({ input: { id: event.story.id } }), event.story)
    void client.invalidateQueries({ queryKey: query.credits.ledger.key() })
    if (runEnd(event) === 'running') return
    onEnd(workflowRunId, event.status, event.error)
    for (const queryKey of [meQuery.queryKey, query.stories.list.key()]) void client.invalidateQueries({ queryKey })
  })

  const isOver = view.event !== null && runEnd(view.event) !== 'running'
  useEffect(() => {
    if (!isVisible || isOver || !isFollowable(workflowRunId)) return
    const abort = new AbortController()
    void followRun(connectionOf(workflowRunId), onReport, abort.signal)
    return () => abort.abort()
  }, [workflowRunId, isVisible, isOver])

  const storyId = view.event?.story?.id ?? ''
  const cached = useQuery({ ...query.stories.get.queryOptions({ input: { id: storyId } }), enabled: false })
  // Only changes after the event are newer than its story: a recovery that was just started, not state of an earlier visit.
  const isNewer = cached.dataUpdatedAt > view.receivedAt
  return { view, story: (isNewer && cached.data) || (view.event?.story ?? null) }
}
