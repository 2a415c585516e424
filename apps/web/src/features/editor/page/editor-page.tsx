import { canOnlyDelete } from '@fablecut/domain/story/status-rules'
import { useState } from 'react'
import { codeOf } from '../../../api/error.ts'
import { useSession } from '../../../session/me.ts'
import { OpenedEditor } from './opened-editor.tsx'
import { isGeneratingStory, useOpenStory } from './use-open-story.ts'
import { FailedStory } from './states/failed-story.tsx'
import { LoadingEditor } from './states/loading-editor.tsx'
import { GeneratingStory } from './states/generating-story.tsx'
import { NotOwner, ProblemPage, StoryNotFound } from './states/closed-pages.tsx'
import type { EditorPageProps } from './editor-page-props.ts'

const UNREADABLE: ReadonlySet<string | null> = new Set(['NOT_FOUND', 'STORY_NOT_FOUND', 'FORBIDDEN'])

/** Loads the story of the URL and opens the editor; loading, errors and other states have their own pages. */
export function EditorPage(props: EditorPageProps) {
  const { me } = useSession()
  const [opening, setOpening] = useState(0)
  const { data, error, refetch } = useOpenStory(props.storyId, me?.id)
  if (!data && error) {
    return UNREADABLE.has(codeOf(error)) ? <StoryNotFound /> : <ProblemPage error={error} onRetry={() => void refetch()} />
  }
  if (!data || !me) return <LoadingEditor />
  const { story } = data
  if (story.created_by_user_id !== me.id) return <NotOwner />
  if (isGeneratingStory(story)) return <GeneratingStory story={story} />
  if (canOnlyDelete(story.status)) return <FailedStory story={story} />
  const reopen = async (): Promise<void> => {
    await refetch({ throwOnError: true })
    setOpening((count) => count + 1)
  }
  return <OpenedEditor key={`${story.id}:${opening}`} {...props} edited={data} onReopen={reopen} />
}
