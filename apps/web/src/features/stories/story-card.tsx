import { CATEGORY_NAMES } from '@fablecut/domain/story/category-name'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { formatDate, formatDuration } from '../../story/format.ts'
import { failureText, statusWord } from '../../story/status-words.ts'
import { storyTexts } from '../../texts/stories.ts'
import { Badge } from '../../ui/badge.tsx'
import { Progress } from '../../ui/progress.tsx'
import { StatusDot } from '../../ui/status-dot.tsx'
import { CardActions } from './card-actions.tsx'
import { cardTarget, processingView } from './card-model.ts'
import { CardPicture } from './card-picture.tsx'
import { EditorLink } from './editor-link.tsx'
import { FailureActions } from './failure-actions.tsx'
import type { StoryCardData } from '../../story/story-lists.ts'

type StoryCardProps = {
  card: StoryCardData
  isOwner: boolean
  /** Level of its title below the page's or the block's. */
  heading: 'h2' | 'h3'
  onPlay: () => void
  onDelete: () => void
}

/** Picture of 146 with the state on it, then title, status, date and category. The whole card is its title's link. */
export function StoryCard({ card, isOwner, heading: Heading, onPlay, onDelete }: StoryCardProps) {
  const processing = processingView(card)
  const failure = failureText(card.status)
  const canPlay = cardTarget(card).to === 'preview'
  return (
    <article className="group @container relative min-w-0">
      <div className="veil relative h-36.5 overflow-hidden rounded-thumb bg-surface group-has-[.card-link:focus-visible]:shadow-(--focus)">
        <CardPicture card={card} dim={processing ? 'half' : failure ? 'deep' : 'none'} isQuiet={Boolean(processing ?? failure)} />
        {canPlay && !failure && <PlayMark />}
        {canPlay && !failure && card.metadata.duration !== null && (
          <Badge tone="picture" className="absolute right-2 bottom-2">
            {formatDuration(card.metadata.duration)}
          </Badge>
        )}
        {processing && (
          <Progress
            className="absolute inset-x-3.5 bottom-3"
            label={processing.stage}
            percent={processing.percent}
            value={<span className="max-sm:hidden">{processing.count}</span>}
            valueText={processing.count ?? undefined}
            next={<span className="max-sm:hidden">{processing.next}</span>}
          />
        )}
        {failure && (
          <div className="absolute inset-x-3.5 bottom-3 grid gap-2.5">
            <p className="text-12 font-medium text-text sm:text-13">{failure}</p>
            <div className="relative z-10 flex flex-wrap gap-2">
              {isOwner && <FailureActions story={card} size="sm" onDelete={onDelete} />}
            </div>
          </div>
        )}
        <CardActions card={card} isOwner={isOwner} onDelete={onDelete} />
      </div>
      <div className="grid grid-cols-1 gap-0.5 px-0.5 pt-2">
        <Heading className="truncate text-14 font-medium">
          <CardTitle card={card} onPlay={onPlay} />
        </Heading>
        <div className="flex items-center gap-2 text-12 text-text-3 sm:gap-2.5">
          <StatusDot {...statusWord(card.status)} />
          <span className="truncate tabular-nums sm:shrink-0">{formatDate(card.created_at)}</span>
          <span className="ml-auto hidden truncate @min-[260px]:block">{CATEGORY_NAMES[card.category_id]}</span>
        </div>
      </div>
    </article>
  )
}

const COVER = 'card-link outline-none! shadow-none! after:absolute after:inset-0 after:cursor-pointer after:content-[""]'

function CardTitle({ card, onPlay }: { card: StoryCardData; onPlay: () => void }) {
  const target = cardTarget(card)
  if (target.to === 'preview')
    return (
      <button
        type="button"
        className={`${COVER} max-w-full truncate text-left`}
        onClick={onPlay}
        aria-label={storyTexts.card.play(card.title)}
      >
        {card.title}
      </button>
    )
  if (target.to === 'progress')
    return (
      <Link className={COVER} to="/story/create/workflow/$workflowRunId" params={{ workflowRunId: target.runId }}>
        {card.title}
      </Link>
    )
  if (target.to === 'detail')
    return (
      <Link className={COVER} to="/story/my/$id" params={{ id: card.id }}>
        {card.title}
      </Link>
    )
  return (
    <EditorLink className={COVER} storyId={card.id} target={target}>
      {card.title}
    </EditorLink>
  )
}

function PlayMark() {
  return (
    <span
      aria-hidden
      className="quick pointer-events-none absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-inverse text-on-inverse opacity-0 group-focus-within:opacity-100 group-hover:opacity-100"
    >
      <Play className="ml-0.5 size-5 fill-current" />
    </span>
  )
}
