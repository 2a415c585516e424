import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { codeOf } from '../../api/error.ts'
import { ListError } from '../../story-components/list-error.tsx'
import { StoryNotFound } from '../../story-components/story-not-found.tsx'
import { storyQuery } from '../../story-data/story-lists.ts'
import { storyTexts } from '../../texts/stories.ts'
import { communityTexts as texts } from '../../texts/community.ts'
import { StoryPreviewSkeleton } from '../../story-components/story-preview-skeleton.tsx'
import type { LinkedStory } from './use-opened-story.ts'

/** Preview of a story by its URL over `home`; not found when the reader may not see it. */
export function LinkedStoryPage({ linked, home }: { linked: LinkedStory; home: ReactNode }) {
  const { data, error, refetch } = useQuery(storyQuery(linked.id))
  const [wasShown, setWasShown] = useState(false)
  const isThere = data !== undefined && (linked.at === 'share' || data.is_published)
  // A story that is unpublished while it is open stays until it is closed.
  if (isThere && !wasShown) setWasShown(true)
  if (wasShown) return home
  if (data || ['NOT_FOUND', 'STORY_NOT_FOUND', 'FORBIDDEN'].includes(codeOf(error) ?? ''))
    return (
      <main id="content" className="page">
        <StoryNotFound leadsTo="home" />
      </main>
    )
  if (error)
    return (
      <main id="content" className="page">
        <ListError
          error={error}
          failed={storyTexts.requests.getFailed}
          title={texts.failed}
          text={texts.failedText}
          onRetry={() => void refetch()}
        />
      </main>
    )
  return (
    <>
      {home}
      <StoryPreviewSkeleton />
    </>
  )
}
