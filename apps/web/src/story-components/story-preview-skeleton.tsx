import { communityTexts as texts } from '../texts/community.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

/** Skeleton of the preview dialog. */
export const StoryPreviewSkeleton = () => (
  <div role="status" aria-label={texts.opening} className="fixed inset-0 z-40 grid place-items-center bg-scrim">
    <div className="grid size-full overflow-hidden bg-surface shadow-dialog md:h-[min(829px,calc(100dvh-32px))] md:w-[min(1103px,calc(100vw-32px))] md:grid-cols-[7fr_3fr] md:rounded-dialog">
      <div className="bg-well max-md:aspect-video" />
      <div className="grid content-start gap-3 p-5">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-3 h-25" />
      </div>
    </div>
  </div>
)
