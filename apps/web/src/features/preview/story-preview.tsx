import { useEffect, useState } from 'react'
import { noteOpenPreview } from '../../story-data/open-previews.ts'
import type { StoryPreviewProps } from '../../slots/story-preview.ts'
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewPanes } from './preview-panes.tsx'
import { useLostStory } from './use-lost-story.ts'
import { usePreviewSteps } from './use-preview-steps.ts'
import { useToldPreviews } from './use-told-previews.ts'

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
