import { useMemo } from 'react'
import { useEditor } from '../../session/editor-context.tsx'
import { useView } from '../timeline-context.tsx'
import { findOnTracks, orderedItems } from '../visible-items.ts'

/** Id of the item in the tab order (roving tabindex): last focused, else selected, else the first. */
export function useTabStop(): string | null {
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const showsCaptions = useEditor(({ document }) => document.timeline.globalConfig.captions.enabled)
  const focused = useView((view) => view.focusedId)
  const selected = useEditor(({ selectedItemIds }) => selectedItemIds[0] ?? null)
  return useMemo(() => {
    const drawn = tracks.filter(({ type }) => showsCaptions || type !== 'file')
    const isThere = (id: string | null): id is string => id !== null && findOnTracks(drawn, id) !== undefined
    if (isThere(focused)) return focused
    if (isThere(selected)) return selected
    const first = drawn.find(({ isPrimary, items }) => isPrimary && items.length > 0) ?? drawn.find(({ items }) => items.length > 0)
    return first ? (orderedItems(first.items)[0]?.id ?? null) : null
  }, [tracks, showsCaptions, focused, selected])
}
