import { isPlayable } from '@fablecut/domain/story/status-rules'
import { Play } from 'lucide-react'
import { formatDuration } from '../../../texts/format.ts'
import { endingText } from '../../../story-data/status-label.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Progress } from '../../../ui/feedback/progress.tsx'
import type { ProcessingView } from './card-model.ts'
import { FailureActions } from './failure-actions.tsx'
import { useProcessingView } from '../live/use-processing-view.ts'

type CardStateProps = { card: StoryCardData; isCreator: boolean; onDelete: () => void }

/** Overlay of a card's image: progress, failure with actions, or a play button. */
export function CardState({ card, isCreator, onDelete }: CardStateProps) {
  const processing = useProcessingView(card)
  const failure = endingText(card, isCreator)
  if (processing) return <ProgressState view={processing} />
  if (failure)
    return (
      <>
        <Shade />
        <div className="pointer-events-none absolute inset-x-3.5 bottom-3 grid gap-2.5">
          <p className="text-12 font-medium text-text touch:pe-5 sm:text-13">{failure}</p>
          <div className="pointer-events-auto relative z-10 flex flex-wrap gap-2">
            {isCreator && <FailureActions story={card} size="sm" onDelete={onDelete} />}
          </div>
        </div>
      </>
    )
  return isPlayable(card.status) ? <PlayState duration={card.metadata.duration} /> : null
}

const ProgressState = ({ view: { stage, percent, count, next } }: { view: ProcessingView }) => (
  <>
    <Shade />
    <Progress
      className="absolute inset-x-3.5 bottom-3"
      label={stage}
      percent={percent}
      value={<span className="max-sm:hidden">{count}</span>}
      valueText={count ?? undefined}
      next={<span className="max-sm:hidden">{next}</span>}
    />
  </>
)

/** Gradient that keeps text readable. */
const Shade = () => <span aria-hidden className="pointer-events-none absolute inset-0 bg-linear-to-t from-bg/90 to-transparent" />

/** Play icon on hover, duration in the corner. */
export const PlayState = ({ duration }: { duration: number | null }) => (
  <>
    <span
      aria-hidden
      className="quick pointer-events-none absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-inverse text-on-inverse opacity-0 group-focus-within:opacity-100 group-hover:opacity-100"
    >
      <Play className="ms-0.5 size-5 fill-current" />
    </span>
    {duration !== null && (
      <Badge tone="picture" className="absolute end-2 bottom-2">
        {formatDuration(duration)}
      </Badge>
    )}
  </>
)
