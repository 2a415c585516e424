import type { VideoType } from '../category.ts'

/** Types of generated stories with different model rules: the categories, and each type of music video. */
export type StoryType = 'character_vlog' | 'script_to_video' | 'asmr_video' | VideoType
