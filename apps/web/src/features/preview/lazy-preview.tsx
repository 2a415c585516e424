import { lazy, Suspense, useState } from 'react'
import { StoryPreviewSkeleton } from '../../story-components/story-preview-skeleton.tsx'
import type { StoryPreviewProps } from '../../slots/story-preview.ts'

const StoryPreview = lazy(async () => ({ default: (await import('./story-preview.tsx')).StoryPreview }))

/** Preview, loaded lazily when the first story is opened. */
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
