export type SungSong = {
  readonly name: string
  /** E.g. `City pop`. */
  readonly genre: string
  readonly mood: string
  readonly tempoBpm: number
  readonly durationSeconds: number
  /** One line a row. */
  readonly lyrics: string
}

/** A song with a voice in words, for a model that sings. The lyrics are last, so that a model of short prompts loses their end. */
export function songBrief({ name, genre, mood, tempoBpm, durationSeconds, lyrics }: SungSong): string {
  const sound = `A ${mood} ${genre.toLowerCase()} song called “${name}” of ${Math.round(durationSeconds)} seconds at ${Math.round(tempoBpm)} BPM`
  return `${sound}, sung by one clear lead voice from soon after the start to the end.\nLyrics:\n${lyrics.trim()}`
}
