import { oc } from '@orpc/contract'
import { z } from 'zod'
import { mediaAsset } from '../../wire/media-asset.ts'

/** All media of an own story, takes and uploads, oldest first. Source: E-287, ED-38. */
export const listStoryMedia = oc
  .route({ method: 'GET', path: '/stories/{id}/media_resources', tags: ['Editor'], summary: "List a story's media" })
  .input(z.object({ id: z.string().max(100) }))
  .output(z.object({ media_resources: z.array(mediaAsset) }))
