import type { MediaAsset, Timeline } from '../../model.ts'

/** Adds an asset to the story's media, or replaces the one with the same id. */
export function upsertAsset(timeline: Timeline, asset: MediaAsset): Timeline {
  const isKnown = timeline.mediaAssets.some(({ id }) => id === asset.id)
  const mediaAssets = isKnown
    ? timeline.mediaAssets.map((other) => (other.id === asset.id ? asset : other))
    : [...timeline.mediaAssets, asset]
  return { ...timeline, mediaAssets }
}
