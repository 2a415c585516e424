import { fromWireMediaAsset } from '@fablecut/contracts/wire/media-asset'
import { clientMediaId } from '@fablecut/domain/timeline/edit/media/client-media-id'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { api } from '../../../api/client.ts'
import { mediaTexts } from '../../../texts/editor/media.ts'
import type { EditorSession } from '../session/editor-session.ts'
import { discardAsset } from './remove-media.ts'
import { recordCopy } from './copied-assets.ts'

/**
 * Adds an asset of another story, or a library song, to this one: optimistically, then with the server's data. Throws
 * `Failed to add media asset` and removes it again on failure.
 */
export async function addMedia(session: EditorSession, asset: MediaAsset): Promise<MediaAsset> {
  const { story, readOnlyReason } = session.store.getState()
  if (readOnlyReason !== null) throw new Error(readOnlyReason)
  const local: MediaAsset = {
    ...asset,
    id: clientMediaId(Date.now(), Math.random()),
    status: 'uploading',
    createdAt: new Date().toISOString(),
  }
  session.putAssets([local])
  try {
    const { media_resource } = await api.media.create(requestFor(story.id, asset))
    const added = fromWireMediaAsset(media_resource)
    discardAsset(session, local.id)
    session.putAssets([added])
    recordCopy(story.id, asset, added.id)
    return added
  } catch (cause) {
    discardAsset(session, local.id)
    throw new Error(mediaTexts.add.failed, { cause })
  }
}

const requestFor = (storyId: string, { resourceType: type, subtype, url, title, metadata }: MediaAsset) => ({
  story_id: storyId,
  type: type === 'file' ? ('audio' as const) : type,
  subtype: subtype === 'caption' ? null : subtype,
  shot_id: null,
  url,
  title,
  metadata: { ...metadata },
})
