import { z } from 'zod'
import { mediaResource } from '../../wire/story.ts'
import { operation } from '../../operation.ts'

export const getShotMedia = operation({
  method: 'GET',
  path: '/stories/{storyId}/shots/{shotId}',
  tags: ['Shots'],
  summary: 'List the takes of a shot',
  access: 'creator',
  description: 'Lists all takes of a shot, newest first.',
})
  .input(z.object({ storyId: z.string().max(100), shotId: z.string().max(100) }))
  .output(
    z.object({
      media_resources: z.object({ images: z.array(mediaResource), videos: z.array(mediaResource), audio: z.array(mediaResource) }),
    }),
  )
