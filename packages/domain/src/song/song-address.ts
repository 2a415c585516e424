/** Address of a song of the built-in library. A story stores it as its music; the film gets the song in its own length. */
export const songAddress = (id: string): string => `/songs/${id}.mp3`

/** Address of the cover of a featured song. */
export const songCover = (id: string): string => `/covers/${id}.webp`

/** Song id of an address, null for any other address. */
export const songIdOf = (url: string | null | undefined): string | null => /^\/songs\/([a-z0-9-]{1,80})\.mp3$/.exec(url ?? '')?.[1] ?? null
