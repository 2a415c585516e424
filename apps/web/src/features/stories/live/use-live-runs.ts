import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { api, query } from '../../../api/client.ts'
import { codeOf, isRetryable, messageOf } from '../../../api/error.ts'
import { meQuery } from '../../../session/me.ts'
import { failureText } from '../../../story-data/status-label.ts'
import { storyTexts as texts } from '../../../texts/stories.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { usePageVisible } from '../../../ui/hooks/use-page-visible.ts'
import { followRuns, type RunsConnection } from './follow-runs.ts'
import { isLastEvent, mergeIntoCard, mergeIntoStory, type RunEvent } from './merge-event.ts'
import { recoveringRuns } from './recovering-runs.ts'
import { changeCards, storyListQuery, storyQuery, type StoryData } from '../../../story-data/story-lists.ts'

/** Maximum number of runs of one stream. */
const MAX_RUNS = 100

const connection: RunsConnection = {
  open: (runIds, signal) => api.workflow.statusStreamOfMany({ workflowRunIds: [...runIds] }, { signal }),
  isFinal: (error) => codeOf(error) !== null && !isRetryable(error),
  onRefused: (error) => {
    if (codeOf(error) === 'INVALID_WORKFLOW_IDS') toast.error(texts.list.error(messageOf(error)))
  },
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    }),
}

/** Announces the end of a recovery started in this tab. */
export function announceRecovery(workflowRunId: string, status: string, error: string | null): void {
  if (!recoveringRuns.delete(workflowRunId)) return
  const failure = failureText(status)
  if (failure) toast.error(texts.recoverError(error ?? failure))
  else toast.success(texts.recovered)
}

/** Keeps the cards and stories of these runs current: one stream per visible tab; a hidden tab closes it and refetches once on return. */
export function useLiveRuns(runIds: readonly string[]): void {
  const client = useQueryClient()
  const isVisible = usePageVisible()
  const wasHidden = useRef(false)
  const key = [...runIds].sort().slice(0, MAX_RUNS).join(' ')

  const onEvent = useEffectEvent((event: RunEvent) => {
    changeCards(client, (card) => mergeIntoCard(card, event))
    if (event.story) {
      client.setQueryData<StoryData>(storyQuery(event.story.id).queryKey, (story) => story && mergeIntoStory(story, event))
    }
    if (!isLastEvent(event.status)) return
    announceRecovery(event.workflowRunId, event.status, event.error)
    void client.invalidateQueries({ queryKey: meQuery.queryKey })
    void client.invalidateQueries({ queryKey: query.credits.ledger.key() })
  })

  // One unknown run makes the request fail: refetch the list to get the remaining ones.
  const follow = useEffectEvent(async (ids: readonly string[], signal: AbortSignal) => {
    const end = await followRuns(connection, ids, onEvent, signal)
    if (end === 'refused') void client.invalidateQueries({ queryKey: storyListQuery.queryKey })
  })

  useEffect(() => {
    if (!isVisible) {
      wasHidden.current = true
      return
    }
    if (wasHidden.current) {
      wasHidden.current = false
      void client.invalidateQueries({ queryKey: storyListQuery.queryKey })
      void client.invalidateQueries({ queryKey: query.stories.get.key() })
    }
    if (!key) return
    const abort = new AbortController()
    void follow(key.split(' '), abort.signal)
    return () => abort.abort()
  }, [client, isVisible, key])
}
