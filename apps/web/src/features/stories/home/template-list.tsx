import { useState } from 'react'
import { StoryPreview } from '../../../slots/story-preview.ts'
import type { StoryCardData } from '../../../story-data/story-lists.ts'
import { storyTexts } from '../../../texts/stories.ts'
import { CardGrid } from '../card/card-grid.tsx'
import { DeleteTemplate } from './delete-template.tsx'
import { TemplateCard } from './template-card.tsx'

type TemplateListProps = { cards: readonly StoryCardData[]; emptyText?: string }

/** Examples; without any, one sentence. */
export function TemplateList({ cards, emptyText = storyTexts.examples.empty }: TemplateListProps) {
  const [shown, setShown] = useState<string | null>(null)
  const [doomed, setDoomed] = useState<string | null>(null)
  return (
    <>
      {cards.length === 0 && <p className="rounded-card border border-line px-4 py-8 text-center text-13 text-text-3">{emptyText}</p>}
      {cards.length > 0 && (
        <CardGrid>
          {cards.map((card) => (
            <li key={card.id} className="min-w-0">
              <TemplateCard card={card} onPreview={() => setShown(card.id)} onDelete={() => setDoomed(card.id)} />
            </li>
          ))}
        </CardGrid>
      )}
      <StoryPreview
        cards={cards}
        storyId={shown}
        place="own"
        onStep={setShown}
        onClose={() => setShown(null)}
        onDelete={(card) => setDoomed(card.id)}
      />
      <DeleteTemplate
        templateId={doomed ?? ''}
        open={doomed !== null}
        onOpenChange={(open) => !open && setDoomed(null)}
        onDeleted={() => shown === doomed && setShown(null)}
      />
    </>
  )
}
