import type { VideoType } from '../category.ts'

/** Creation forms with different model rules: one per type of music video, and the other three. */
export type CreationForm = 'character_vlog' | 'script_to_video' | 'asmr_video' | VideoType
