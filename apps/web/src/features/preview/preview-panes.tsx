import { useState } from 'react'
import { useStoryTracker } from '../../analytics/recommendation/use-story-tracker.ts'
import { useSession } from '../../session/me.ts'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { PreviewActions } from './preview-actions.tsx'
import { PreviewDetails } from './preview-details.tsx'
import { PreviewStage } from './preview-stage.tsx'

type PreviewPanesProps = {
  card: StoryCardData
  isOpen: boolean
  place: 'own' | 'community'
  recommId: string | null
  onDelete?: () => void
}

/** Video left, details right, 70:30; below 768 px the video is on top. */
export function PreviewPanes({ card, isOpen, place, recommId, onDelete }: PreviewPanesProps) {
  const { me } = useSession()
  const viewerId = me?.id ?? null
  const [isDownloading, setDownloading] = useState(false)
  const trackStory = useStoryTracker({ storyId: card.id, recommId: place === 'community' ? recommId : null, isOpen })
  return (
    <div className="grid min-h-full max-md:grid-rows-[auto_1fr] md:h-full md:grid-cols-[minmax(0,7fr)_minmax(280px,3fr)]">
      <PreviewStage
        isDownloading={isDownloading}
        card={card}
        isOpen={isOpen}
        isOwner={card.created_by_user_id === viewerId}
        watched={trackStory.film}
      />
      <div className="flex min-h-0 min-w-0 flex-col md:border-s md:border-line">
        <PreviewDetails card={card} viewerId={viewerId} place={place} isOpen={isOpen} />
        <PreviewActions
          onDownloading={setDownloading}
          card={card}
          viewerId={viewerId}
          place={place}
          onDelete={onDelete}
          tracking={trackStory}
        />
      </div>
    </div>
  )
}
