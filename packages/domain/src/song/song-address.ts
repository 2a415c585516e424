/** Where a song of the built-in library is heard. A story keeps this address as its music; the film gets the song in its own length. Source: CD-55. */
export const songAddress = (id: string): string => `/songs/${id}.mp3`

/** Where the cover of a featured song is, among the app's own files. Source: CD-63. */
export const songCover = (id: string): string => `/covers/${id}.webp`

/** The song an address names, null for any other address. */
export const songIdOf = (address: string | null | undefined): string | null =>
  /^\/songs\/([a-z0-9-]{1,80})\.mp3$/.exec(address ?? '')?.[1] ?? null
