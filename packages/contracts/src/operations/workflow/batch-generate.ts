import { z } from 'zod'
import { advancedSettings } from '../../wire/inputs.ts'
import { mediaTypes } from './regenerate-shot.ts'
import { operation } from '../../operation.ts'

const mediaUrl = z.string().max(2000)

export const batchGenerate = operation({
  method: 'POST',
  path: '/stories/workflow/batch_generate',
  tags: ['Workflows'],
  summary: 'Generate several shots',
  inputStructure: 'detailed',
  access: 'creator',
  description:
    'Generates several shots in one run; without `shot_ids` all shots that can be generated. Hidden and uploaded shots are skipped.',
  errors: ['INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(
    z.object({
      query: z.object({ storyId: z.string().max(100) }),
      body: z.object({
        media_types: mediaTypes,
        shot_ids: z.array(z.string().max(100)).min(1).max(500).optional(),
        advanced_settings: advancedSettings.optional(),
        end_frame_image_url_shot_map: z.record(z.string(), mediaUrl).optional(),
        reference_image_urls_shot_map: z.record(z.string(), z.array(mediaUrl).max(6)).optional(),
        expected_credits: z.number().int().min(0).optional(),
      }),
    }),
  )
  .output(z.object({ workflowRunId: z.string(), shot_ids: z.array(z.string()) }))
