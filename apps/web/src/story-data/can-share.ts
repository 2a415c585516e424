import { isPlayable } from '@fablecut/domain/story/status-rules'
import { create } from 'zustand'
import type { StoryCardData } from './story-lists.ts'

const useOpenShares = create<{ readonly ids: readonly string[] }>()(() => ({ ids: [] }))

/** Registers an open share popup; call the returned function when it is closed. */
export function registerOpenSharePopup(storyId: string): () => void {
  useOpenShares.setState(({ ids }) => ({ ids: [...ids, storyId] }))
  return () => useOpenShares.setState(({ ids }) => ({ ids: ids.toSpliced(ids.indexOf(storyId), 1) }))
}

/**
 * Whether Share is offered: for playable stories that are no examples, and while its popup is open, even if its own export changes the story's
 * status.
 */
export function useCanShare({ id, status, is_template }: Pick<StoryCardData, 'id' | 'status' | 'is_template'>): boolean {
  const isOpen = useOpenShares(({ ids }) => ids.includes(id))
  return !is_template && (isOpen || isPlayable(status))
}
