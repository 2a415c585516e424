import { z } from 'zod'

/** Source of a trimmed song: URL, duration, and range in seconds. */
export const songCut = z.object({ url: z.string(), durationSeconds: z.number(), start: z.number(), end: z.number() })
export type SongCut = z.infer<typeof songCut>

/** A chosen song: URL, name, and duration in seconds (0 when it can't be decoded). */
export type Song = {
  url: string
  /** Name of the whole song, also for a trimmed part. */
  name: string
  durationSeconds: number
  /** Only for trimmed songs: the source, for the cover and for trimming again. */
  cut?: SongCut | null
}
