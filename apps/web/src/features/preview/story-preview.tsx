import { useEffect, useState } from 'react'
import { noteOpenPreview } from '../../story-data/open-previews.ts'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewPanes } from './preview-panes.tsx'
import { useLostStory } from './use-lost-story.ts'
import { usePreviewSteps } from './use-preview-steps.ts'
import { useToldPreviews } from './use-told-previews.ts'

export type StoryPreviewProps = {
  /** The cards of the list it was opened from, in their order; previous and next step through those that can be previewed. */
  cards: readonly StoryCardData[]
  /** The story shown; null: closed. */
  storyId: string | null
  /** `own` lists offer all to the creator; `community` (grid, profile, deep links) never offers Delete and tells recommendations. Source: HD-33, HD-65. */
  place: 'own' | 'community'
  /** Of the list; without one nothing is told to the recommendations. */
  recommId?: string | null
  onStep: (storyId: string) => void
  onClose: () => void
  /** Asks for the next page when the last card is shown; absent: there is none. */
  onEnd?: () => void
  onDelete?: (card: StoryCardData) => void
}

/** Plays a story over its list, tells what it was made of, and offers what can be done with it. Source: area preview. */
export function StoryPreview({ cards, storyId, place, recommId = null, onStep, onClose, onEnd, onDelete }: StoryPreviewProps) {
  const card = storyId === null ? null : (cards.find(({ id }) => id === storyId) ?? null)
  const [last, setLast] = useState(card)
  if (card !== null && card !== last) setLast(card)
  const steps = usePreviewSteps({ cards, storyId, onStep, onEnd })
  const lost = useLostStory({ storyId, card, onClose })
  useToldPreviews(card)
  const isOpen = card !== null
  useEffect(() => (isOpen ? noteOpenPreview() : undefined), [isOpen])
  // In the community each opened story is a step of the history of its own.
  useBackCloses(isOpen && place === 'own', onClose)
  const shown = card ?? last
  return (
    <PreviewDialog isOpen={isOpen} storyId={storyId} steps={steps} onClose={onClose}>
      {shown && (
        <PreviewPanes
          key={shown.id}
          card={shown}
          isOpen={isOpen}
          place={place}
          recommId={recommId}
          onDelete={
            onDelete &&
            (() => {
              lost.expect(shown.id)
              onDelete(shown)
            })
          }
        />
      )}
    </PreviewDialog>
  )
}
