import { lazy, Suspense, useState } from 'react'
import { StoryPreviewSkeleton } from '../../story-components/story-preview-skeleton.tsx'
import type { StoryPreviewProps } from '../../slots/story-preview.ts'

const StoryPreview = lazy(async () => ({ default: (await import('./story-preview.tsx')).StoryPreview }))

/** The preview, fetched when a first story is opened: pages of lists come without it. */
export function LazyPreview(props: StoryPreviewProps) {
  const [wasOpened, setWasOpened] = useState(props.storyId !== null)
  if (props.storyId !== null && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={props.storyId !== null && <StoryPreviewSkeleton />}>
      <StoryPreview {...props} />
    </Suspense>
  )
}
