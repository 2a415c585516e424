import { useEffect, useEffectEvent, useRef } from 'react'
import { track } from '../../analytics/track.ts'
import type { StoryCardData } from '../../story-data/story-lists.ts'
import { textOf } from '../../story-data/story-origins.ts'

/** Tracks one `story_previewed` event per story while the preview is open. */
export function useTrackPreviews(card: StoryCardData | null): void {
  const tracked = useRef(new Set<string>())
  const id = card?.id
  const trackPreview = useEffectEvent(() => card && track('story_previewed', previewProperties(card)))
  useEffect(() => {
    if (id === undefined) return tracked.current.clear()
    if (tracked.current.has(id)) return
    tracked.current.add(id)
    trackPreview()
  }, [id])
}

const previewProperties = ({ id, category_id, category_inputs, is_preview, workflow_run_id }: StoryCardData) => ({
  story_id: id,
  category_id,
  video_type: category_id === 'music_video' ? (textOf(category_inputs.video_type) ?? undefined) : undefined,
  is_preview,
  workflow_run_id: workflow_run_id ?? undefined,
  source: 'preview_dialog',
})
