import { usedAssetIds } from '@fablecut/domain/timeline/edit/operations/remove-asset'
import type { StoryDocument } from '@fablecut/domain/timeline/edit/storyboard/story-document'
import type { MediaAsset } from '@fablecut/domain/timeline/model'
import { mediaTexts } from '../../../texts/editor/media.ts'

const texts = mediaTexts.inUse

/** Message when an asset is used by the timeline or a shot and can't be deleted; null when it can. */
export function inUseText({ timeline, shots }: StoryDocument, { id, resourceType: type }: MediaAsset): string | null {
  const isShown = Object.values(shots).some((shot) => [shot.activeImageId, shot.activeVideoId, shot.activeVoiceOverAudioId].includes(id))
  if (!isShown && !usedAssetIds(timeline).has(id)) return null
  return type === 'video' || type === 'image' ? texts[type] : texts.other
}

/** Removes an asset from a list; `withAssetRestored` reverts it. */
export const withoutAsset = (assets: readonly MediaAsset[], id: string): readonly MediaAsset[] => assets.filter((asset) => asset.id !== id)
export function withAssetRestored(assets: readonly MediaAsset[], asset: MediaAsset, place: number): readonly MediaAsset[] {
  return assets.some(({ id }) => id === asset.id) ? assets : assets.toSpliced(place, 0, asset)
}
