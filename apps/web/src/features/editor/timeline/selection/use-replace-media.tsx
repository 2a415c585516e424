import { findItem } from '@fablecut/domain/timeline/edit/tracks'
import type { MediaAsset, TimelineItem } from '@fablecut/domain/timeline/model'
import { useState, type ReactNode } from 'react'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { addMedia } from '../../media/add-media.ts'
import { MediaPicker } from '../../media/media-picker.tsx'
import { reportFailure } from '../../media/use-asset-actions.ts'
import { useEditor, useEditorSession } from '../../session/editor-context.tsx'
import { newItemId } from '../../session/new-ids.ts'
import { nowSeconds } from '../../session/now-seconds.ts'
import { reportRefusal } from '../../session/report-refusal.ts'
import { useTimelineTools } from '../timeline-context.tsx'
import { announce } from '../timeline-view.ts'

/** Replaces the media of the one selected item, which keeps its place and length. `picker` must be rendered; `open` is null when there is no such item. */
export function useReplaceMedia(): { readonly open: (() => void) | null; readonly picker: ReactNode } {
  const session = useEditorSession()
  const { view } = useTimelineTools()
  const [isOpen, setOpen] = useState(false)
  const itemId = useEditor(({ selectedItemIds }) => (selectedItemIds.length === 1 ? selectedItemIds[0] : undefined))
  const type = useEditor(({ document }) => mediaTypeOf(itemId === undefined ? null : findItem(document.timeline, itemId)))
  const replace = async (asset: MediaAsset): Promise<void> => {
    const isKnown = session.store.getState().document.timeline.mediaAssets.some(({ id }) => id === asset.id)
    const { id: mediaAssetId } = isKnown ? asset : await addMedia(session, asset)
    const newId = newItemId()
    const edit = { itemId: itemId ?? '', mediaAssetId, newId, keepsLength: true, nowSeconds: nowSeconds() }
    if (reportRefusal(session.apply({ type: 'replaceItem', ...edit }))) return
    session.select([newId])
    announce(view, timelineTexts.replaced)
  }
  const picker = type && (
    <MediaPicker
      open={isOpen}
      onOpenChange={setOpen}
      type={type}
      max={1}
      onPick={([asset]) => {
        if (asset) replace(asset).catch(reportFailure)
      }}
    />
  )
  return { open: type ? () => setOpen(true) : null, picker }
}

/** What the media of an item can be replaced by: of its own type, and a failed shot by a clip. */
function mediaTypeOf(found: ReturnType<typeof findItem> | null): 'video' | 'image' | 'audio' | null {
  if (!found?.ok) return null
  const { type }: TimelineItem = found.value.item
  if (type === 'video' || type === 'image' || type === 'audio') return type
  return type === 'overlay' ? 'video' : null
}
