import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { codeOf, messageOf } from '../../../api/error.ts'
import { storyTexts as texts } from '../../../texts/stories.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { recoveringRuns } from './recovering-runs.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { followInCaches } from '../../../story-data/exports/use-download.ts'

async function startRecovery(storyId: string) {
  const started = await api.workflow.rebuildTimelineAndExport({ story_id: storyId, force_music_reselection: false, rebuild_timeline: true })
  if (!started.workflowRunId) throw new Error(texts.recoveryWithoutId)
  return started
}

/** Starts the free recovery of a failed story; its card follows the new run. */
export function useRecover(story: Pick<StoryCardData, 'id'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => startRecovery(story.id),
    onSuccess: ({ workflowRunId, status }) => {
      recoveringRuns.add(workflowRunId)
      followInCaches(client, story.id, { status, workflow_run_id: workflowRunId })
    },
    onError: (error) => toast.error(texts.recoverError(codeOf(error) === 'INTERNAL_ERROR' ? texts.recoveryNotStarted : messageOf(error))),
  })
}
