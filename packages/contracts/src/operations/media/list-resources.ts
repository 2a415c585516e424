import { z } from 'zod'
import { operation } from '../../operation.ts'
import { mediaAsset } from '../../wire/media-asset.ts'

export const listResources = operation({
  method: 'GET',
  path: '/media/resources',
  tags: ['Media'],
  summary: "List the caller's media",
  access: 'session',
  description: "Lists the caller's media of all stories, newest first, filtered by source or album.",
})
  .input(
    z.object({
      type: z.enum(['image', 'video', 'audio']),
      subtype: z.enum(['music', 'voiceover']).optional(),
      source: z.enum(['generation', 'upload']).optional(),
      album_id: z.string().max(100).optional(),
      cursor: z.string().max(200).optional(),
    }),
  )
  .output(z.object({ media_resources: z.array(mediaAsset), nextCursor: z.string().nullable() }))
