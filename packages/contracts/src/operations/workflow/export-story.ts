import { z } from 'zod'
import { started } from '../../wire/run.ts'
import { operation } from '../../operation.ts'

/** What the server does when the film is there: `generate_link` opens the share address, `publish` publishes. */
export const EXPORT_STEPS = ['generate_link', 'publish'] as const
export type ExportStep = (typeof EXPORT_STEPS)[number]

export const exportStory = operation({
  method: 'POST',
  path: '/stories/workflow/export',
  tags: ['Workflows'],
  summary: 'Export a story to share it',
  access: 'creator',
  description:
    'Exports an own playable story for sharing; free. A second start while an export or rebuilding runs answers the running one, which does the steps of both. 422 for an example, and COMMUNITY_CONTENT_MODERATION with `publish` where words may not be published; pictures are looked at when the film is there: then the run succeeds, the story stays unpublished and the run\'s output has `publish_refused: "COMMUNITY_CONTENT_MODERATION"`, or `"UNAVAILABLE"` where nobody could look. A story that is published already leaves the community in both cases, and its `status_message` says so.',
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
