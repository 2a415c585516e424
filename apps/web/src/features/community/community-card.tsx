import { Link } from '@tanstack/react-router'
import { FolderPlus } from 'lucide-react'
import { memo } from 'react'
import { authorOf, profileNameOf } from '../../story-data/author.ts'
import { LikeButton } from '../../story-components/people/like-button.tsx'
import { CardImage } from '../../story-components/card-image.tsx'
import { PLATE } from '../../story-components/card-plate.ts'
import { useAddToCollection } from '../../story-components/use-add-to-collection.tsx'
import { choiceTexts } from '../../texts/choices.ts'
import { formatDate, formatDuration } from '../../texts/format.ts'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { communityTexts as texts } from '../../texts/community.ts'
import { collectionTexts } from '../../texts/community/collections.ts'
import { viewTexts } from '../../texts/community/views.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { HoverVideo, useHoverVideo } from './hover-video.tsx'
import { previewOf } from './open-story.ts'

type CommunityCardProps = {
  card: StoryCardData
  heading: 'h2' | 'h3' | 'h4'
  hasSound: boolean
  /** False on profile pages. */
  hasAuthor: boolean
}

/** Card of a published story: 16:9 image that plays on hover, title, category, date and author. The whole card is clickable through the title's link. */
export const CommunityCard = memo(function FilmCard({ card, heading: Heading, hasSound, hasAuthor }: CommunityCardProps) {
  const { isPlaying, handlers } = useHoverVideo(card.id)
  const collecting = useAddToCollection(card)
  const isUpright = card.metadata.height > card.metadata.width
  return (
    <>
      <article {...handlers} className="group @container relative min-w-0">
        <div className="veil relative aspect-video overflow-hidden rounded-thumb bg-surface group-has-[.card-link:focus-visible]:shadow-(--focus)">
          <CardImage card={card} dim="none" isQuiet={false} />
          {isPlaying && card.last_export_url !== null && (
            <HoverVideo src={card.last_export_url} hasSound={hasSound} isUpright={isUpright} />
          )}
          {card.metadata.duration !== null && (
            <Badge tone="picture" className="absolute end-2 bottom-2">
              {formatDuration(card.metadata.duration)}
            </Badge>
          )}
          {card.is_published && !card.is_template && (
            <div className="quick absolute end-2 top-2 z-10 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100">
              <IconButton
                size="sm"
                className={PLATE}
                label={collectionTexts.add}
                aria-label={collectionTexts.addStory(card.title)}
                icon={<FolderPlus />}
                onClick={collecting.open}
              />
            </div>
          )}
        </div>
        <div className="grid gap-1 px-0.5 pt-2">
          <Heading dir="auto" className="min-w-0 truncate text-page text-14 font-medium">
            <Link
              {...previewOf(card.id)}
              preload={false}
              aria-label={texts.open(card.title)}
              className='card-link outline-none! shadow-none! after:absolute after:inset-0 after:content-[""]'
            >
              {card.title}
            </Link>
          </Heading>
          <div className="flex min-w-0 items-center justify-between gap-2 text-12 text-text-3">
            <Badge className="shrink-0">{choiceTexts.categories[card.category_id]}</Badge>
            <span className="hidden truncate tabular-nums @min-[210px]:block">{dateOf(card)}</span>
          </div>
          <div className="flex min-w-0 items-center justify-between gap-2 text-12 text-text-3">
            {hasAuthor && <Author card={card} />}
            {card.view_count > 0 && (
              <span className="hidden shrink-0 tabular-nums @min-[210px]:block">{viewTexts.count(card.view_count)}</span>
            )}
            <span className="shrink-0 tabular-nums @min-[210px]:hidden">{dateOf(card)}</span>
            {card.is_published && <LikeButton card={card} look="card" />}
          </div>
        </div>
      </article>
      {/* Not in the card: what the pointer does in the dialog is not done to the card. */}
      {collecting.dialog}
    </>
  )
})

const dateOf = ({ is_template, published_at, created_at }: StoryCardData): string =>
  is_template ? texts.example : formatDate(published_at ?? created_at)

/** Link to the author's profile; teams have none. */
function Author({ card }: { card: StoryCardData }) {
  const name = authorOf(card)
  const username = profileNameOf(card)
  if (username === null)
    return (
      <span dir="auto" className="truncate text-page">
        {name}
      </span>
    )
  return (
    <Link
      to="/@{$username}"
      params={{ username }}
      dir="auto"
      className="hit quick relative z-10 min-w-0 truncate rounded-sm text-page text-text-2 hover:text-text"
    >
      {name}
    </Link>
  )
}
