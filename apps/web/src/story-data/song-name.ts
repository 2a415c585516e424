import { songIdOf } from '@fablecut/domain/song/song-address'

/** A song's name from its address, where the list is not at hand: `glass-harbour` is Glass Harbour. */
export const songNameOf = (address: string): string =>
  (songIdOf(address) ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
