import type { JSONObject } from '@ai-sdk/provider'
import { advancedSettings } from '@fablecut/contracts/wire/inputs'
import { ASPECT_RATIOS, VIDEO_TYPES } from '@fablecut/domain/story/category'
import { z } from 'zod'

const text = z.string().optional()
const flag = z.boolean().optional()
const number = z.number().optional()

/** `look` is present for characters that users created. */
const character = z.object({
  id: z.string(),
  name: text,
  model_name: text,
  reference_mode: z.enum(['quick', 'train']).optional(),
  look: z.custom<JSONObject>((value) => typeof value === 'object' && value !== null).optional(),
})

const storyInputs = z.object({
  script_content: text,
  voiceover_voice: text,
  background_music: z.string().nullable().optional(),
  aspect_ratio: z.enum(ASPECT_RATIOS).optional(),
  visual_style: text,
  auto_rewrite: flag,
  auto_captions: flag,
  advanced_settings: advancedSettings.optional(),
  character: character.optional(),
  additional_characters: z.array(character).optional(),
  num_shots: number,
  asmr_type: text,
  video_type: z.enum(VIDEO_TYPES).optional(),
  music_url: text,
  music_duration: number,
  lyrics: text,
  /** Whether the creator says that the song has no vocals. */
  is_instrumental: flag,
  video_topic: text,
  video_scenes: text,
  video_consistent_style: text,
  reference_image_url: z.string().nullable().optional(),
  enable_beat_sync: flag,
  enable_broll: flag,
  enable_start_end_frame: flag,
  skip_video_generation: flag,
  vlog_topic: text,
  expected_duration_seconds: number,
  upscale_to_resolution: text,
  /** Set by the script writer. */
  rewrite_script: text,
  style: text,
  song: z.object({ name: z.string(), genre: text, mood: text }).optional(),
  language: text,
  music_mood: text,
  voiceover_voice_auto_selection: z.object({ voiceover: z.string() }).optional(),
  background_music_auto_selection: z.object({ selectedSong: z.object({ name: z.string(), media_id: z.string() }) }).optional(),
  seed: number,
})

/** The inputs of a story that its generation uses, with the keys they are stored by. */
export type StoryInputs = Readonly<z.infer<typeof storyInputs>>

/** Inputs for which null has a meaning: no music, no picture. */
const NULLABLE: ReadonlySet<string> = new Set(['background_music', 'reference_image_url'])

/** Parses the stored inputs of a story. Other nulls are absent inputs, unknown keys are ignored. Throws when they are invalid. */
export function readStoryInputs(stored: Readonly<Record<string, unknown>>): StoryInputs {
  return storyInputs.parse(Object.fromEntries(Object.entries(stored).filter(([key, value]) => value !== null || NULLABLE.has(key))))
}
