import { MAX_LYRICS_CHARACTERS } from '@fablecut/domain/song/lyrics'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { advancedSettings } from '../../wire/inputs.ts'
import { started } from '../../wire/run.ts'
import { startFields } from '../../wire/start.ts'
import { musicUrl } from './generate-music-video.ts'

/** Body of the simple lyrics form; its style is `auto`. Source: C-289, CD-12. */
export const lyricsToVideoInput = z.strictObject({
  music_url: musicUrl,
  music_duration: z.number().min(0).max(86_400).optional(),
  lyrics: z.string().max(MAX_LYRICS_CHARACTERS).optional(),
  advanced_settings: advancedSettings.default({}),
  aspect_ratio: z.enum(['16:9', '9:16']).default('16:9'),
  skip_video_generation: z.boolean().default(false),
  ...startFields,
})
export type LyricsToVideoInput = z.infer<typeof lyricsToVideoInput>

/** Starts a lyrics video. Header `Idempotency-Key` returns the same run again (CD-105). */
export const generateLyricsToVideo = oc
  .route({ method: 'POST', path: '/stories/workflow/generate_lyrics_to_video', tags: ['Workflows'], summary: 'Make a lyrics video' })
  .input(lyricsToVideoInput)
  .output(started)
