import { z } from 'zod'
import { operation } from '../../operation.ts'

/** A file of a story; `index` counts its kind from 0, in the order of the film. */
const asset = z.object({ url: z.string(), index: z.number().int().min(0) })
export type StoryAsset = z.infer<typeof asset>

export const getStoryAssets = operation({
  method: 'GET',
  path: '/stories/{id}/assets',
  tags: ['Stories'],
  summary: "List a story's files",
  access: 'creator',
  description: 'Addresses of all files of an own story, for its zip.',
})
  .input(z.object({ id: z.string().max(100) }))
  .output(
    z.object({
      title: z.string(),
      activeImageUrls: z.array(asset),
      activeVideoUrls: z.array(asset),
      activeVoiceOverAudioUrls: z.array(asset),
      lipSyncAudioUrls: z.array(asset),
      musicUrls: z.array(asset),
      backgroundMusicUrls: z.array(asset),
    }),
  )
