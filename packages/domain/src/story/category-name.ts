import type { CategoryId } from './category.ts'

/** What people call the kinds of story. Source: C-004, H-003. */
export const CATEGORY_NAMES: Record<CategoryId, string> = {
  character_vlog: 'Character Vlog',
  music_video: 'Music Video',
  script_to_video: 'Explainer Video',
  asmr_video: 'ASMR Video',
  create_from_scratch: 'Create from Scratch',
}
