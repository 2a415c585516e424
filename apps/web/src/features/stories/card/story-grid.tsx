import { useState } from 'react'
import { StoryPreview } from '../../../slots/story-preview.ts'
import type { Me } from '../../../session/me.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { WindowedItem } from '../../../ui/layout/windowed-item.tsx'
import { CardGrid, CardSkeletons } from './card-grid.tsx'
import { DeleteStory } from '../delete-story.tsx'
import { StoryCard } from './story-card.tsx'
import { useFinishedExports } from '../live/use-finished-exports.ts'

type StoryGridProps = {
  cards: readonly StoryCardData[]
  me: Me
  heading: 'h2' | 'h3'
  skeletons?: number
  /** Asks for more when the preview has come to the last card. */
  onEnd?: () => void
}

/** Own stories; the preview and the delete question of the card that was chosen. */
export function StoryGrid({ cards, me, heading, skeletons = 0, onEnd }: StoryGridProps) {
  const [shown, setShown] = useState<string | null>(null)
  const [doomed, setDoomed] = useState<string | null>(null)
  useFinishedExports(cards)
  return (
    <>
      <CardGrid>
        {cards.map((card) => (
          <WindowedItem key={card.id} className="min-w-0">
            <StoryCard
              card={card}
              heading={heading}
              isCreator={card.created_by_user_id === me.id}
              hasAuthor={me.plan === 'team'}
              onPreview={() => setShown(card.id)}
              onDelete={() => setDoomed(card.id)}
            />
          </WindowedItem>
        ))}
        <CardSkeletons count={skeletons} />
      </CardGrid>
      <StoryPreview
        cards={cards}
        storyId={shown}
        place="own"
        onStep={setShown}
        onClose={() => setShown(null)}
        onEnd={onEnd}
        onDelete={(card) => setDoomed(card.id)}
      />
      <DeleteStory
        storyId={doomed ?? ''}
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        onDeleted={() => shown === doomed && setShown(null)}
      />
    </>
  )
}
