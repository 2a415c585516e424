import { VERSION_CAUSES } from '@fablecut/domain/story/version-cause'
import { z } from 'zod'
import { instant } from './story.ts'

/** A stored version of a story, as lists show it. */
export const storyVersion = z.object({
  id: z.string(),
  /** Null for an automatic version. */
  name: z.string().nullable(),
  /** Why it was stored. */
  cause: z.enum(VERSION_CAUSES),
  /** When the story last had this document and it was stored. */
  stored_at: instant,
  shot_count: z.number().int(),
  /** In seconds. */
  duration: z.number(),
  thumbnail_url: z.string().nullable(),
  /** Width to height of its frame, e.g. `16:9`; null while the story has had only its present one. */
  aspect_ratio: z.string().nullable(),
})
export type WireStoryVersion = z.infer<typeof storyVersion>
