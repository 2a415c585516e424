import { fromWirePreviewFacts } from '@fablecut/contracts/wire/preview-facts'
import { hasEditableStoryboard } from '@fablecut/domain/story/preview-state'
import { isInProgress } from '@fablecut/domain/story/status-rules'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { readStoryMedia, type EditedStory } from './read-story.ts'

/** Poll interval of a story that is being generated, in ms. */
const POLL = 2000

/** Loads the story with its media when the editor opens; polls while it is being generated. */
export function useOpenStory(storyId: string, userId: string | undefined) {
  return useQuery({
    queryKey: ['editor', storyId],
    queryFn: async ({ signal }): Promise<EditedStory> => {
      const story = await api.stories.get({ id: storyId }, { signal })
      const isReady = story.created_by_user_id === userId && !isGeneratingStory(story)
      return { story, media: isReady ? await readStoryMedia(storyId, signal) : [] }
    },
    enabled: userId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data } }) => (data && isGeneratingStory(data.story) ? POLL : false),
  })
}

/** Whether the story is a preview that is edited while its images are generated. */
export const isEditablePreview = (story: EditedStory['story']): boolean => hasEditableStoryboard(fromWirePreviewFacts(story))

/** Whether a run is generating the story and leaves nothing to edit yet, or a preview is about to start. */
export const isGeneratingStory = (story: EditedStory['story']): boolean =>
  (isInProgress(story.status) && !isEditablePreview(story)) || isPreviewWithoutRun(story)

const isPreviewWithoutRun = ({ status, is_preview, paused_at, workflow_run_id }: EditedStory['story']): boolean =>
  is_preview && paused_at === null && workflow_run_id === null && status !== 'draft'
