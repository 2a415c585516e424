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

/** Topics joined by commas (CD-44). */
const videoTopic = z.string().max(MAX_VIDEO_TOPIC_CHARACTERS)

export const musicUrl = z.string({ error: 'Please provide a music URL' }).trim().min(1, { error: 'Please provide a music URL' }).max(500)

/** When absent, whether somebody sings is detected in the song. */
export const isInstrumental = z
  .boolean()
  .optional()
  .describe('The song has no vocals: nobody sings in the video, and no words are searched for in the song. Sent `lyrics` are still shown.')

/** Request body of a music video. */
export const musicVideoInput = z.strictObject({
  /** URL of media or a song on this server (CD-114). */
  music_url: musicUrl,
  /** In seconds, measured by the client; the server's own measurement takes precedence (CD-68). */
  music_duration: z.number().min(0).max(86_400).optional(),
  video_type: z.enum(MUSIC_VIDEO_SLUGS).default(DEFAULT_MUSIC_VIDEO),
  character: characterInput.optional(),
  additional_characters: z.array(characterInput).max(1).default([]),
  /** `auto`, a preset style, or a free-form description. */
  video_consistent_style: z.string().trim().max(MAX_CUSTOM_STYLE_CHARACTERS).optional(),
  reference_image_url: z.string().max(500).nullable().optional(),
  video_topic: videoTopic.optional(),
  video_scenes: z.string().max(MAX_VIDEO_SCENES_CHARACTERS).optional(),
  /** Lyrics, one line per row; used for the captions. */
  lyrics: z.string().max(MAX_LYRICS_CHARACTERS).optional(),
  is_instrumental: isInstrumental,
  is_sung: z
    .boolean()
    .optional()
    .describe('A library song is made anew with a singing voice, by a connected provider: see `makers.song` of `GET /system`.'),
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
  description: 'Starts a music video. Requests with the same `Idempotency-Key` header return the same run (CD-105).',
  errors: ['COMMUNITY_CONTENT_MODERATION', 'INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(musicVideoInput)
  .output(started)
