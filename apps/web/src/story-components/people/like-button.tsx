import { Heart } from 'lucide-react'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { useLike } from '../../story-data/people/use-like.ts'
import { peopleTexts } from '../../texts/people/people.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/class-names.ts'

const texts = peopleTexts.like

type LikeButtonProps = {
  card: Pick<StoryCardData, 'id' | 'title' | 'like_count' | 'is_liked'>
  /** `card`: small, above the link of the card. */
  look: 'card' | 'page'
}

/** Likes a published story, with the number of likes. */
export function LikeButton({ card, look }: LikeButtonProps) {
  const toggle = useLike(card)
  const { title, like_count: count, is_liked: isLiked } = card
  const heart = <Heart aria-hidden className={cx(isLiked && 'fill-current text-accent')} />
  const shared = { 'aria-pressed': isLiked, 'aria-label': texts.label(title, count), onClick: toggle }
  if (look === 'page')
    return (
      <Button {...shared} size="sm" variant={isLiked ? 'raised' : 'line'} icon={heart}>
        <span className="tabular-nums">{count === 0 ? texts.like : texts.count(count)}</span>
      </Button>
    )
  return (
    <button
      {...shared}
      type="button"
      className="hit quick relative z-10 ms-auto inline-flex shrink-0 items-center gap-1 rounded-sm text-12 tabular-nums hover:text-text [&_svg]:size-3.5"
    >
      {heart}
      {count > 0 && texts.count(count)}
    </button>
  )
}
