import { MAX_LYRICS_CHARACTERS } from '@fablecut/domain/song/lyrics'
import { z } from 'zod'
import { advancedSettings } from '../../wire/inputs.ts'
import { started } from '../../wire/run.ts'
import { startFields } from '../../wire/start.ts'
import { isInstrumental, musicUrl } from './generate-music-video.ts'
import { operation } from '../../operation.ts'

/** Request body of a lyrics video with automatic style. */
export const lyricsToVideoInput = z.strictObject({
  music_url: musicUrl,
  music_duration: z.number().min(0).max(86_400).optional(),
  lyrics: z.string().max(MAX_LYRICS_CHARACTERS).optional(),
  is_instrumental: isInstrumental,
  advanced_settings: advancedSettings.default({}),
  aspect_ratio: z.enum(['16:9', '9:16']).default('16:9'),
  skip_video_generation: z.boolean().default(false),
  ...startFields,
})
export type LyricsToVideoInput = z.infer<typeof lyricsToVideoInput>

export const generateLyricsToVideo = operation({
  method: 'POST',
  path: '/stories/workflow/generate_lyrics_to_video',
  tags: ['Workflows'],
  summary: 'Generate a lyrics video',
  access: 'session',
  description: 'Starts a lyrics video. Requests with the same `Idempotency-Key` header return the same run (CD-105).',
  errors: ['COMMUNITY_CONTENT_MODERATION', 'INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(lyricsToVideoInput)
  .output(started)
