/** Kinds of shot. Source: C-186, ED-28. */
export const SHOT_TYPES = ['empty', 'auto', 'manual', 'uploaded_image', 'uploaded_video'] as const
export type ShotType = (typeof SHOT_TYPES)[number]

/** A shot as the wire and the editor know it. `lexorank` is its place, compared as plain text. `hiddenAt` in seconds. Source: C-185, E-116, ED-27. */
export type Shot = {
  readonly shotId: string
  readonly shotType: ShotType
  readonly lexorank: string
  readonly imagePrompt: string
  readonly videoPrompt: string
  readonly voiceOver: string
  readonly isHidden: boolean
  readonly hiddenAt: number | null
  readonly activeImageId: string | null
  readonly activeImageUrl: string | null
  readonly activeVideoId: string | null
  readonly activeVideoUrl: string | null
  readonly activeVoiceOverAudioId: string | null
  readonly activeVoiceOverAudioUrl: string | null
}
