import { StoryPreview } from '../../../slots/story-preview.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { CardGrid } from '../card/card-grid.tsx'
import { useCardDialogs } from '../card/use-card-dialogs.ts'
import { DeleteTemplate } from './delete-template.tsx'
import { TemplateCard } from './template-card.tsx'

type TemplateListProps = { cards: readonly StoryCardData[]; emptyText?: string }

/** Examples; without any, a message. */
export function TemplateList({ cards, emptyText = storyTexts.examples.empty }: TemplateListProps) {
  const dialogs = useCardDialogs()
  return (
    <>
      {cards.length === 0 && <p className="rounded-card border border-line px-4 py-8 text-center text-13 text-text-3">{emptyText}</p>}
      {cards.length > 0 && (
        <CardGrid>
          {cards.map((card) => (
            <li key={card.id} className="min-w-0">
              <TemplateCard card={card} onPreview={() => dialogs.show(card.id)} onDelete={() => dialogs.askToDelete(card.id)} />
            </li>
          ))}
        </CardGrid>
      )}
      <StoryPreview cards={cards} {...dialogs.preview} />
      <DeleteTemplate templateId={dialogs.deletedId} {...dialogs.question} />
    </>
  )
}
