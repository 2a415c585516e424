import { oc } from '@orpc/contract'
import { z } from 'zod'
import { musicUrl } from '../workflow/generate-music-video.ts'

/** How many shots a lyrics video of this song has. The server measures the song; the sent length counts where it can't. Source: C-134, CD-66. */
export const parseMusic = oc
  .route({ method: 'POST', path: '/media/parse_music', tags: ['Music'], summary: 'Count the shots of a lyrics video' })
  .input(z.strictObject({ music_url: musicUrl, music_duration: z.number().min(0).max(86_400).optional() }))
  .output(z.object({ num_shots: z.number().int().min(1) }))
