import { z } from 'zod'
import { started } from '../../wire/run.ts'
import { operation } from '../../operation.ts'

export const rebuildTimelineAndExport = operation({
  method: 'POST',
  path: '/stories/workflow/rebuild_timeline_and_export',
  tags: ['Workflows'],
  summary: 'Recover or export a story',
  access: 'creator',
  description: 'Recovers a failed story (with `rebuild_timeline`) or exports it again. Free of charge.',
})
  .input(
    z.object({
      story_id: z.string().max(100),
      force_music_reselection: z.boolean().default(false),
      rebuild_timeline: z.boolean().optional(),
    }),
  )
  .output(started)
