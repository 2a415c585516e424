import type { Shot } from '../../../story/shots/shot.ts'
import type { MediaAsset } from '../../model.ts'
import { blankShot } from './blank-shot.ts'

/** Makes an asset the active one of a shot. An image replaces an active video. */
export function withActiveAsset(shot: Shot, asset: MediaAsset): Shot {
  const activeImage = { activeImageId: asset.id, activeImageUrl: asset.url }
  if (asset.resourceType === 'image') return { ...shot, ...activeImage, activeVideoId: null, activeVideoUrl: null }
  return { ...shot, activeVideoId: asset.id, activeVideoUrl: asset.url }
}

/** Id of the displayed asset of a shot: its video, else its image. */
export const activeAssetId = (shot: Shot): string | null => shot.activeVideoId ?? shot.activeImageId

/** Creates a shot for an asset placed on the primary track. Its lexorank is assigned later. */
export function uploadedShot(shotId: string, asset: MediaAsset): Shot {
  const bare: Shot = { ...blankShot(shotId), shotType: asset.resourceType === 'image' ? 'uploaded_image' : 'uploaded_video' }
  return withActiveAsset(bare, asset)
}
