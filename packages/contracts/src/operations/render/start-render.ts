import { z } from 'zod'
import { operation } from '../../operation.ts'

export const startRender = operation({
  method: 'POST',
  path: '/internal/storybuilder/render_video',
  tags: ['Editor'],
  summary: 'Export from the editor',
  access: 'creator',
  description:
    "Exports a timeline as it is in this request, while the story can be edited on. `userId` has to be the caller's (403). The answer's id is that of a run: it can be cancelled as one. `url` comes where the film is there already. While another timeline of the story is exported it is 409 with that run's `renderId` in `data`, unless this one `replaces` it. Free.",
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
