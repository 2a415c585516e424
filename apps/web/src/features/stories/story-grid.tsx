import { useState, type ReactNode } from 'react'
import { track } from '../../analytics/track.ts'
import { StoryPreview } from '../../preview/story-preview.tsx'
import type { Me } from '../../session/me.ts'
import { storyTexts } from '../../texts/stories.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DeleteStory } from './delete-story.tsx'
import { StoryCard } from './story-card.tsx'
import type { StoryCardData } from '../../story/story-lists.ts'

type StoryGridProps = { cards: readonly StoryCardData[]; me: Me; heading: 'h2' | 'h3'; skeletons?: number }

/** Cards in 2, 3, 3 or 4 columns; the preview and the delete question of the card that was chosen. Source: H-045. */
export function StoryGrid({ cards, me, heading, skeletons = 0 }: StoryGridProps) {
  const [playing, setPlaying] = useState<string | null>(null)
  const [doomed, setDoomed] = useState<string | null>(null)
  const play = (card: StoryCardData) => {
    track('story_previewed', { story_id: card.id, category_id: card.category_id, source: 'preview_dialog' })
    setPlaying(card.id)
  }
  return (
    <>
      <GridFrame>
        {cards.map((card) => (
          <li key={card.id} className="min-w-0">
            <StoryCard
              card={card}
              heading={heading}
              isOwner={card.created_by_user_id === me.id}
              onPlay={() => play(card)}
              onDelete={() => setDoomed(card.id)}
            />
          </li>
        ))}
        <Skeletons count={skeletons} />
      </GridFrame>
      <StoryPreview
        cards={cards}
        storyId={playing}
        place="own"
        onStep={setPlaying}
        onClose={() => setPlaying(null)}
        onDelete={(card) => setDoomed(card.id)}
      />
      <DeleteStory storyId={doomed ?? ''} open={doomed !== null} onOpenChange={(open) => !open && setDoomed(null)} />
    </>
  )
}

const GridFrame = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-4 lg:grid-cols-4">{children}</ul>
)

/** As many shapes of cards as will come. */
export function StorySkeletons({ count }: { count: number }) {
  return (
    <div role="status" aria-label={storyTexts.list.loading}>
      <GridFrame>
        <Skeletons count={count} />
      </GridFrame>
    </div>
  )
}

const Skeletons = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => (
    <li key={`skeleton-${index}`} aria-hidden className="min-w-0">
      <Skeleton className="h-36.5 rounded-thumb" />
      <Skeleton className="mt-3 h-3.5 w-3/4" />
      <Skeleton className="mt-2.5 h-3 w-1/2" />
    </li>
  ))
