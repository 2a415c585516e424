import { z } from 'zod'
import { started } from '../../wire/run.ts'
import { operation } from '../../operation.ts'

/** Steps after the export: `generate_link` makes the story readable by its share link, `publish` publishes it. */
export const EXPORT_STEPS = ['generate_link', 'publish'] as const
export type ExportStep = (typeof EXPORT_STEPS)[number]

export const exportStory = operation({
  method: 'POST',
  path: '/stories/workflow/export',
  tags: ['Workflows'],
  summary: 'Export a story to share it',
  access: 'creator',
  description:
    'Exports a playable story for sharing. Free of charge. While an export or rebuild is running, its run is returned and performs the steps of both requests. 422 for an example, and COMMUNITY_CONTENT_MODERATION with `publish` when its texts do not pass moderation. Images are moderated after the export: if they do not pass, the run succeeds, the story stays unpublished, and the run\'s output has `publish_refused: "COMMUNITY_CONTENT_MODERATION"`, or `"UNAVAILABLE"` when moderation was not available. A story that was published before is unpublished in both cases, with the reason in `status_message`.',
  errors: ['COMMUNITY_CONTENT_MODERATION', 'UNAVAILABLE'],
})
  .input(
    z.object({
      story_id: z.string().max(100),
      remove_watermark: z.boolean(),
      extra_steps: z.array(z.enum(EXPORT_STEPS)).max(2).optional(),
    }),
  )
  .output(started)
