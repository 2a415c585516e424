import { z } from 'zod'

/** What a part was cut from: its address, and in seconds its length and where the part starts and ends. */
export const songCut = z.object({ url: z.string(), durationSeconds: z.number(), start: z.number(), end: z.number() })
export type SongCut = z.infer<typeof songCut>

/** A chosen song: where it is, what people call it, and its length in seconds, 0 where the browser could not decode it. */
export type Song = {
  url: string
  /** Of the whole song, also where only a part is used. */
  name: string
  durationSeconds: number
  /** Of a part that was cut out; it keeps the cover of its whole, and can be cut again. */
  cut?: SongCut | null
}
