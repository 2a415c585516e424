import { isInProgress } from '@fablecut/domain/story/status-rules'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { usePlayEvents } from '../analytics/use-play-events.ts'
import { failureText } from '../story/status-words.ts'
import type { StoryCardData } from '../story/story-lists.ts'
import { previewTexts as texts } from '../texts/preview.ts'
import { storyTexts } from '../texts/stories.ts'
import { buttonClass } from '../ui/button-style.ts'
import { CreatingScreen } from './creating-screen.tsx'
import { ExportOverlay } from './export-overlay.tsx'
import { FilmPlayer } from './film-player.tsx'
import { stageOf } from './preview-cards.ts'
import { useRunEnd } from './use-run-end.ts'

type PreviewStageProps = { card: StoryCardData; isOpen: boolean; isOwner: boolean }

/** The film, or what stands in its place. A film that is made again lies under what is known of that. Source: H-083, H-099. */
export function PreviewStage({ card, isOpen, isOwner }: PreviewStageProps) {
  const stage = stageOf(card)
  const end = useRunEnd(card.status)
  const isRunning = isInProgress(card.status)
  const url = card.last_export_url
  return (
    <div className="relative isolate grid min-h-70 place-items-center overflow-hidden bg-well max-md:aspect-video max-md:w-full md:min-h-0">
      <Fill card={card} />
      {stage === 'film' && url !== null && <Film key={url} card={card} url={url} isOpen={isOpen} />}
      {stage === 'making' && <CreatingScreen card={card} />}
      {stage === 'failed' && end === null && (
        <Sentence text={failureText(card.status) ?? ''}>
          {isOwner && (
            <Link to="/story/my/$id" params={{ id: card.id }} className={buttonClass({ variant: 'raised' })}>
              {texts.storyPage}
            </Link>
          )}
        </Sentence>
      )}
      {stage === 'empty' && <Sentence text={isOwner ? texts.noFilm : texts.noFilmForOthers} />}
      {((stage === 'film' && isRunning) || end !== null) && <ExportOverlay card={card} />}
    </div>
  )
}

/** The blurred picture of the film that it stands on. */
function Fill({ card }: { card: StoryCardData }) {
  const picture = card.last_export_thumbnail_url ?? card.card_image_url
  return (
    picture && (
      <img src={picture} alt="" aria-hidden className="absolute inset-0 -z-10 size-full scale-110 object-cover blur-xl brightness-40" />
    )
  )
}

function Film({ card, url, isOpen }: { card: StoryCardData; url: string; isOpen: boolean }) {
  const events = usePlayEvents(card, 'preview_dialog')
  const film = useRef<HTMLVideoElement>(null)
  const isHidden = isInProgress(card.status)
  useEffect(() => {
    if (!isOpen || isHidden) film.current?.pause()
  }, [isOpen, isHidden])
  return (
    <FilmPlayer
      ref={film}
      src={url}
      poster={card.last_export_thumbnail_url ?? card.card_image_url}
      title={storyTexts.detail.video(card.title)}
      width={card.metadata.width}
      height={card.metadata.height}
      failedText={storyTexts.detail.videoFailed}
      autoPlay={!isHidden}
      events={events}
    />
  )
}

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
