import { z } from 'zod'
import { operation } from '../../operation.ts'
import { mediaAsset } from '../../wire/media-asset.ts'

export const listStoryMedia = operation({
  method: 'GET',
  path: '/stories/{id}/media_resources',
  tags: ['Editor'],
  summary: "List a story's media",
  access: 'creator',
  description: 'Lists all media of a story, takes and uploads, oldest first.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ media_resources: z.array(mediaAsset) }))
