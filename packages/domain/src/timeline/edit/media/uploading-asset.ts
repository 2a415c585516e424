import type { TrackSubtype } from '../../model.ts'

/** An asset that is being uploaded. `progress` in percent of its bytes. */
export type UploadingAsset = {
  readonly id: string
  readonly fileName: string
  readonly type: 'video' | 'image' | 'audio'
  readonly subtype: TrackSubtype | null
  readonly progress: number
  readonly status: 'uploading' | 'processing' | 'completed' | 'error'
  /** In bytes. */
  readonly fileSize: number
  readonly createdAt: string
  /** Why it failed, or why it is retried. */
  readonly error: string | null
}

export type UploadEvent =
  | { readonly type: 'sent'; readonly bytes: number }
  /** The connection was lost; the file is sent again from the start. */
  | { readonly type: 'retrying'; readonly message: string }
  | { readonly type: 'saved' }
  | { readonly type: 'failed'; readonly message?: string }

/** Message of a failure without a reason (ED-60). */
const UNKNOWN_FAILURE = 'Unknown error occurred'

/**
 *     uploading --all bytes sent--> processing --saved--> completed: the entry is removed, its asset is listed
 *         '--------failed-------------'-----> error: the entry stays with the message until it is dismissed
 *
 * Reducer of the upload list. Events of failed uploads are ignored.
 */
export function reduceUploads(uploads: readonly UploadingAsset[], id: string, event: UploadEvent): readonly UploadingAsset[] {
  return uploads.flatMap((upload) => {
    if (upload.id !== id || upload.status === 'error') return [upload]
    if (event.type === 'saved') return []
    if (event.type === 'failed') return [{ ...upload, status: 'error' as const, error: event.message || UNKNOWN_FAILURE }]
    if (event.type === 'retrying') return [{ ...upload, progress: 0, status: 'uploading' as const, error: event.message }]
    const progress = upload.fileSize > 0 ? Math.min(100, (event.bytes / upload.fileSize) * 100) : 100
    return [{ ...upload, progress, error: null, status: progress < 100 ? ('uploading' as const) : ('processing' as const) }]
  })
}
