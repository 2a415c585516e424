import { useState } from 'react'

/** Which card of a list of own stories is shown in the preview, and which is about to be deleted. */
export function useCardDialogs() {
  const [shownId, setShownId] = useState<string | null>(null)
  const [deletedId, setDeletedId] = useState<string | null>(null)
  return {
    show: setShownId,
    askToDelete: setDeletedId,
    deletedId: deletedId ?? '',
    /** Properties of the preview. */
    preview: {
      storyId: shownId,
      place: 'own' as const,
      onStep: setShownId,
      onClose: () => setShownId(null),
      onDelete: (card: { readonly id: string }) => setDeletedId(card.id),
    },
    /** Properties of the delete confirmation. */
    question: {
      open: deletedId !== null,
      onOpenChange: (open: boolean) => !open && setDeletedId(null),
      onDeleted: () => shownId === deletedId && setShownId(null),
    },
  }
}
