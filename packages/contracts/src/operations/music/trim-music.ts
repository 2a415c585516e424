import { TRIM_SECONDS } from '@fablecut/domain/story/inputs/music-video'
import { z } from 'zod'
import { musicUrl } from '../workflow/generate-music-video.ts'
import { operation } from '../../operation.ts'

export const musicTrim = z
  .strictObject({ music_url: musicUrl, start_seconds: z.number().min(0).max(86_400), end_seconds: z.number().min(0).max(86_400) })
  .refine(
    ({ start_seconds: start, end_seconds: end }) => end - start >= TRIM_SECONDS.min - 1e-3 && end - start <= TRIM_SECONDS.max + 1e-3,
    {
      error: `Choose ${TRIM_SECONDS.min} to ${TRIM_SECONDS.max} seconds of the song`,
      path: ['end_seconds'],
    },
  )
export type MusicTrim = z.infer<typeof musicTrim>

export const trimMusic = operation({
  method: 'POST',
  path: '/media/trim_music',
  tags: ['Music'],
  summary: 'Trim a song',
  access: 'session',
  description: 'Creates a new file from a range of a song. The original is kept.',
})
  .input(musicTrim)
  .output(z.object({ url: z.string(), name: z.string(), duration: z.number() }))
