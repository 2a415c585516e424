import type { Shot } from '../../../story/shot.ts'
import type { MediaAsset } from '../../model.ts'

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
  const bare: Shot = {
    shot_id: shotId,
    shot_type: asset.resource_type === 'image' ? 'uploaded_image' : 'uploaded_video',
    lexorank: '',
    image_prompt: '',
    video_prompt: '',
    voice_over: '',
    is_hidden: false,
    hidden_at: null,
    active_image_id: null,
    active_image_url: null,
    active_video_id: null,
    active_video_url: null,
    active_voice_over_audio_id: null,
    active_voice_over_audio_url: null,
  }
  return showing(bare, asset)
}
