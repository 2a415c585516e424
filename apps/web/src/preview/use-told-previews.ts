import { useEffect, useRef } from 'react'
import { track } from '../analytics/track.ts'
import type { StoryCardData } from '../story/story-lists.ts'

/** Tells each story that is shown, once while the preview is open. Source: C-319, H-222, CD-98. */
export function useToldPreviews(card: Pick<StoryCardData, 'id' | 'category_id'> | null): void {
  const told = useRef(new Set<string>())
  const id = card?.id
  const category = card?.category_id
  useEffect(() => {
    if (id === undefined) return told.current.clear()
    if (told.current.has(id)) return
    told.current.add(id)
    track('story_previewed', { story_id: id, category_id: category, source: 'preview_dialog' })
  }, [id, category])
}
