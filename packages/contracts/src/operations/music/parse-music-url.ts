import { z } from 'zod'
import { operation } from '../../operation.ts'

/** `url`: URL of the imported file. A failed import is a successful response with `success: false` (CD-109). */
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
  description: "Imports the song of a Suno or TikTok page as one of the caller's files.",
})
  .input(z.strictObject({ url: z.string().trim().min(1).max(2_000) }))
  .output(musicImport)
