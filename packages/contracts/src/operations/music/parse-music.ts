import { z } from 'zod'
import { musicUrl } from '../workflow/generate-music-video.ts'
import { operation } from '../../operation.ts'

export const parseMusic = operation({
  method: 'POST',
  path: '/media/parse_music',
  tags: ['Music'],
  summary: 'Count the shots of a lyrics video',
  access: 'session',
  description: "Returns the number of shots of a lyrics video. The server measures the song; `music_duration` is used when it can't.",
})
  .input(z.strictObject({ music_url: musicUrl, music_duration: z.number().min(0).max(86_400).optional() }))
  .output(z.object({ num_shots: z.number().int().min(1) }))
