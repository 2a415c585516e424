import type { CategoryId, VideoType } from './category.ts'

/** Display names of the categories. */
export const CATEGORY_NAMES: Record<CategoryId, string> = {
  character_vlog: 'Character Vlog',
  script_to_video: 'Explainer Video',
  music_video: 'Music Video',
  asmr_video: 'ASMR Video',
  create_from_scratch: 'Create from Scratch',
}

/** Display names of the video types of music videos. */
export const VIDEO_TYPE_NAMES: Record<VideoType, string> = {
  'consistent-character': 'Consistent Character',
  'consistent-style': 'Style Mode',
  'singing-dancing': 'Sing Mode',
  'story-mode': 'Story Mode',
  'lyrics-video': 'Lyrics Video',
}

/** Type of a music video; null for other stories and unknown types. `type`: as stored in the inputs of the story. */
export function videoTypeOf(categoryId: CategoryId, type: unknown): VideoType | null {
  if (categoryId !== 'music_video' || typeof type !== 'string' || !Object.hasOwn(VIDEO_TYPE_NAMES, type)) return null
  return type as VideoType
}

/** Display name of a music video's type in English; null for other stories and unknown types. */
export function videoTypeName(categoryId: CategoryId, type: unknown): string | null {
  const known = videoTypeOf(categoryId, type)
  return known === null ? null : VIDEO_TYPE_NAMES[known]
}
