import { z } from 'zod'
import { operation } from '../../operation.ts'
import { mediaAsset } from '../../wire/media-asset.ts'

export const createResource = operation({
  method: 'POST',
  path: '/media/resources',
  tags: ['Media'],
  summary: "Add to a story's media",
  access: 'creator',
  description:
    "Adds an existing file to a story's media by its URL: media of another story, an upload, or a library song. A client-generated `id` can be used once.",
})
  .input(
    z.object({
      story_id: z.string().max(100),
      id: z.string().max(100).optional(),
      type: z.enum(['image', 'video', 'audio']),
      subtype: z.enum(['music', 'voiceover']).nullable().optional(),
      shot_id: z.string().max(100).nullable().optional(),
      url: z.string().max(2000),
      title: z.string().max(500).optional(),
      metadata: z.record(z.string(), z.unknown()).optional(),
    }),
  )
  .output(z.object({ media_resource: mediaAsset }))
