/** Shot types. */
export const SHOT_TYPES = ['empty', 'auto', 'manual', 'uploaded_image', 'uploaded_video'] as const
export type ShotType = (typeof SHOT_TYPES)[number]

/** A shot of a story. `lexorank` is its sort key, compared bytewise. `hiddenAt` in seconds. */
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
