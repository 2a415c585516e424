import type { Timeline, TimelineItem } from '@fablecut/domain/timeline/model'
import type { PlanWarning } from './model.ts'

const assetOf = (item: TimelineItem): string | null => ('mediaAssetId' in item ? item.mediaAssetId : null)

/** Drops items whose media is unknown or deleted, with a warning for each (ED-83). */
export function dropMissingMedia(timeline: Timeline): { readonly timeline: Timeline; readonly warnings: readonly PlanWarning[] } {
  const known = new Set(timeline.mediaAssets.filter((asset) => !asset.isDeleted).map((asset) => asset.id))
  const warnings: PlanWarning[] = []
  const present = (item: TimelineItem): boolean => {
    const assetId = assetOf(item)
    if (assetId === null || known.has(assetId)) return true
    warnings.push({ code: 'missing-asset', itemId: item.id, assetId })
    return false
  }
  const tracks = timeline.tracks.map((track) => ({ ...track, items: track.items.filter(present) }))
  return { timeline: { ...timeline, tracks }, warnings }
}
