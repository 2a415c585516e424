import { z } from 'zod'
import { operation } from '../../operation.ts'

export const getTrainedModel = operation({
  method: 'GET',
  path: '/train/model',
  tags: ['Characters'],
  summary: 'Get a character by its model id',
  access: 'maker',
  description: "Returns a character by its model id. Callers can look up their own characters, members of TEAM_MEMBER_IDS anyone's.",
})
  .input(z.object({ id: z.string().max(100) }))
  .output(
    z.object({
      data: z.object({
        id: z.string(),
        model_name: z.string(),
        image_url: z.string().nullable(),
        reference_mode: z.enum(['quick', 'train']),
        fal_cdn_file_path: z.string().nullable(),
        object_prompt: z.string(),
        character_features_description: z.string(),
        sample_images: z.array(z.string()),
      }),
    }),
  )
