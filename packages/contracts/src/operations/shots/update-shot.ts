import { z } from 'zod'
import { operation } from '../../operation.ts'

const text = z.string().max(5000)

export const updateShot = operation({
  method: 'PATCH',
  path: '/stories/{storyId}/shots/{shotId}',
  tags: ['Shots'],
  summary: 'Update a shot',
  access: 'creator',
  description:
    "Changes prompts, voice-over text or the active take of a shot. `media_url` of `active_media` is replaced by the server's URL of the take.",
})
  .input(
    z.object({
      storyId: z.string().max(100),
      shotId: z.string().max(100),
      image_prompt: text.optional(),
      video_prompt: text.optional(),
      voice_over: text.optional(),
      active_media: z
        .object({ media_type: z.enum(['image', 'video', 'audio']), media_id: z.string().max(100), media_url: z.string().max(1000) })
        .optional(),
    }),
  )
  .output(z.object({ status: z.literal('ok'), revision: z.number().int() }))
