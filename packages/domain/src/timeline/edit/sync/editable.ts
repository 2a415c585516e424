import type { Shot } from '../../../story/shot.ts'

/** The fields of a shot that an editor may write; what a server adds to them is not sent back. Source: E-116. */
export const editable = (shot: Shot): Shot => ({
  shot_id: shot.shot_id,
  shot_type: shot.shot_type,
  lexorank: shot.lexorank,
  image_prompt: shot.image_prompt,
  video_prompt: shot.video_prompt,
  voice_over: shot.voice_over,
  is_hidden: shot.is_hidden,
  hidden_at: shot.hidden_at,
  active_image_id: shot.active_image_id,
  active_image_url: shot.active_image_url,
  active_video_id: shot.active_video_id,
  active_video_url: shot.active_video_url,
  active_voice_over_audio_id: shot.active_voice_over_audio_id,
  active_voice_over_audio_url: shot.active_voice_over_audio_url,
})
