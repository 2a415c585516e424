import { usePlayEvents } from '../../../analytics/use-play-events.ts'
import { createTexts } from '../../../texts/create.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { FramedVideoPlayer } from '../../../ui/video-player/framed-video-player.tsx'
import { FailedShots } from './failed-shots.tsx'
import type { RunStory } from './run-story.ts'
import { shotTiles } from './shot-tiles.ts'

const texts = createTexts.result

/** The player, or a message if the file is missing. */
export function FinishedFilm({ story }: { story: RunStory }) {
  const events = usePlayEvents(story, 'progress_page')
  const failed = shotTiles(story).filter((tile) => tile.state === 'failed')
  return (
    <div className="mb-8 grid gap-3">
      {story.last_export_url === null ? (
        <Banner tone="danger">{texts.fileMissing}</Banner>
      ) : (
        <FramedVideoPlayer
          src={story.last_export_url}
          poster={story.last_export_thumbnail_url}
          title={texts.video(story.title)}
          width={story.metadata.width}
          height={story.metadata.height}
          failedText={texts.playbackFailed}
          events={events}
        />
      )}
      {failed.length > 0 && <FailedShots storyId={story.id} shotIds={failed.map(({ id }) => id)} />}
    </div>
  )
}
