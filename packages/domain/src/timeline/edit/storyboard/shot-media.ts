import type { Shot } from '../../../story/shots/shot.ts'
import type { MediaAsset } from '../../model.ts'
import { blankShot } from './blank-shot.ts'

/** A shot that shows an asset: a clip, or a picture in place of any clip. */
export function withActiveAsset(shot: Shot, asset: MediaAsset): Shot {
  const picture = { activeImageId: asset.id, activeImageUrl: asset.url }
  if (asset.resourceType === 'image') return { ...shot, ...picture, activeVideoId: null, activeVideoUrl: null }
  return { ...shot, activeVideoId: asset.id, activeVideoUrl: asset.url }
}

/** The asset that is seen of a shot: its clip, else its picture. */
export const activeAssetId = (shot: Shot): string | null => shot.activeVideoId ?? shot.activeImageId

/** A shot made of an asset that was put on the primary track. Its place in the order is given later. */
export function uploadedShot(shotId: string, asset: MediaAsset): Shot {
  const bare: Shot = { ...blankShot(shotId), shotType: asset.resourceType === 'image' ? 'uploaded_image' : 'uploaded_video' }
  return withActiveAsset(bare, asset)
}
