import { canOnlyDelete } from '@fablecut/domain/story/status-rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../api/client.ts'
import { useEditorSession } from '../session/editor-context.tsx'
import { recordFailures } from '../shot/record-failures.ts'
import { failuresOf } from './open-story.ts'
import type { EditedStory } from './read-story.ts'
import { isEditablePreview } from './use-open-story.ts'

/** Poll interval of a preview whose images are generated, in ms. */
const POLL = 2000

type Story = EditedStory['story']

/** Follows a preview that is edited while its images are generated, and merges each of them. `onReopen`: it ended without anything to edit. */
export function useRunningPreview(opened: Story, onReopen: () => Promise<void>): Story {
  const session = useEditorSession()
  const isRunning = isEditablePreview(opened)
  const { data: story, dataUpdatedAt } = useQuery({
    queryKey: ['editor', opened.id, 'preview'],
    queryFn: ({ signal }) => api.stories.get({ id: opened.id }, { signal }),
    initialData: opened,
    enabled: isRunning,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state: { data } }) => (data && isEditablePreview(data) ? POLL : false),
  })
  useEffect(() => {
    if (!isRunning) return
    if (canOnlyDelete(story.status)) return void onReopen().catch((error: unknown) => console.error(error))
    const { revision, failures } = session.store.getState()
    const fresh = [...failuresOf(story, story.video_editor_timeline)].filter(([shotId]) => !failures.has(shotId))
    if (fresh.length > 0) recordFailures(session, new Map(fresh))
    if (story.revision > revision) void session.catchUp?.()
    // `dataUpdatedAt`: an image that could not be merged during a gesture is merged at the next poll.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onReopen` is a new function at each render
  }, [isRunning, session, story, dataUpdatedAt])
  return story
}
