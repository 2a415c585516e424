import { z } from 'zod'
import { operation } from '../../operation.ts'

export const startRender = operation({
  method: 'POST',
  path: '/internal/storybuilder/render_video',
  tags: ['Editor'],
  summary: 'Export from the editor',
  access: 'creator',
  description:
    "Exports the timeline of this request; the story can be edited meanwhile. `userId` must be the caller's (403). The returned `renderId` is a run id and can be cancelled. `url` is set when the same film was exported before. 409 with the running export's `renderId` in `data` while another timeline of the story is exported, unless `replaces` names it. Free of charge.",
  errors: ['CONFLICT'],
})
  .input(
    z.object({
      tracks: z.array(z.unknown()),
      mediaAssets: z.array(z.unknown()),
      downloadBehavior: z.enum(['download', 'none']).default('download'),
      watermarkConfig: z.object({ enabled: z.boolean(), type: z.string().max(50) }).optional(),
      configFromStory: z.looseObject({ storyId: z.string().max(100) }),
      userId: z.string().max(100),
      replaces: z.string().max(100).optional(),
    }),
  )
  .output(z.object({ renderId: z.string(), url: z.string().optional() }))
