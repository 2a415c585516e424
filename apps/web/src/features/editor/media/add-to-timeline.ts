import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import type { MediaAsset, Timeline, Track } from '@fablecut/domain/timeline/model'
import { assetsById, trackCategory } from '@fablecut/domain/timeline/queries'

type AddToTimeline = { readonly asset: MediaAsset; readonly atFrame: number; readonly newId: string }

/**
 *     video or image    | A ][ B |       at the insertion point of the primary track nearest to the playhead
 *     audio             | X |..N |       in the first free range from the playhead on a track of its type, or on a new track
 *
 * The edit that adds an asset to the timeline without dragging.
 */
export function additionOf(timeline: Timeline, { asset, atFrame, newId }: AddToTimeline): TimelineEdit {
  const isSound = asset.resourceType === 'audio'
  const track = isSound ? trackOfSound(timeline, asset) : primaryTrack(timeline)
  const at = { mediaAssetId: asset.id, startFrame: atFrame, newId }
  if (track) return { type: 'insertAt', ...at, trackId: track.id }
  return { type: 'insertOnNewTrack', ...at, index: isSound ? timeline.tracks.length : 0 }
}

function trackOfSound({ tracks, mediaAssets }: Timeline, { subtype }: MediaAsset): Track | undefined {
  const [assets, category] = [assetsById(mediaAssets), subtype === 'voiceover' ? 'voiceover' : 'music']
  return tracks.find((track) => track.type === 'audio' && trackCategory(track, assets) === category)
}
