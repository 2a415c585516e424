import { CATEGORY_IDS } from '@fablecut/domain/story/category'
import { SHOT_TYPES } from '@fablecut/domain/story/shots/shot'
import { z } from 'zod'

/** The JSON files of a `.fablecut` file. Ids are those of the story it was written from. */
const id = z.string().min(1).max(200)
const text = z.string().max(100_000)
const json = z.record(z.string(), z.unknown())

const shot = z.object({
  shot_id: id,
  lexorank: z.string().max(1000),
  shot_type: z.enum(SHOT_TYPES),
  title: text,
  image_prompt: text,
  video_prompt: text,
  /** Null: the prompt is planned when the image is generated. */
  plan: z.object({ version: z.unknown(), plan: z.unknown() }).nullable(),
  voice_over: text,
  is_hidden: z.boolean(),
  /** Unix seconds. */
  hidden_at: z.number().nullable(),
  active_image_id: id.nullable(),
  active_video_id: id.nullable(),
  active_voice_over_audio_id: id.nullable(),
})

const size = z.int().min(16).max(8192)

/** `document.json`: shots and timeline as they are stored. */
export const documentFile = z.object({
  width: size,
  height: size,
  fps: z.int().min(1).max(120),
  /** Null before the story was edited. */
  timeline: z.object({ schema_version: z.int(), document: json }).nullable(),
  shots: z.array(shot).max(10_000),
})
export type DocumentFile = z.infer<typeof documentFile>

const medium = z.object({
  id,
  /** In the archive. */
  path: z.string().max(500),
  resource_type: z.enum(['video', 'image', 'audio']),
  subtype: z.enum(['music', 'voiceover', 'caption']).nullable(),
  role: z.enum(['take', 'upload', 'music', 'voiceover', 'character_sheet']),
  source: z.enum(['generated', 'user_upload']),
  title: z.string().max(5000),
  shot_id: id.nullable(),
  ai_model: z.string().max(200).nullable(),
  prompt: text.nullable(),
  metadata: json,
  configs: json.nullable(),
  reference_media_id: id.nullable(),
  end_frame_media_id: id.nullable(),
  created_at: z.iso.datetime(),
})
export type Medium = z.infer<typeof medium>

/** `media.json`: takes, uploads and sounds of the story, oldest first. */
export const mediaFile = z.array(medium).max(20_000)

/** `recipe.json`: what the story was created from. */
export const recipeFile = z.object({
  category_id: z.enum(CATEGORY_IDS),
  category_inputs: json,
  /** The song of a music video with its analysis. */
  song: z.object({ media_id: id, schema_version: z.int(), reading: z.unknown(), visemes: z.unknown(), lines: z.unknown() }).nullable(),
})
export type RecipeFile = z.infer<typeof recipeFile>
