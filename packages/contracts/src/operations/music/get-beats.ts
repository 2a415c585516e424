import { SONG_SECTIONS } from '@fablecut/domain/song/song-features'
import { z } from 'zod'
import { operation } from '../../operation.ts'

const seconds = z.number().min(0)

export const getBeats = operation({
  method: 'GET',
  path: '/media/{id}/beats',
  tags: ['Music'],
  summary: 'Get the beats of a song',
  access: 'owner',
  description:
    "Returns the beats, bars, parts and known words of one of the caller's audio files, in seconds from its start. The file is analysed at the first request. All lists are empty for a file without music; `tempo` (beats a minute) is null without a steady beat.",
  errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
})
  .input(z.object({ id: z.string().max(100) }))
  .output(
    z.object({
      tempo: z.number().nullable(),
      beats: z.array(seconds),
      bars: z.array(seconds),
      sections: z.array(z.object({ name: z.enum(SONG_SECTIONS), start: seconds, end: seconds })),
      words: z.array(z.object({ text: z.string(), start: seconds, end: seconds })),
    }),
  )
