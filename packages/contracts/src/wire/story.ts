import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { shotPlan } from '@fablecut/domain/story/shot-plan/schema'
import { STORY_STATUSES, type StoryStatus } from '@fablecut/domain/story/status'
import { z } from 'zod'
import { shot } from './shot.ts'
import { timeline } from './timeline.ts'

export const storyStatus = z.enum(STORY_STATUSES as [StoryStatus, ...StoryStatus[]])

/** ISO 8601 in UTC. */
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

/** Measured progress of the running run. */
export const progress = z.object({
  stage: storyStatus,
  /** Finished units of the stage: shots, or segments of an export. */
  done: z.number().int(),
  total: z.number().int(),
  /** Seconds spent in each finished or current stage, by status. */
  seconds_by_stage: z.record(z.string(), z.number()),
  started_at: instant.nullable(),
})

export const story = z.object({
  id: z.string(),
  title: z.string(),
  category_id: z.enum(CATEGORY_IDS),
  /** Inputs of the generation. Readers outside of the creator's team get only what the preview and a remix need. */
  category_inputs: z.record(z.string(), z.unknown()),
  /** URLs in `category_inputs` that the reader may use in a story of their own. */
  reusable_files: z.array(z.string()),
  status: storyStatus,
  /** Message of the last failure or cancellation, or why an export unpublished the story; else null. */
  status_message: z.string().nullable(),
  is_template: z.boolean(),
  is_preview: z.boolean(),
  is_published: z.boolean(),
  is_public: z.boolean(),
  is_featured: z.boolean(),
  /** Views by others, each viewer counted once a day. */
  view_count: z.number().int(),
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
  /** The creator chose the thumbnail; exports don't replace it (HD-53). */
  is_thumbnail_modified: z.boolean(),
  is_export_outdated: z.boolean(),
  like_count: z.number().int(),
  /** Whether the reader likes it. */
  is_liked: z.boolean(),
  /** Ids of contests the story takes part in. */
  contests: z.array(z.string()),
  /** `duration` in seconds. */
  metadata: z.object({ width: z.number().int(), height: z.number().int(), duration: z.number().nullable(), fps: z.number().int() }),
  /** Empty, like the timeline, for readers outside of the creator's team. */
  storyboard,
  video_editor_timeline: timeline,
  /** Version of the timeline's shape; a client that only knows earlier ones must not save it. */
  timeline_version: z.number().int(),
  progress: progress.nullable(),
  revision: z.number().int(),
  /** The remixed story; null if there is none, or if it was deleted or may not be read. */
  remixed_from: z.object({ id: z.string(), title: z.string(), author: z.string(), is_published: z.boolean() }).nullable(),
})

export type WireStory = z.infer<typeof story>

/** A story in lists, without timeline and prompts. */
export const storyCard = story.omit({ storyboard: true, video_editor_timeline: true, timeline_version: true, remixed_from: true }).extend({
  /** Image of the card: thumbnail of the export, else of the first shot, else of the character (HD-24). */
  card_image_url: z.string().nullable(),
  /** Whether the timeline has any items. */
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
  /** Content of an image; null for other media, uploads, and images that were generated from a prompt. */
  plan: shotPlan.nullable(),
})
