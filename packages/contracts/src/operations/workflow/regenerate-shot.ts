import { z } from 'zod'
import { advancedSettings } from '../../wire/inputs.ts'
import { started } from '../../wire/run.ts'
import { operation } from '../../operation.ts'

/** Media of a shot that can be regenerated. `both`: image and video. */
export const MEDIA_TYPES = ['image', 'video', 'both', 'audio-voice-over'] as const
export const mediaTypes = z.union([z.enum(MEDIA_TYPES), z.array(z.enum(MEDIA_TYPES)).min(1).max(4)])

const mediaUrl = z.string().max(2000)

/** Accepted in snake_case, and in the camelCase of the editor's document. */
const spelled = {
  media_types: mediaTypes.optional(),
  mediaTypesArray: mediaTypes.optional(),
  image_prompt: z.string().max(5000).optional(),
  imagePrompt: z.string().max(5000).optional(),
  video_prompt: z.string().max(5000).optional(),
  videoPrompt: z.string().max(5000).optional(),
}

export const regenerateShot = operation({
  method: 'POST',
  path: '/stories/workflow/regenerate_shot',
  tags: ['Workflows'],
  summary: 'Regenerate a shot',
  inputStructure: 'detailed',
  access: 'creator',
  description:
    "Regenerates a shot's image, video or voice-over, with a separate hold. The story can be edited meanwhile. `end_frame_image_url` and `reference_image_urls` must be the creator's own media.",
  errors: ['INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(
    z.object({
      query: z.object({ storyId: z.string().max(100), shotId: z.string().max(100) }),
      body: z.object({
        ...spelled,
        voice_over: z.string().max(5000).optional(),
        advanced_settings: advancedSettings.optional(),
        end_frame_image_url: mediaUrl.optional(),
        reference_image_urls: z.array(mediaUrl).max(6).optional(),
        expected_credits: z.number().int().min(0).optional(),
      }),
    }),
  )
  .output(started)
