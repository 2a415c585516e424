import type { Shot } from '../../../story/shot.ts'

/** A shot with nothing in it yet. Source: ED-06, ED-28. */
export const blankShot = (shotId: string): Shot => ({
  shot_id: shotId,
  shot_type: 'manual',
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
})
