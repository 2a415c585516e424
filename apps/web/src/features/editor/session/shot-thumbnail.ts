import type { Shot } from '@fablecut/domain/story/shots/shot'
import type { MediaAsset } from '@fablecut/domain/timeline/model'

/** Small picture of a shot: of its clip, else its image. */
export function shotThumbnail(
  { activeVideoId, activeImageId, activeImageUrl }: Pick<Shot, 'activeVideoId' | 'activeImageId' | 'activeImageUrl'>,
  assets: readonly MediaAsset[],
): string | null {
  const thumbnailOf = (id: string | null) => (id === null ? null : assets.find((asset) => asset.id === id)?.thumbnailUrl)
  return thumbnailOf(activeVideoId) ?? thumbnailOf(activeImageId) ?? activeImageUrl
}
