import { useEffect, useState } from 'react'
import { registerOpenPreview } from '../../story-data/open-previews.ts'
import type { StoryPreviewProps } from '../../slots/story-preview.ts'
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewPanes } from './preview-panes.tsx'
import { useCloseWhenRemoved } from './use-close-when-removed.ts'
import { usePreviewSteps } from './use-preview-steps.ts'
import { useTrackPreviews } from './use-track-previews.ts'

/** Preview dialog over a list: video, details and actions of a story. */
export function StoryPreview({ cards, storyId, place, recommId = null, onStep, onClose, onEnd, onDelete }: StoryPreviewProps) {
  const card = storyId === null ? null : (cards.find(({ id }) => id === storyId) ?? null)
  const [last, setLast] = useState(card)
  if (card !== null && card !== last) setLast(card)
  const steps = usePreviewSteps({ cards, storyId, onStep, onEnd })
  const lostCard = useCloseWhenRemoved({ storyId, card, onClose })
  useTrackPreviews(card)
  const isOpen = card !== null
  useEffect(() => (isOpen ? registerOpenPreview() : undefined), [isOpen])
  // In the community each opened story has its own history entry.
  useBackCloses(isOpen && place === 'own', onClose)
  const visibleCard = card ?? last
  return (
    <PreviewDialog isOpen={isOpen} storyId={storyId} steps={steps} onClose={onClose}>
      {visibleCard && (
        <PreviewPanes
          key={visibleCard.id}
          card={visibleCard}
          isOpen={isOpen}
          place={place}
          recommId={recommId}
          onDelete={
            onDelete &&
            (() => {
              lostCard.expect(visibleCard.id)
              onDelete(visibleCard)
            })
          }
        />
      )}
    </PreviewDialog>
  )
}
