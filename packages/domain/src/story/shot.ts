/** Kinds of shot. Source: C-186, ED-28. */
export const SHOT_TYPES = ['empty', 'auto', 'manual', 'uploaded_image', 'uploaded_video'] as const
export type ShotType = (typeof SHOT_TYPES)[number]

/** A shot as the wire and the editor know it. `lexorank` is its place, compared as plain text. `hidden_at` in seconds. Source: C-185, E-116, ED-27. */
export type Shot = {
  readonly shot_id: string
  readonly shot_type: ShotType
  readonly lexorank: string
  readonly image_prompt: string
  readonly video_prompt: string
  readonly voice_over: string
  readonly is_hidden: boolean
  readonly hidden_at: number | null
  readonly active_image_id: string | null
  readonly active_image_url: string | null
  readonly active_video_id: string | null
  readonly active_video_url: string | null
  readonly active_voice_over_audio_id: string | null
  readonly active_voice_over_audio_url: string | null
}
