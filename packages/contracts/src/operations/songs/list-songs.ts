import { z } from 'zod'
import { operation } from '../../operation.ts'

export const song = z.object({
  id: z.string(),
  name: z.string(),
  artist: z.string(),
  genre: z.string(),
  /** One or more moods, separated by commas. */
  mood: z.string(),
  /** Beats per minute. */
  tempo: z.number(),
  has_lyrics: z.boolean(),
  /** Duration of the file at `url`, in seconds. Films get the song in their own duration. */
  duration: z.number(),
  url: z.string(),
  /** Cover image; null for songs that are not featured. */
  image: z.string().nullable(),
})
export type WireSong = z.infer<typeof song>

export const listSongs = operation({
  method: 'GET',
  path: '/songs',
  tags: ['Songs'],
  summary: 'List songs of the library',
  access: 'anyone',
  description: 'Lists the songs of the library, featured ones first. They may be used freely.',
})
  .input(z.object({ featured: z.enum(['true', 'false']).optional() }))
  .output(z.object({ songs: z.array(song), nextCursor: z.string().nullable() }))
