import type { DragPayload } from '@fablecut/domain/timeline/edit/drag-payload'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import type { DragEvent } from 'react'

/** Drag props of an asset tile; placeholders are not draggable. */
export const draggableAsset = (asset: MediaAsset) => ({
  draggable: true,
  onDragStart({ dataTransfer }: DragEvent): void {
    const payload: DragPayload = { source: 'media-asset', mediaAssetId: asset.id, mediaAssetType: asset.resourceType }
    dataTransfer.setData('application/json', JSON.stringify(payload))
    dataTransfer.effectAllowed = 'copy'
  },
})
