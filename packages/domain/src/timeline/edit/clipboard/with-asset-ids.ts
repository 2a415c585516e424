import type { CopiedItems } from './copied-items.ts'

/** The same items with other media, e.g. with the files of another story that are their copies. `ids`: new ids by old ones; others stay. */
export function withAssetIds(copied: CopiedItems, ids: ReadonlyMap<string, string>): CopiedItems {
  const idOf = (id: string): string => ids.get(id) ?? id
  const orNull = (id: string | null): string | null => (id === null ? null : idOf(id))
  return {
    ...copied,
    tracks: copied.tracks.map((track) => ({
      ...track,
      items: track.items.map((item) => ('mediaAssetId' in item ? { ...item, mediaAssetId: idOf(item.mediaAssetId) } : item)),
    })),
    mediaAssets: copied.mediaAssets.map((asset) => ({ ...asset, id: idOf(asset.id) })),
    shots: copied.shots.map((shot) => ({
      ...shot,
      activeImageId: orNull(shot.activeImageId),
      activeVideoId: orNull(shot.activeVideoId),
      activeVoiceOverAudioId: orNull(shot.activeVoiceOverAudioId),
    })),
  }
}
