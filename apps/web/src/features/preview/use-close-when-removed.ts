import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { codeOf } from '../../api/error.ts'
import { changeCards, storyQuery, type StoryCardData } from '../../story-data/story-lists.ts'
import { previewTexts } from '../../texts/preview.ts'
import { toast } from '../../ui/feedback/toast.tsx'

type CloseWhenRemovedOptions = { readonly storyId: string | null; readonly card: StoryCardData | null; readonly onClose: () => void }

/** Closes the preview with a toast when its story is deleted or no longer readable; without a toast for deletions announced by `expect`. */
export function useCloseWhenRemoved({ storyId, card, onClose }: CloseWhenRemovedOptions): { readonly expect: (id: string) => void } {
  const client = useQueryClient()
  const expected = useRef<string | null>(null)
  const seen = useRef<string | null>(null)
  const { error } = useQuery({ ...storyQuery(storyId ?? ''), enabled: card !== null, retry: false })
  const isUnknown = ['NOT_FOUND', 'STORY_NOT_FOUND', 'FORBIDDEN'].includes(codeOf(error) ?? '')
  const isListed = card !== null
  const leave = useEffectEvent((id: string) => {
    if (isUnknown) changeCards(client, (card) => (card.id === id ? null : card))
    if (expected.current !== id) toast.info(previewTexts.removed)
    onClose()
  })
  useEffect(() => {
    if (storyId === null) {
      seen.current = null
    } else if (isListed && !isUnknown) {
      seen.current = storyId
    } else if (isUnknown || seen.current === storyId) {
      seen.current = null
      leave(storyId)
    }
  }, [storyId, isListed, isUnknown])
  return { expect: (id) => (expected.current = id) }
}
