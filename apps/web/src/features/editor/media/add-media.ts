import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { paceOf } from '@fablecut/domain/song/pace'
import { clientMediaId } from '@fablecut/domain/timeline/edit/media/client-media-id'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { api } from '../../../api/client.ts'
import { mediaTexts } from '../../../texts/editor/media.ts'
import type { EditorSession } from '../session/editor-session.ts'
import { dropAsset } from './remove-media.ts'

/** The same file, under its id in this story or in the one it was taken from. Source: ED-07. */
export const isSameFile = (a: MediaAsset, b: MediaAsset): boolean =>
  a.id === b.id ||
  a.url === b.url ||
  (a.resource_type === b.resource_type && a.title === b.title && JSON.stringify(a.metadata) === JSON.stringify(b.metadata))

/** A song of the library as it is listed until the server has it. Source: E-113, E-114. */
export const assetOfSong = (song: WireSong, { now, random }: { readonly now: Date; readonly random: number }): MediaAsset => ({
  id: clientMediaId(now.getTime(), random),
  title: song.name,
  url: song.url,
  thumbnail_url: null,
  resource_type: 'audio',
  subtype: 'music',
  source: 'generated',
  shot_id: null,
  user_id: null,
  is_deleted: false,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
  status: 'completed',
  status_message: null,
  configs: { genre: song.genre, mood: song.mood, tempo: paceOf(song.tempo), has_lyrics: song.has_lyrics },
  end_frame_reference_image: null,
  metadata: { duration: song.duration },
})

/**
 * Takes a file of another story, or a song of the library, into this one: listed at once, then as the server has it. Throws
 * `Failed to add media asset`, and then it is not listed any more. Source: E-285, E-325, ED-07, ED-08.
 */
export async function addMedia(session: EditorSession, asset: MediaAsset): Promise<MediaAsset> {
  const { story, readOnlyReason } = session.store.getState()
  if (readOnlyReason !== null) throw new Error(readOnlyReason)
  const local: MediaAsset = {
    ...asset,
    id: clientMediaId(Date.now(), Math.random()),
    status: 'uploading',
    created_at: new Date().toISOString(),
  }
  session.putAssets([local])
  try {
    const added = await api.media.create(requestFor(story.id, asset))
    dropAsset(session, local.id)
    session.putAssets([added.media_resource])
    return added.media_resource
  } catch (cause) {
    dropAsset(session, local.id)
    throw new Error(mediaTexts.add.failed, { cause })
  }
}

const requestFor = (storyId: string, { resource_type: type, subtype, url, title, metadata }: MediaAsset) => ({
  story_id: storyId,
  type: type === 'file' ? ('audio' as const) : type,
  subtype: subtype === 'caption' ? null : subtype,
  shot_id: null,
  url,
  title,
  metadata: { ...metadata },
})
