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

/** Display name of a music video's type; null for other stories and unknown types. */
export function videoTypeName(categoryId: CategoryId, type: unknown): string | null {
  if (categoryId !== 'music_video' || typeof type !== 'string' || !Object.hasOwn(VIDEO_TYPE_NAMES, type)) return null
  return VIDEO_TYPE_NAMES[type as VideoType]
}
