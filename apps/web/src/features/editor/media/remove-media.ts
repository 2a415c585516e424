import { ORPCError } from '@orpc/client'
import { removeAssetFromHistory, restoreHistory } from '@fablecut/domain/timeline/edit/history/remove-asset-from-history'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { api } from '../../../api/client.ts'
import { mediaTexts } from '../../../texts/editor/media.ts'
import type { EditorSession } from '../session/editor-session.ts'
import { newShotId } from '../session/new-ids.ts'
import { nowSeconds } from '../session/now-seconds.ts'
import { inUseText, withAssetRestored, withoutAsset } from './asset-usage.ts'

/** Removes an asset locally, e.g. one the server refused. */
export const discardAsset = (session: EditorSession, id: string): void => session.changeAssets((assets) => withoutAsset(assets, id))

/**
 * Deletes an asset optimistically, also from the undo history, and restores it when the request fails. Throws the in-use
 * text, or `Failed to remove media asset`.
 */
export async function removeMedia(session: EditorSession, asset: MediaAsset): Promise<void> {
  const { document, history: before, previewingMediaAsset, readOnlyReason } = session.store.getState()
  if (readOnlyReason !== null) throw new Error(readOnlyReason)
  const inUse = inUseText(document, asset)
  if (inUse !== null) throw new Error(inUse)
  const place = document.timeline.mediaAssets.findIndex(({ id }) => id === asset.id)
  if (previewingMediaAsset?.id === asset.id) session.store.setState({ previewingMediaAsset: null })
  discardAsset(session, asset.id)
  const facts = { nowSeconds: nowSeconds(), newShotId }
  const forgotten = removeAssetFromHistory(before, document, asset.id, facts)
  session.store.setState({ history: forgotten })
  try {
    await api.media.delete({ ids: [asset.id] })
  } catch (cause) {
    session.changeAssets((assets) => withAssetRestored(assets, asset, place))
    session.store.setState(({ history }) => ({ history: restoreHistory(history, before, forgotten) }))
    const isInUse = cause instanceof ORPCError && cause.status === 409
    throw new Error(isInUse ? cause.message : mediaTexts.inUse.failed, { cause })
  }
}
