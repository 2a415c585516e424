import { songIdOf } from '@fablecut/domain/song/song-address'

/** Where a trimmed file comes from; kept with it, so that what is known of the whole song is known of its part. */
export type SongPart = {
  /** Address of the whole song. */
  readonly url: string
  readonly name: string
  readonly fromSeconds: number
  readonly toSeconds: number
}

/** Read from a file's stored metadata; null for a file that is no part. */
export function songPartOf(metadata: Readonly<Record<string, unknown>>): SongPart | null {
  return (metadata['part_of'] as SongPart | undefined) ?? null
}

/** A part of a part is a part of the whole. */
export function partOf(
  source: { readonly url: string; readonly name: string; readonly part: SongPart | null },
  cut: Pick<SongPart, 'fromSeconds' | 'toSeconds'>,
): SongPart {
  const { url, name, part } = source
  if (!part) return { url, name, ...cut }
  return { ...part, fromSeconds: part.fromSeconds + cut.fromSeconds, toSeconds: part.fromSeconds + cut.toSeconds }
}

/** Whether a file was cut out of a song of the library; everybody can hear and use it, as they can its whole. Source: HD-60. */
export const isLibraryPart = (metadata: Readonly<Record<string, unknown>>): boolean => songIdOf(songPartOf(metadata)?.url) !== null
