/** URL of a song of the built-in library. A story stores it as its music; the film gets the song in its own duration. */
export const songUrl = (id: string): string => `/songs/${id}.mp3`

/** URL of the cover of a featured song. */
export const songCover = (id: string): string => `/covers/${id}.webp`

/** Song id of a URL, null for any other URL. */
export const songIdOf = (url: string | null | undefined): string | null => /^\/songs\/([a-z0-9-]{1,80})\.mp3$/.exec(url ?? '')?.[1] ?? null
