import { fromWireMediaAsset, type WireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { fileTypeOf } from '@fablecut/domain/story/file-types'
import { clientMediaId } from '@fablecut/domain/timeline/edit/media/client-media-id'
import { reduceUploads, type UploadEvent, type UploadingAsset } from '@fablecut/domain/timeline/edit/media/uploading-asset'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { track } from '../../../../analytics/track.ts'
import { mediaTexts } from '../../../../texts/editor/media.ts'
import type { EditorSession } from '../../session/editor-session.ts'
import { repairedFile } from './repair-webm.ts'
import { ConnectionLost, sendFile } from './send-file.ts'
import { validateFile } from '../../../../api/validate-file.ts'

const texts = mediaTexts.upload
/** Retries after a lost connection, and the delay before the first one in ms; doubled each time. */
const RETRIES = { max: 3, firstWaitMs: 1000 }

type UploadOptions = {
  /** Only for audio. Default: music. */
  readonly subtype?: 'music' | 'voiceover'
}

const running = new Map<string, AbortController>()

/** Cancels an upload and removes it from the list. */
export const cancelUpload = (id: string): void => running.get(id)?.abort()

/** Removes a failed upload from the list. */
export const dismissUpload = ({ store }: EditorSession, id: string): void =>
  store.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }))

/**
 * Uploads a file and adds it to the story's media; the list of uploads shows progress and errors. Retried up to three times
 * when the connection is lost. Throws the error, or an `AbortError` when cancelled.
 */
export async function uploadToStory(session: EditorSession, file: File, { subtype = 'music' }: UploadOptions = {}): Promise<MediaAsset> {
  const { story, readOnlyReason } = session.store.getState()
  if (readOnlyReason !== null) throw new Error(readOnlyReason)
  const upload = newUpload(file, subtype)
  const report = (event: UploadEvent): void =>
    session.store.setState(({ uploads }) => ({ uploads: reduceUploads(uploads, upload.id, event) }))
  const stop = new AbortController()
  running.set(upload.id, stop)
  session.store.setState(({ uploads }) => ({ uploads: [upload, ...uploads] }))
  try {
    const error = validateFile(file)
    if (error !== null) throw new Error(error)
    const sent = await repairedFile(file)
    const asset = assetOf(await sendPatiently(addressOf(story.id, upload), sent, { report, signal: stop.signal }))
    session.putAssets([asset])
    report({ type: 'saved' })
    track('asset_uploaded', { story_id: story.id, asset_type: asset.resourceType, asset_sub_type: asset.subtype })
    return asset
  } catch (error) {
    if (stop.signal.aborted) dismissUpload(session, upload.id)
    else report({ type: 'failed', message: error instanceof Error ? error.message : texts.fileFailed })
    throw error
  } finally {
    running.delete(upload.id)
  }
}

function newUpload(file: File, subtype: 'music' | 'voiceover'): UploadingAsset {
  const type = fileTypeOf(file) ?? 'video'
  return {
    id: clientMediaId(Date.now(), Math.random()),
    fileName: file.name,
    type,
    subtype: type === 'audio' ? subtype : null,
    progress: 0,
    status: 'uploading',
    fileSize: file.size,
    createdAt: new Date().toISOString(),
    error: null,
  }
}

const addressOf = (storyId: string, { subtype }: UploadingAsset): string =>
  `/api/stories/${encodeURIComponent(storyId)}/upload${subtype === null ? '' : `?subtype=${subtype}`}`

type Sending = { readonly report: (event: UploadEvent) => void; readonly signal: AbortSignal }

async function sendPatiently(address: string, file: File, { report, signal }: Sending): Promise<unknown> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await sendFile(address, file, { signal, onSent: (bytes) => report({ type: 'sent', bytes }) })
    } catch (error) {
      if (!(error instanceof ConnectionLost) || retry >= RETRIES.max) throw error
      report({ type: 'retrying', message: texts.retrying(retry + 1, RETRIES.max) })
      await waited(RETRIES.firstWaitMs * 2 ** retry, signal)
    }
  }
}

/** Rejects as soon as it is aborted. */
const waited = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('', 'AbortError'))
    })
  })

function assetOf(response: unknown): MediaAsset {
  const asset = (response as { media_resource?: WireMediaAsset } | null)?.media_resource
  if (typeof asset?.id !== 'string') throw new Error(texts.saveFailed)
  return fromWireMediaAsset(asset)
}
