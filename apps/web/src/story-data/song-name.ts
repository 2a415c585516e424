import { songIdOf } from '@fablecut/domain/song/song-url'

/** Derives a library song's name from its URL: `glass-harbour` is Glass Harbour. */
export const songNameOf = (address: string): string =>
  (songIdOf(address) ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
