import { ASPECT_RATIOS } from '@fablecut/domain/story/category'
import { z } from 'zod'
import { operation } from '../../operation.ts'

export const changeShape = operation({
  method: 'POST',
  path: '/stories/{id}/shape',
  tags: ['Stories'],
  summary: 'Give a story another shape',
  access: 'creator',
  description:
    'Gives a story another aspect ratio: drawn shots are composed anew, other pictures are cropped around their subjects, titles and captions are laid out again; times stay. What was there is kept as a version. Without a run (`null`) the story has the shape at once, free of charge; otherwise it gets it at the end of the run, and shots that could not be composed are given back and cropped. `expected_credits`: the shown price. 409 for a story that is not finished or has the shape already, and while shots of it are being made.',
  errors: ['INSUFFICIENT_CREDITS', 'PRICE_CHANGED', 'CONFLICT', 'RUN_IN_PROGRESS', 'TOO_MANY_RUNS', 'OUT_OF_SPACE', 'TOO_MANY_REQUESTS'],
})
  .input(z.object({ id: z.string().max(100), aspect_ratio: z.enum(ASPECT_RATIOS), expected_credits: z.number().int().min(0).optional() }))
  .output(z.object({ workflowRunId: z.string().nullable() }))
