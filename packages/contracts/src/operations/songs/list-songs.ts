import { z } from 'zod'
import { operation } from '../../operation.ts'

export const song = z.object({
  id: z.string(),
  name: z.string(),
  artist: z.string(),
  genre: z.string(),
  /** One or several, separated by commas. */
  mood: z.string(),
  /** In beats per minute. */
  tempo: z.number(),
  has_lyrics: z.boolean(),
  /** Of the file at `url`, in seconds; a film gets the song in its own length. */
  duration: z.number(),
  url: z.string(),
  /** Its cover; null for a song that is not featured. */
  image: z.string().nullable(),
})
export type WireSong = z.infer<typeof song>

export const listSongs = operation({
  method: 'GET',
  path: '/songs',
  tags: ['Songs'],
  summary: 'List songs of the library',
  access: 'anyone',
  description: 'Songs that may be used freely; the featured ones first. Open to visitors.',
})
  .input(z.object({ featured: z.enum(['true', 'false']).optional() }))
  .output(z.object({ songs: z.array(song), nextCursor: z.string().nullable() }))
