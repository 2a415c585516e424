import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { STORY_STATUSES, type StoryStatus } from '@fablecut/domain/story/status'
import { z } from 'zod'
import { shot } from './shot.ts'
import { timeline } from './timeline.ts'

export const storyStatus = z.enum(STORY_STATUSES as [StoryStatus, ...StoryStatus[]])

/** ISO 8601 text in UTC. */
export const instant = z.string()

export const profile = z.object({
  display_name: z.string(),
  username: z.string(),
  avatar_url: z.string().nullable(),
  is_team: z.boolean(),
})

export const storyboard = z.object({
  /** Shot ids in order. */
  shots: z.array(z.string()),
  shots_map: z.record(z.string(), shot),
  recurring_props: z.array(z.unknown()),
})

/** Progress of the run that is going on: whole numbers, counted, never simulated. */
export const progress = z.object({
  stage: storyStatus,
  /** Finished units of the stage: shots, or segments of an export. */
  done: z.number().int(),
  total: z.number().int(),
  /** Seconds spent in each finished or current stage, by its status. */
  seconds_by_stage: z.record(z.string(), z.number()),
  started_at: instant.nullable(),
})

export const story = z.object({
  id: z.string(),
  title: z.string(),
  category_id: z.enum(CATEGORY_IDS),
  /** What it was made of. Readers who are neither its creator nor of their team get what a remix needs and the preview shows. */
  category_inputs: z.record(z.string(), z.unknown()),
  /** Addresses among `category_inputs` that the reader can use for a story of their own. */
  reusable_files: z.array(z.string()),
  status: storyStatus,
  /** Text of the last failure or cancellation, or why a new film took the story out of the community; else null. */
  status_message: z.string().nullable(),
  is_template: z.boolean(),
  is_preview: z.boolean(),
  is_published: z.boolean(),
  is_public: z.boolean(),
  is_featured: z.boolean(),
  published_at: instant.nullable(),
  paused_at: instant.nullable(),
  resumed_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  created_by_user_id: z.string(),
  user_id: z.string(),
  profile,
  workflow_run_id: z.string().nullable(),
  last_export_url: z.string().nullable(),
  last_export_thumbnail_url: z.string().nullable(),
  /** Chosen by the creator: exports leave it as it is (HD-53). */
  is_thumbnail_modified: z.boolean(),
  is_export_outdated: z.boolean(),
  /** Ids of the contests it takes part in. */
  contests: z.array(z.string()),
  /** `duration` in seconds. */
  metadata: z.object({ width: z.number().int(), height: z.number().int(), duration: z.number().nullable(), fps: z.number().int() }),
  /** Empty, as the timeline is, for readers who are neither its creator nor of their team. */
  storyboard,
  video_editor_timeline: timeline,
  progress: progress.nullable(),
  revision: z.number().int(),
  /** The story whose settings it was made of; null for none, and for one that is gone or that the reader may not read. */
  remixed_from: z.object({ id: z.string(), title: z.string(), author: z.string(), is_published: z.boolean() }).nullable(),
})

export type WireStory = z.infer<typeof story>

/** Lists leave out the timeline and the prompts. */
export const storyCard = story.omit({ storyboard: true, video_editor_timeline: true, remixed_from: true }).extend({
  /** Picture for the card: thumbnail of the export, else the first shot's picture, else the character's (HD-24). */
  card_image_url: z.string().nullable(),
  /** Something stands on its timeline. */
  has_timeline_items: z.boolean(),
})
export type WireStoryCard = z.infer<typeof storyCard>

export const mediaResource = z.object({
  id: z.string(),
  resource_type: z.enum(['image', 'video', 'audio', 'file']),
  subtype: z.enum(['music', 'voiceover', 'caption']).nullable(),
  shot_id: z.string().nullable(),
  story_id: z.string().nullable(),
  source: z.enum(['generated', 'user_upload']),
  ai_model: z.string().nullable(),
  prompt: z.string().nullable(),
  workflow_run_id: z.string().nullable(),
  status: z.enum(['pending', 'generating', 'completed', 'failed']),
  status_message: z.string().nullable(),
  url: z.string().nullable(),
  created_at: instant,
  reference_image: z.string().nullable(),
})
