import { insertAt } from '@fablecut/domain/timeline/edit/operations/insert-at'
import { insertOnNewTrack } from '@fablecut/domain/timeline/edit/operations/insert-on-new-track'
import type { Edit } from '@fablecut/domain/timeline/edit/refusal'
import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import type { MediaAsset, Timeline, Track } from '@fablecut/domain/timeline/model'
import { assetsById, trackCategory } from '@fablecut/domain/timeline/queries'

type AddToTimeline = { readonly asset: MediaAsset; readonly atFrame: number; readonly newId: string }

/**
 *     film or picture   | A ][ B |       at the seam of the primary track that is nearest to the playhead
 *     sound             | X |..N |       the first free slot of a track of its kind from the playhead on, or a new one
 *
 * Puts an asset on the timeline without a drag.
 */
export function addToTimeline(timeline: Timeline, { asset, atFrame, newId }: AddToTimeline): Edit {
  const isSound = asset.resourceType === 'audio'
  const track = isSound ? trackOfSound(timeline, asset) : primaryTrack(timeline)
  const at = { mediaAssetId: asset.id, startFrame: atFrame, newId }
  if (track) return insertAt(timeline, { ...at, trackId: track.id })
  return insertOnNewTrack(timeline, { ...at, index: isSound ? timeline.tracks.length : 0 })
}

function trackOfSound({ tracks, mediaAssets }: Timeline, { subtype }: MediaAsset): Track | undefined {
  const [assets, wanted] = [assetsById(mediaAssets), subtype === 'voiceover' ? 'voiceover' : 'music']
  return tracks.find((track) => track.type === 'audio' && trackCategory(track, assets) === wanted)
}
