import type { CategoryId } from '@fablecut/domain/story/category'
import { MUSIC_VIDEO_SLUGS, type MusicVideoSlug } from '@fablecut/domain/story/inputs/music-video'
import type { StoryCardData } from '../story-lists.ts'

const FORMS = {
  script_to_video: '/story/create/script',
  character_vlog: '/story/create/vlog',
  asmr_video: '/story/create/asmr',
  music_video: '/story/create/mv',
} as const satisfies Partial<Record<CategoryId, string>>

export type FormTarget =
  | { readonly to: (typeof FORMS)[keyof typeof FORMS] }
  | { readonly to: '/music-video/$videoType'; readonly params: { readonly videoType: MusicVideoSlug } }

/** Creation form of a story; null for a blank story. `story-mode` uses the consistent character form. */
export function formOfStory({ category_id, category_inputs }: Pick<StoryCardData, 'category_id' | 'category_inputs'>): FormTarget | null {
  if (category_id === 'create_from_scratch') return null
  const { video_type } = category_inputs
  const videoType = video_type === 'story-mode' ? 'consistent-character' : MUSIC_VIDEO_SLUGS.find((slug) => slug === video_type)
  if (category_id === 'music_video' && videoType) return { to: '/music-video/$videoType', params: { videoType } }
  return { to: FORMS[category_id] }
}
