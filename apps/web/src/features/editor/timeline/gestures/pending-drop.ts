import type { TrackPosition } from '@fablecut/domain/timeline/edit/track-position'
import type { UploadingAsset } from '@fablecut/domain/timeline/edit/media/uploading-asset'

/** A dropped file that is placed after its upload. */
export type PendingDrop = {
  readonly id: string
  readonly position: TrackPosition
  readonly isEmptyArea: boolean
  readonly fileName: string
  readonly fileSize: number
}

export type PendingPhase = 'creating_track' | 'uploading' | 'loading'

/** Phase shown at the drop target: adding a track, uploading, processing. */
export function pendingPhase(drop: PendingDrop, uploads: readonly UploadingAsset[]): PendingPhase {
  const upload = uploads.find(({ fileName, fileSize }) => fileName === drop.fileName && fileSize === drop.fileSize)
  if (upload?.status === 'processing') return 'loading'
  return drop.position.kind === 'new-track' || drop.isEmptyArea ? 'creating_track' : 'uploading'
}
