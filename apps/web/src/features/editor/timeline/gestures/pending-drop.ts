import type { DropPosition } from '@fablecut/domain/timeline/edit/drop-position'
import type { UploadingAsset } from '@fablecut/domain/timeline/edit/media/uploading-asset'

/** A dropped file that is placed after its upload. */
export type PendingDrop = {
  readonly id: string
  readonly position: DropPosition
  readonly isEmptyArea: boolean
  readonly fileName: string
  readonly fileSize: number
}

export type PendingPhase = 'creating_track' | 'uploading' | 'loading'

/** Phase shown at the drop target: adding a track, uploading, processing. */
export function pendingPhase(drop: PendingDrop, uploads: readonly UploadingAsset[]): PendingPhase {
  const upload = uploads.find(({ fileName, fileSize }) => fileName === drop.fileName && fileSize === drop.fileSize)
  if (upload?.status === 'processing') return 'loading'
  return drop.position.kind === 'strip' || drop.isEmptyArea ? 'creating_track' : 'uploading'
}
