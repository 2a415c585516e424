import { CATEGORY_NAMES } from '@fablecut/domain/story/category-name'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { usePlayEvents } from '../../analytics/use-play-events.ts'
import { formatDate } from '../../story/format.ts'
import { storyTexts as texts } from '../../texts/stories.ts'
import { buttonClass } from '../../ui/button-style.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { VideoPlayer } from '../../ui/video-player.tsx'
import { download } from './card-actions.tsx'
import type { StoryCardData } from './story-list.ts'

/** Plays a finished story over the grid; the address stays. */
export function PreviewDialog({ story, onClose }: { story: StoryCardData | null; onClose: () => void }) {
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
            <Button variant="primary" icon={<Download aria-hidden />} onClick={() => void download(story)}>
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
