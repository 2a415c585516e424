import { isInProgress, isPlayable } from '@fablecut/domain/story/status-rules'
import { useState } from 'react'
import { cardTarget } from '../../../story-data/card-target.ts'
import { choiceTexts } from '../../../texts/choices.ts'
import { formatDate } from '../../../texts/format.ts'
import { storyStatusLabel } from '../../../story-data/status-label.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { authorOf } from '../../../story-data/author.ts'
import { RenameTitle } from '../organize/rename-title.tsx'
import { CardActions } from './card-actions.tsx'
import { CardFrame } from './card-frame.tsx'
import { CardImage, type Dim } from '../../../story-components/card-image.tsx'
import { CardState } from './card-state.tsx'
import { CardTitle } from './card-title.tsx'

type StoryCardProps = {
  card: StoryCardData
  isCreator: boolean
  /** Shows the author, for team stories. */
  hasAuthor: boolean
  /** Level of its title below the page's or the block's. */
  heading: 'h2' | 'h3'
  onPreview: () => void
  onDelete: () => void
}

/** Card of an own or team story with its state and actions. */
export function StoryCard({ card, isCreator, hasAuthor, heading, onPreview, onDelete }: StoryCardProps) {
  const canPlay = isPlayable(card.status)
  const dim = dimOf(card)
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <CardFrame
      heading={heading}
      picture={
        <>
          <CardImage card={card} dim={dim} isQuiet={dim !== 'none'} />
          <CardState card={card} isCreator={isCreator} onDelete={onDelete} />
          <CardActions card={card} isCreator={isCreator} onRename={() => setIsRenaming(true)} onDelete={onDelete} />
        </>
      }
      title={
        isRenaming ? (
          <RenameTitle card={card} onEnd={() => setIsRenaming(false)} />
        ) : (
          <CardTitle card={card} target={cardTarget(card, isCreator)} canPlay={canPlay} onPreview={onPreview} />
        )
      }
      meta={
        <>
          <StatusDot {...storyStatusLabel(card)} />
          <span className="shrink-0 whitespace-nowrap tabular-nums">{formatDate(card.created_at)}</span>
          <span className="ms-auto hidden truncate @min-[260px]:block">
            {hasAuthor ? authorOf(card) : choiceTexts.categories[card.category_id]}
          </span>
        </>
      }
    />
  )
}

function dimOf({ status }: StoryCardData): Dim {
  if (isInProgress(status) || status === 'failed:user_exporting_video') return 'half'
  return status.startsWith('failed') ? 'deep' : 'none'
}
