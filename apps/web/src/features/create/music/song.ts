/** A chosen song: where it is, what people call it, and its length in seconds, 0 where the browser could not decode it. Source: C-306, CD-69. */
export type Song = { url: string; name: string; durationSeconds: number }
