import {
  DEFAULT_MUSIC_VIDEO,
  MAX_CUSTOM_STYLE_CHARACTERS,
  MAX_VIDEO_SCENES_CHARACTERS,
  MAX_VIDEO_TOPIC_CHARACTERS,
  MUSIC_VIDEO_SLUGS,
} from '@fablecut/domain/story/inputs/music-video'
import { MAX_LYRICS_CHARACTERS } from '@fablecut/domain/song/lyrics'
import { z } from 'zod'
import { advancedSettings, characterInput } from '../../wire/inputs.ts'
import { started } from '../../wire/run.ts'
import { startFields } from '../../wire/start.ts'
import { operation } from '../../operation.ts'

/** Joined by commas a topic is no longer than it was typed (CD-44). */
const videoTopic = z.string().max(MAX_VIDEO_TOPIC_CHARACTERS)

export const musicUrl = z.string({ error: 'Please provide a music URL' }).trim().min(1, { error: 'Please provide a music URL' }).max(500)

/** Body of the music-video form. */
export const musicVideoInput = z.strictObject({
  /** An address of our own media or songs (CD-114). */
  music_url: musicUrl,
  /** In seconds, as the browser measured it; the server's own measure wins (CD-68). */
  music_duration: z.number().min(0).max(86_400).optional(),
  video_type: z.enum(MUSIC_VIDEO_SLUGS).default(DEFAULT_MUSIC_VIDEO),
  character: characterInput.optional(),
  additional_characters: z.array(characterInput).max(1).default([]),
  /** `auto`, a value of the style grid, or a described style. */
  video_consistent_style: z.string().trim().max(MAX_CUSTOM_STYLE_CHARACTERS).optional(),
  reference_image_url: z.string().max(500).nullable().optional(),
  video_topic: videoTopic.optional(),
  video_scenes: z.string().max(MAX_VIDEO_SCENES_CHARACTERS).optional(),
  /** Words of the song, one line each, where the creator has them; captions follow them. */
  lyrics: z.string().max(MAX_LYRICS_CHARACTERS).optional(),
  advanced_settings: advancedSettings.default({}),
  aspect_ratio: z.enum(['16:9', '9:16', '1:1']).default('16:9'),
  enable_broll: z.boolean().default(true),
  enable_start_end_frame: z.boolean().default(false),
  auto_captions: z.boolean().default(true),
  enable_beat_sync: z.boolean().default(true),
  upscale_to_resolution: z.enum(['1080p']).optional(),
  skip_video_generation: z.boolean().optional(),
  ...startFields,
})
export type MusicVideoInput = z.infer<typeof musicVideoInput>

export const generateMusicVideo = operation({
  method: 'POST',
  path: '/stories/workflow/generate_music_video',
  tags: ['Workflows'],
  summary: 'Generate a music video',
  access: 'session',
  description: 'Starts a music video. Header `Idempotency-Key` returns the same run again (CD-105).',
  errors: ['INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(musicVideoInput)
  .output(started)
