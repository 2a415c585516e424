import type { ShotPlan } from '../shot-plan/shot-plan.ts'

/** Shot types. */
export const SHOT_TYPES = ['empty', 'auto', 'manual', 'uploaded_image', 'uploaded_video'] as const
export type ShotType = (typeof SHOT_TYPES)[number]

/**
 * A shot of a story. `lexorank` is its sort key, compared bytewise. `hiddenAt` in seconds. `plan`: content of the image; null after the prompt was
 * edited by hand: then the prompt is planned when the image is generated.
 */
export type Shot = {
  readonly shotId: string
  readonly shotType: ShotType
  readonly lexorank: string
  readonly imagePrompt: string
  readonly videoPrompt: string
  readonly plan: ShotPlan | null
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
