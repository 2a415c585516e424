import { isInProgress } from '@fablecut/domain/story/status-rules'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode, SyntheticEvent } from 'react'
import { usePlayEvents } from '../../analytics/use-play-events.ts'
import { useReportWatched } from '../../analytics/views/use-report-watched.ts'
import { endingText } from '../../story-data/status-label.ts'
import type { StoryTracking } from '../../analytics/recommendation/use-story-tracker.ts'
import { VideoPlayer } from '../../ui/video-player/video-player.tsx'
import { refetchStory, type StoryCardData } from '../../story-data/story-lists.ts'
import { previewTexts as texts } from '../../texts/preview.ts'
import { storyTexts } from '../../texts/stories.ts'
import { buttonClass } from '../../ui/buttons/button-style.ts'
import { cx } from '../../ui/class-names.ts'
import { CreatingScreen } from './creating-screen.tsx'
import { DownloadOverlay, ExportOverlay } from './export-overlay.tsx'
import { stageOf } from './preview-cards.ts'
import { useRunEnd } from './use-run-end.ts'

type PreviewStageProps = {
  card: StoryCardData
  isOpen: boolean
  isOwner: boolean
  isDownloading: boolean
  /** Reports watch progress. */
  watched: StoryTracking['film']
}

/** The video, or its placeholder; a re-export shows its progress over the last video. */
export function PreviewStage({ card, isOpen, isOwner, isDownloading, watched }: PreviewStageProps) {
  const stage = stageOf(card)
  const end = useRunEnd(card.status)
  const isRunning = isInProgress(card.status)
  const url = card.last_export_url
  const isUpright = card.metadata.height > card.metadata.width
  return (
    <div
      className={cx(
        'relative isolate grid min-h-50 place-items-center overflow-hidden bg-well max-md:w-full md:min-h-0',
        stage !== 'film' ? 'max-md:min-h-75' : isUpright ? 'max-md:aspect-4/5' : 'max-md:aspect-video',
      )}
    >
      <Fill card={card} />
      {stage === 'film' && url !== null && <Film key={url} card={card} url={url} isOpen={isOpen} isOwner={isOwner} watched={watched} />}
      {stage === 'making' && <CreatingScreen card={card} />}
      {stage === 'failed' && end === null && (
        <Sentence text={endingText(card, isOwner) ?? ''}>
          {isOwner && (
            <Link to="/story/my/$id" params={{ id: card.id }} className={buttonClass({ variant: 'raised' })}>
              {texts.storyPage}
            </Link>
          )}
        </Sentence>
      )}
      {stage === 'empty' && <Sentence text={isOwner ? texts.noFilm : texts.noFilmForOthers} />}
      {((stage === 'film' && isRunning) || end !== null) && <ExportOverlay card={card} />}
      {isDownloading && <DownloadOverlay />}
    </div>
  )
}

/** Blurred background image. */
function Fill({ card }: { card: StoryCardData }) {
  const picture = card.last_export_thumbnail_url ?? card.card_image_url
  return (
    picture && (
      <img src={picture} alt="" aria-hidden className="absolute inset-0 -z-10 size-full scale-110 object-cover blur-xl brightness-40" />
    )
  )
}

type FilmProps = Pick<PreviewStageProps, 'card' | 'isOpen' | 'isOwner' | 'watched'> & { url: string }

function Film({ card, url, isOpen, isOwner, watched }: FilmProps) {
  const client = useQueryClient()
  const report = useReportWatched(card.id, !isOwner && !card.is_template)
  const events = allHear(usePlayEvents(card, 'preview_dialog'), watched, report)
  const isMadeAgain = isInProgress(card.status)
  return (
    <VideoPlayer
      src={url}
      poster={card.last_export_thumbnail_url ?? card.card_image_url}
      title={storyTexts.detail.video(card.title)}
      width={card.metadata.width}
      height={card.metadata.height}
      failedText={storyTexts.detail.videoFailed}
      autoPlay
      isHeld={!isOpen || isMadeAgain}
      events={{
        ...events,
        onError: (event) => {
          events.onError(event)
          void refetchStory(client, card.id)
        },
      }}
    />
  )
}

/** Merges sets of event handlers. */
const allHear = (
  events: ReturnType<typeof usePlayEvents>,
  watched: StoryTracking['film'],
  report: ReturnType<typeof useReportWatched>,
) => ({
  ...events,
  onTimeUpdate: (event: SyntheticEvent<HTMLVideoElement>) => {
    events.onTimeUpdate(event)
    watched.onTimeUpdate(event)
    report.onTimeUpdate(event)
  },
  onSeeked: (event: SyntheticEvent<HTMLVideoElement>) => {
    events.onSeeked(event)
    watched.onSeeked(event)
  },
  onEnded: (event: SyntheticEvent<HTMLVideoElement>) => {
    events.onEnded(event)
    watched.onEnded(event)
  },
})

function Sentence({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid max-w-90 justify-items-center gap-4 p-6 text-center">
      <p role="status" className="rounded-md bg-on-picture px-3 py-2 text-14 text-text">
        {text}
      </p>
      {children}
    </div>
  )
}
