import { z } from 'zod'
import { advancedSettings } from '../../wire/inputs.ts'
import { started } from '../../wire/run.ts'
import { operation } from '../../operation.ts'

/** What can be made anew of a shot. `both`: picture and clip. */
export const MEDIA_TYPES = ['image', 'video', 'both', 'audio-voice-over'] as const
export const mediaTypes = z.union([z.enum(MEDIA_TYPES), z.array(z.enum(MEDIA_TYPES)).min(1).max(4)])

const address = z.string().max(2000)

/** Snake case as on the wire, or the camel case of the editor's document; the server takes either. */
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
    "Makes a shot's picture, clip or voice-over anew, with its own hold; the rest of the story stays as it is and can be edited meanwhile. A keyframe (`end_frame_image_url`) or references (`reference_image_urls`) have to be the creator's own media.",
  errors: ['INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(
    z.object({
      query: z.object({ storyId: z.string().max(100), shotId: z.string().max(100) }),
      body: z.object({
        ...spelled,
        voice_over: z.string().max(5000).optional(),
        advanced_settings: advancedSettings.optional(),
        end_frame_image_url: address.optional(),
        reference_image_urls: z.array(address).max(6).optional(),
        expected_credits: z.number().int().min(0).optional(),
      }),
    }),
  )
  .output(started)
