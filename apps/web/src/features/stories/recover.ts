import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { codeOf, messageOf } from '../../api/error.ts'
import { storyTexts as texts } from '../../texts/stories.ts'
import { toast } from '../../ui/toast.tsx'
import { recoveringRuns } from './recovering-runs.ts'
import { changeCards, storyQuery, type StoryCardData } from '../../story/story-lists.ts'

/** Source: C-333, C-334. */
async function startRecovery(storyId: string) {
  const started = await api.workflow.rebuildTimelineAndExport({ story_id: storyId, rebuild_timeline: true })
  if (!started.workflowRunId) throw new Error(texts.recoveryWithoutId)
  return started
}

/** Starts the free recovery of a failed story; its card follows the new run. Source: C-236, C-347, HD-30. */
export function useRecover(story: Pick<StoryCardData, 'id'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => startRecovery(story.id),
    onSuccess: ({ workflowRunId, status }) => {
      recoveringRuns.add(workflowRunId)
      const started = { status, status_message: null, workflow_run_id: workflowRunId, progress: null }
      changeCards(client, (card) => (card.id === story.id ? { ...card, ...started } : card))
      client.setQueryData(storyQuery(story.id).queryKey, (known) => known && { ...known, ...started })
    },
    onError: (error) => toast.error(texts.recoverError(codeOf(error) === 'INTERNAL_ERROR' ? texts.recoveryNotStarted : messageOf(error))),
  })
}
