import { fileTypeOf } from '@fablecut/domain/story/file-types'
import { parseDragPayload } from '@fablecut/domain/timeline/edit/drag-payload'
import { insertedFrames } from '@fablecut/domain/timeline/edit/new-item'
import type { Timeline } from '@fablecut/domain/timeline/model'
import type { Dragging } from './dragging.ts'

type Transfer = Pick<DataTransfer, 'types' | 'items'>

/** Reads a drag event as far as browsers reveal it before the drop. `payload`: set by this page's own drags. */
export function readDrag(transfer: Transfer, payload: string | null, timeline: Timeline): Dragging {
  if (transfer.types.includes('Files')) return filesSeen(transfer)
  const read = payload === null ? undefined : parseDragPayload(payload)
  if (read?.source !== 'media-asset') return { kind: 'foreign' }
  const asset = timeline.mediaAssets.find(({ id }) => id === read.mediaAssetId)
  const frames = asset ? insertedFrames(asset, timeline.globalConfig.fps) : 0
  return { kind: 'asset', mediaAssetId: read.mediaAssetId, type: asset?.resourceType ?? read.mediaAssetType, frames }
}

function filesSeen({ items }: Transfer): Dragging {
  const files = [...items].filter(({ kind }) => kind === 'file')
  const type = files[0]?.type ?? ''
  return { kind: 'file', type: type === '' ? null : (fileTypeOf({ type, name: '' }) ?? 'unknown'), count: Math.max(1, files.length) }
}
