import { CATEGORY_NAMES } from '@fablecut/domain/story/category-name'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { usePlayEvents } from '../analytics/use-play-events.ts'
import { downloadFilm } from '../story/download-film.ts'
import { formatDate } from '../story/format.ts'
import type { StoryCardData } from '../story/story-lists.ts'
import { storyTexts as texts } from '../texts/stories.ts'
import { buttonClass } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { VideoPlayer } from '../ui/video-player.tsx'

export type StoryPreviewProps = {
  /** The cards of the list it was opened from, in their order; previous and next step through those that can be previewed. */
  cards: readonly StoryCardData[]
  /** The story shown; null: closed. */
  storyId: string | null
  /** `own` lists offer all to the creator; `community` (grid, profile, deep links) never offers Delete and tells recommendations. Source: HD-33, HD-65. */
  place: 'own' | 'community'
  /** Of the list; without one nothing is told to the recommendations. */
  recommId?: string | null
  onStep: (storyId: string) => void
  onClose: () => void
  /** Asks for the next page when the last card is shown; absent: there is none. */
  onEnd?: () => void
  onDelete?: (card: StoryCardData) => void
}

/** Plays a story over its list. */
export function StoryPreview({ cards, storyId, onClose }: StoryPreviewProps) {
  const story = cards.find((card) => card.id === storyId) ?? null
  const url = story?.last_export_url
  return (
    <Dialog
      open={Boolean(story && url)}
      onOpenChange={(open) => !open && onClose()}
      title={story?.title ?? ''}
      description={story && `${CATEGORY_NAMES[story.category_id]}, ${formatDate(story.created_at)}`}
      width="lg"
      phone="full"
      actions={
        story && (
          <>
            <Link to="/story/my/$id" params={{ id: story.id }} className={buttonClass({ variant: 'ghost' })}>
              {texts.detail.open}
            </Link>
            <Button variant="primary" icon={<Download aria-hidden />} onClick={() => void downloadFilm(story)}>
              {texts.card.download}
            </Button>
          </>
        )
      }
    >
      {story && url && <Film key={story.id} story={story} url={url} />}
    </Dialog>
  )
}

function Film({ story, url }: { story: StoryCardData; url: string }) {
  const events = usePlayEvents(story, 'preview_dialog')
  return (
    <VideoPlayer
      autoPlay
      src={url}
      poster={story.last_export_thumbnail_url}
      title={texts.detail.video(story.title)}
      width={story.metadata.width}
      height={story.metadata.height}
      failedText={texts.detail.videoFailed}
      events={events}
    />
  )
}
