import type { DropPlace } from '@fablecut/domain/timeline/edit/drop-place'
import type { UploadingAsset } from '@fablecut/domain/timeline/edit/media/uploading-asset'

/** A file that is uploaded and then put where it was let go. */
export type PendingDrop = {
  readonly id: string
  readonly place: DropPlace
  readonly isEmptyArea: boolean
  readonly fileName: string
  readonly fileSize: number
}

export type PendingPhase = 'creating_track' | 'uploading' | 'loading'

/** What its target says: the track that is being made, the bytes, then the wait for the file to be read and kept. */
export function pendingPhase(drop: PendingDrop, uploads: readonly UploadingAsset[]): PendingPhase {
  const upload = uploads.find(({ fileName, fileSize }) => fileName === drop.fileName && fileSize === drop.fileSize)
  if (upload?.status === 'processing') return 'loading'
  return drop.place.kind === 'strip' || drop.isEmptyArea ? 'creating_track' : 'uploading'
}
