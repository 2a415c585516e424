import { lazy, Suspense, useState } from 'react'
import { OpeningStory } from './opening-story.tsx'
import type { StoryPreviewProps } from './story-preview.tsx'

const StoryPreview = lazy(async () => ({ default: (await import('./story-preview.tsx')).StoryPreview }))

/** The preview, fetched when a first story is opened: pages of lists come without it. */
export function LazyPreview(props: StoryPreviewProps) {
  const [wasOpened, setWasOpened] = useState(props.storyId !== null)
  if (props.storyId !== null && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={props.storyId !== null && <OpeningStory />}>
      <StoryPreview {...props} />
    </Suspense>
  )
}
