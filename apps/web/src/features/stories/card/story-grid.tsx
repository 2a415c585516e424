import type { ReactElement } from 'react'
import { StoryPreview } from '../../../slots/story-preview.ts'
import type { Me } from '../../../session/me.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { WindowedItem } from '../../../ui/layout/windowed-item.tsx'
import { CardGrid, CardSkeletons } from './card-grid.tsx'
import { DeleteStory } from '../delete-story.tsx'
import { Selectable } from '../organize/selectable.tsx'
import type { Selection } from '../organize/use-selection.ts'
import { StoryCard } from './story-card.tsx'
import { useCardDialogs } from './use-card-dialogs.ts'
import { useFinishedExports } from '../live/use-finished-exports.ts'

type StoryGridProps = {
  cards: readonly StoryCardData[]
  me: Me
  heading: 'h2' | 'h3'
  skeletons?: number
  /** Cards are selected instead of opened. */
  selection?: Selection
  /** Called when the preview reaches the last card. */
  onEnd?: () => void
}

/** Grid of own stories with preview and delete confirmation. */
export function StoryGrid({ cards, me, heading, skeletons = 0, selection, onEnd }: StoryGridProps) {
  const dialogs = useCardDialogs()
  useFinishedExports(cards)
  return (
    <>
      <CardGrid>
        {cards.map((card, index) => (
          <WindowedItem key={card.id} className="min-w-0" position={index + 1} count={onEnd ? null : cards.length}>
            {inSelection(
              card,
              selection,
              <StoryCard
                card={card}
                heading={heading}
                isCreator={card.created_by_user_id === me.id}
                hasAuthor={me.plan === 'team'}
                onPreview={() => dialogs.show(card.id)}
                onDelete={() => dialogs.askToDelete(card.id)}
              />,
            )}
          </WindowedItem>
        ))}
        <CardSkeletons count={skeletons} />
      </CardGrid>
      <StoryPreview cards={cards} {...dialogs.preview} onEnd={onEnd} />
      <DeleteStory storyId={dialogs.deletedId} {...dialogs.question} />
    </>
  )
}

const inSelection = (card: StoryCardData, selection: Selection | undefined, element: ReactElement) =>
  selection ? (
    <Selectable title={card.title} isSelected={selection.ids.includes(card.id)} onToggle={() => selection.toggle(card.id)}>
      {element}
    </Selectable>
  ) : (
    element
  )
