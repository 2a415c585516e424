import type { Shot } from '../../../story/shot.ts'
import type { MediaAsset } from '../../model.ts'
import { blankShot } from './blank-shot.ts'

/** A shot that shows an asset: a clip, or a picture in place of any clip. Source: E-152, E-181. */
export function showing(shot: Shot, asset: MediaAsset): Shot {
  const picture = { active_image_id: asset.id, active_image_url: asset.url }
  if (asset.resource_type === 'image') return { ...shot, ...picture, active_video_id: null, active_video_url: null }
  return { ...shot, active_video_id: asset.id, active_video_url: asset.url }
}

/** The asset that is seen of a shot: its clip, else its picture. */
export const shownAssetId = (shot: Shot): string | null => shot.active_video_id ?? shot.active_image_id

/** A shot made of an asset that was put on the primary track. Its place in the order is given later. Source: E-181. */
export function uploadedShot(shotId: string, asset: MediaAsset): Shot {
  const bare: Shot = { ...blankShot(shotId), shot_type: asset.resource_type === 'image' ? 'uploaded_image' : 'uploaded_video' }
  return showing(bare, asset)
}
