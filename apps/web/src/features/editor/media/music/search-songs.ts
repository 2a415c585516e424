import type { WireSong } from '@fablecut/contracts/operations/songs/list-songs'
import { TEMPO_LABELS, tempoLabel } from '@fablecut/domain/song/tempo-label'
import { matchesFilter, type SongFilter } from '@fablecut/domain/timeline/edit/media/song-filter'
import type { MediaAsset } from '@fablecut/domain/timeline/model'

type Filters = Omit<SongFilter, 'text'>
export type FilterName = keyof Filters

export const NO_FILTERS: Filters = { genres: [], moods: [], tempos: [] }

/** The songs of any chosen tag per filter that also match all other filters and the text (ED-08). */
export const searchSongs = (songs: readonly WireSong[], filter: SongFilter): readonly WireSong[] =>
  songs.filter((song) => matchesFilter({ ...song, tempo: tempoLabel(song.tempo) }, filter))

const named = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1)

const each = (tags: readonly string[]): readonly string[] => [...new Set(tags.map((tag) => named(tag.trim())))].toSorted()

/** Filter values for display; tempos from slow to fast, others by name. */
export function filterChoices(songs: readonly WireSong[]): Readonly<Record<FilterName, readonly string[]>> {
  return { genres: each(songs.map(({ genre }) => genre)), moods: each(songs.flatMap(({ mood }) => mood.split(','))), tempos: TEMPO_LABELS }
}

export const toggled = (chosen: readonly string[], value: string): readonly string[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]

/** A song of the library among a story's assets. */
export const assetForSong = (assets: readonly MediaAsset[], { name, url }: WireSong): MediaAsset | undefined =>
  assets.find(
    (asset) =>
      !asset.isDeleted &&
      asset.resourceType === 'audio' &&
      asset.subtype !== 'voiceover' &&
      (asset.url === url || (asset.title === name && asset.source === 'generated')),
  )
