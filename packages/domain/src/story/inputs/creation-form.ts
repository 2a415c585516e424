import type { VideoType } from '../category.ts'

/** A creation form, as far as its models differ: a kind of music video, or one of the other three. */
export type CreationForm = 'character_vlog' | 'script_to_video' | 'asmr_video' | VideoType
