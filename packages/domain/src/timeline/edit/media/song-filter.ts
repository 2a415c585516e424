/** Searchable fields of a library song. `mood` may hold several, separated by commas. */
export type SongTags = { readonly name: string; readonly genre: string; readonly mood: string; readonly tempo: string }
export type SongFilter = {
  readonly text: string
  readonly genres: readonly string[]
  readonly moods: readonly string[]
  readonly tempos: readonly string[]
}

/** Whether a song matches one value of each set filter, and the text in any of its fields (case-insensitive). */
export function matchesFilter(song: SongTags, { text, genres, moods, tempos }: SongFilter): boolean {
  const query = text.trim().toLowerCase()
  const isNamed = [song.name, song.genre, song.mood, song.tempo].some((tag) => tag.toLowerCase().includes(query))
  return isNamed && includesAny([song.genre], genres) && includesAny(song.mood.split(','), moods) && includesAny([song.tempo], tempos)
}

function includesAny(tags: readonly string[], selected: readonly string[]): boolean {
  const lower = new Set(selected.map((tag) => tag.toLowerCase()))
  return selected.length === 0 || tags.some((tag) => lower.has(tag.trim().toLowerCase()))
}
