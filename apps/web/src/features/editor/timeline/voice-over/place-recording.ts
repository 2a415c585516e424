import type { TimelineEdit } from '@fablecut/domain/timeline/edit/values/edits'
import { endFrame } from '@fablecut/domain/timeline/frames'
import type { MediaAsset, Timeline, Track } from '@fablecut/domain/timeline/model'
import { assetsById, trackCategory } from '@fablecut/domain/timeline/queries'

type Recorded = { readonly asset: MediaAsset; readonly startFrame: number; readonly newId: string }

/**
 *     voiceover   | A |     | B |   ->   | A | N | B |      where there is room from its start on
 *                 | A | B |         ->   a new track
 *
 * The edit that places a recording exactly where it was spoken.
 */
export function placementOf(timeline: Timeline, { asset, startFrame, newId }: Recorded): TimelineEdit {
  const assets = assetsById(timeline.mediaAssets)
  const end = startFrame + Math.ceil((asset.metadata?.duration ?? 0) * timeline.globalConfig.fps)
  const hasRoom = ({ items }: Track): boolean => items.every((item) => endFrame(item) <= startFrame || item.startTimeInFrames >= end)
  const track = timeline.tracks.find(
    (candidate) =>
      candidate.type === 'audio' && !candidate.isLocked && trackCategory(candidate, assets) === 'voiceover' && hasRoom(candidate),
  )
  const at = { mediaAssetId: asset.id, startFrame, newId }
  return track ? { type: 'insertAt', ...at, trackId: track.id } : { type: 'insertOnNewTrack', ...at, index: timeline.tracks.length }
}
