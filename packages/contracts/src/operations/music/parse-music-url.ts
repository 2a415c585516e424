import { z } from 'zod'
import { operation } from '../../operation.ts'

/** `url` is one of our own media from then on. A failure is an answer too (CD-109). */
export const musicImport = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), url: z.string(), metadata: z.object({ title: z.string() }) }),
  z.object({ success: z.literal(false), message: z.string() }),
])
export type MusicImport = z.infer<typeof musicImport>

export const parseMusicUrl = operation({
  method: 'POST',
  path: '/media/parse_music_url',
  tags: ['Music'],
  summary: 'Import a song by its link',
  access: 'session',
  description: "Fetches the song of a Suno or TikTok page and keeps it as the caller's own file.",
})
  .input(z.strictObject({ url: z.string().trim().min(1).max(2_000) }))
  .output(musicImport)
