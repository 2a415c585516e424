import { Link } from '@tanstack/react-router'
import type { CardTarget } from '../../../story-data/card-target.ts'
import { EditorLink } from '../../../story-components/editor-link.tsx'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { storyTexts } from '../../../texts/stories.ts'

const COVER = 'card-link outline-none! shadow-none! after:absolute after:inset-0 after:z-1 after:cursor-pointer after:content-[""]'

type CardTitleProps = { card: Pick<StoryCardData, 'id' | 'title'>; target: CardTarget; canPlay: boolean; onPreview: () => void }

/** Title as link or button of the card. */
export function CardTitle({ card, target, canPlay, onPreview }: CardTitleProps) {
  if (target.to === 'preview')
    return (
      <button
        type="button"
        className={`${COVER} max-w-full truncate text-start`}
        onClick={onPreview}
        aria-label={canPlay ? storyTexts.card.play(card.title) : undefined}
      >
        {card.title}
      </button>
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
