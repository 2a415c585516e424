import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { messageOf } from '../../api/error.ts'
import { storyTexts as texts } from '../../texts/stories.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { isFilmCurrent, type CardExports } from './card-exports.ts'
import { downloadFilm } from './download-film.ts'
import { changeCards, storyQuery, type StoryCardData } from '../story-lists.ts'

export const cardExports: CardExports = new Map()

type Downloaded = Pick<StoryCardData, 'id' | 'title' | 'last_export_url' | 'is_export_outdated'>

/** Download button of a story: downloads the last export; for its creator an outdated one is exported again first and downloaded at its end. */
export function useDownload(story: Downloaded, isCreator: boolean): { readonly isBusy: boolean; readonly download: () => void } {
  const client = useQueryClient()
  const start = useMutation({
    mutationFn: () => startExport(story.id),
    onSuccess: ({ workflowRunId, status }) => {
      cardExports.set(story.id, { runId: workflowRunId, startedAt: Date.now() })
      followInCaches(client, story.id, { status, workflow_run_id: workflowRunId })
    },
    onError: (error) => toast.error(texts.exportError(messageOf(error))),
  })
  const download = () => {
    if (isCreator && !isFilmCurrent(story)) start.mutate()
    else void downloadFilm(story)
  }
  return { isBusy: start.isPending, download: () => !start.isPending && download() }
}

async function startExport(storyId: string) {
  const started = await api.workflow.rebuildTimelineAndExport({ story_id: storyId, force_music_reselection: false })
  if (!started.workflowRunId) throw new Error(texts.exportWithoutId)
  return started
}

/** Updates the caches for a run that was just started. */
export function followInCaches(client: QueryClient, storyId: string, run: Pick<StoryCardData, 'status' | 'workflow_run_id'>): void {
  const begun = { ...run, status_message: null, progress: null }
  changeCards(client, (card) => (card.id === storyId ? { ...card, ...begun } : card))
  client.setQueryData(storyQuery(storyId).queryKey, (known) => known && { ...known, ...begun })
}
