/** Largest song for a creation form, in bytes: five minutes of WAV have to pass. Browser and server check the same number. Source: CD-57, ED-58. */
export const MOST_SONG_BYTES = 50 * 1_048_576
