import { GENERATION_STATUSES } from '@fablecut/domain/story/shots/generation-status'
import { shotPlan } from '@fablecut/domain/story/shot-plan/schema'
import { SHOT_TYPES, type Shot } from '@fablecut/domain/story/shots/shot'
import type { ShotTexts } from '@fablecut/domain/timeline/edit/storyboard/update-shot-texts'
import { z } from 'zod'

/**
 * A shot in responses. `plan`: content of the image; null where the prompt was edited by hand. `title`: for the progress page. `image_status`,
 * `video_status`: state of their generation.
 */
export const shot = z.object({
  shot_id: z.string(),
  shot_type: z.enum(SHOT_TYPES),
  lexorank: z.string(),
  title: z.string(),
  image_prompt: z.string(),
  video_prompt: z.string(),
  plan: shotPlan.nullable(),
  voice_over: z.string(),
  is_hidden: z.boolean(),
  hidden_at: z.number().int().nullable(),
  image_status: z.enum(GENERATION_STATUSES),
  video_status: z.enum(GENERATION_STATUSES),
  active_image_id: z.string().nullable(),
  active_image_url: z.string().nullable(),
  active_video_id: z.string().nullable(),
  active_video_url: z.string().nullable(),
  active_voice_over_audio_id: z.string().nullable(),
  active_voice_over_audio_url: z.string().nullable(),
})
export type WireShot = z.infer<typeof shot>

/** Fields of a shot that the editor reads and writes. */
export const editedShot = shot.omit({ title: true, image_status: true, video_status: true })
export type WireEditedShot = z.infer<typeof editedShot>

export const toWireShot = (shot: Shot): WireEditedShot => ({
  shot_id: shot.shotId,
  shot_type: shot.shotType,
  lexorank: shot.lexorank,
  image_prompt: shot.imagePrompt,
  video_prompt: shot.videoPrompt,
  plan: shot.plan,
  voice_over: shot.voiceOver,
  is_hidden: shot.isHidden,
  hidden_at: shot.hiddenAt,
  active_image_id: shot.activeImageId,
  active_image_url: shot.activeImageUrl,
  active_video_id: shot.activeVideoId,
  active_video_url: shot.activeVideoUrl,
  active_voice_over_audio_id: shot.activeVoiceOverAudioId,
  active_voice_over_audio_url: shot.activeVoiceOverAudioUrl,
})

/** Omits fields that only the server writes. */
export const fromWireShot = (shot: WireEditedShot): Shot => ({
  shotId: shot.shot_id,
  shotType: shot.shot_type,
  lexorank: shot.lexorank,
  imagePrompt: shot.image_prompt,
  videoPrompt: shot.video_prompt,
  plan: shot.plan,
  voiceOver: shot.voice_over,
  isHidden: shot.is_hidden,
  hiddenAt: shot.hidden_at,
  activeImageId: shot.active_image_id,
  activeImageUrl: shot.active_image_url,
  activeVideoId: shot.active_video_id,
  activeVideoUrl: shot.active_video_url,
  activeVoiceOverAudioId: shot.active_voice_over_audio_id,
  activeVoiceOverAudioUrl: shot.active_voice_over_audio_url,
})

/** Maps the texts of a request; absent ones stay absent. */
export const fromWireTexts = ({ image_prompt, video_prompt, voice_over }: WireTexts): ShotTexts => ({
  ...(image_prompt !== undefined && { imagePrompt: image_prompt }),
  ...(video_prompt !== undefined && { videoPrompt: video_prompt }),
  ...(voice_over !== undefined && { voiceOver: voice_over }),
})
type WireTexts = Partial<Pick<WireShot, 'image_prompt' | 'video_prompt' | 'voice_over'>>

export const toWireShots = (shots: Readonly<Record<string, Shot | null>>): Record<string, WireEditedShot | null> =>
  Object.fromEntries(Object.entries(shots).map(([id, shot]) => [id, shot && toWireShot(shot)]))

export const fromWireShots = (shots: Readonly<Record<string, WireEditedShot>>): Record<string, Shot> =>
  Object.fromEntries(Object.entries(shots).map(([id, shot]) => [id, fromWireShot(shot)]))
