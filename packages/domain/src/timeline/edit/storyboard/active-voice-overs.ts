import { ok, refuse, type Result } from '../../../result.ts'
import type { Timeline, TimelineItem } from '../../model.ts'
import { assetsById } from '../../queries.ts'
import type { PlacedItems } from '../resolve-layout.ts'
import { sortedByStart } from '../tracks.ts'
import { withVoiceOver } from './replace-media.ts'
import type { MissingAssetRefusal } from './shot-items.ts'
import { shotOf, type ShotsMap } from './story-document.ts'

/** Items of every audio track with the active voice-overs of their shots, new ones in place of all pieces of the old. Refused when an asset is missing. */
export function withActiveVoiceOvers(
  { tracks, mediaAssets, globalConfig }: Timeline,
  shots: ShotsMap,
): Result<PlacedItems, MissingAssetRefusal> {
  const assets = assetsById(mediaAssets)
  const placed = new Map<string, readonly TimelineItem[]>()
  const replacedShots = new Set<string>()
  for (const { id, items } of tracks.filter(({ type }) => type === 'audio')) {
    const voiceItems: TimelineItem[] = []
    for (const item of sortedByStart(items)) {
      const voiceOver = changedVoiceOver(item, shots)
      const asset = voiceOver === undefined ? undefined : assets.get(voiceOver.mediaAssetId)
      if (voiceOver && replacedShots.has(voiceOver.shotId)) continue
      if (voiceOver) replacedShots.add(voiceOver.shotId)
      if (voiceOver && !asset) return refuse({ code: 'missing_asset', kind: 'Audio', ...voiceOver })
      voiceItems.push(asset && item.type === 'audio' ? withVoiceOver(item, asset, globalConfig.fps) : item)
    }
    placed.set(id, voiceItems)
  }
  return ok(placed)
}

/** The active voice-over of an item's shot when the item has another one. */
function changedVoiceOver(item: TimelineItem, shots: ShotsMap): { readonly mediaAssetId: string; readonly shotId: string } | undefined {
  if (item.type !== 'audio' || item.shotId === undefined) return undefined
  const mediaAssetId = shotOf(shots, item.shotId)?.activeVoiceOverAudioId ?? null
  return mediaAssetId === null || mediaAssetId === item.mediaAssetId ? undefined : { mediaAssetId, shotId: item.shotId }
}
