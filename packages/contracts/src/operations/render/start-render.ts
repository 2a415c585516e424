import { globalConfig, range, track } from '@fablecut/domain/timeline/schema'
import { z } from 'zod'
import { mediaAsset } from '../../wire/media-asset.ts'
import { MAX_MEDIA_ASSETS, MAX_TRACKS } from '../../wire/timeline.ts'
import { operation } from '../../operation.ts'

export const startRender = operation({
  method: 'POST',
  path: '/internal/storybuilder/render_video',
  tags: ['Editor'],
  summary: 'Export from the editor',
  access: 'creator',
  description:
    "Exports the timeline of this request; the story can be edited meanwhile. `userId` must be the caller's (403). The returned `renderId` is a run id and can be cancelled. `url` is set when the same film was exported before. 409 with the running export's `renderId` in `data`, and `is_range` (whether it exports a marked range only), while another timeline of the story is exported, unless `replaces` names it, and 409 `OUTDATED_CLIENT` as for a sync. Free of charge.",
  errors: ['CONFLICT', 'OUTDATED_CLIENT'],
})
  .input(
    z.object({
      tracks: z.array(track).max(MAX_TRACKS),
      mediaAssets: z.array(mediaAsset).max(MAX_MEDIA_ASSETS),
      downloadBehavior: z.enum(['download', 'none']).default('download'),
      watermarkConfig: z.object({ enabled: z.boolean(), type: z.string().max(50) }).optional(),
      /** Absent frame rate and captions are those of the stored timeline; all other fields are ignored. */
      configFromStory: z.looseObject({
        storyId: z.string().max(100),
        fps: globalConfig.shape.fps.optional(),
        captions: globalConfig.shape.captions.optional(),
        ducking: globalConfig.shape.ducking,
      }),
      /** Exports these frames only, the end exclusive, for a download: the story keeps its film. */
      range: range.optional(),
      userId: z.string().max(100),
      replaces: z.string().max(100).optional(),
    }),
  )
  .output(z.object({ renderId: z.string(), url: z.string().optional() }))
