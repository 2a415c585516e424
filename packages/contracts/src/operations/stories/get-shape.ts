import { ASPECT_RATIOS } from '@fablecut/domain/story/category'
import { z } from 'zod'
import { operation } from '../../operation.ts'

export const getShape = operation({
  method: 'GET',
  path: '/stories/{id}/shape',
  tags: ['Stories'],
  summary: 'Ask what another shape takes',
  access: 'creator',
  description:
    'Says what the story needs to get another aspect ratio: images and clips that are composed anew, with their price, and other pictures, which are cropped around their subjects for nothing. What was made for the shape before is used again. Sizes are in pixels.',
  errors: ['RUN_IN_PROGRESS', 'TOO_MANY_REQUESTS'],
})
  .input(z.object({ id: z.string().max(100), aspect_ratio: z.enum(ASPECT_RATIOS) }))
  .output(
    z.object({
      width: z.number().int(),
      height: z.number().int(),
      images: z.number().int(),
      clips: z.number().int(),
      reframed: z.number().int(),
      credits: z.number().int(),
    }),
  )
