/** Maximum size of a song on a creation form, in bytes: enough for five minutes of WAV (CD-57). */
export const MAX_SONG_BYTES = 50 * 1_048_576
