import { z } from 'zod'
import { operation } from '../../operation.ts'

/** A file of a story. `index`: zero-based position among files of its type, in film order. */
const asset = z.object({ url: z.string(), index: z.number().int().min(0) })
export type StoryAsset = z.infer<typeof asset>

export const getStoryAssets = operation({
  method: 'GET',
  path: '/stories/{id}/assets',
  tags: ['Stories'],
  summary: "List a story's files",
  access: 'creator',
  description: 'Lists the URLs of all files of a story, e.g. for a zip download.',
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
