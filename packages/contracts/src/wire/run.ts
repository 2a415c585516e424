import { RUN_STATUSES } from '@fablecut/domain/story/status'
import { z } from 'zod'
import { story, storyStatus } from './story.ts'

/** Response to every workflow start. */
export const started = z.object({
  workflowRunId: z.string(),
  status: storyStatus,
  data: z.object({ message: z.string() }),
})

/** Event of a status stream. */
export const statusEvent = z.object({
  workflowRunId: z.string(),
  status: storyStatus,
  story: story.nullable(),
  error: z.string().nullable(),
})
export type StatusEvent = z.infer<typeof statusEvent>

/** Status of one run when polling. `step`: as `status` in the stream. */
export const runResult = z.object({
  workflowRunId: z.string(),
  status: z.enum(RUN_STATUSES),
  output: z.record(z.string(), z.unknown()).nullable(),
  error: z.string().nullable(),
  step: storyStatus,
  story: story.nullable(),
})
