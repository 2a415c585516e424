import type { SongBeats } from '@fablecut/domain/song/song-beats'
import { filmBeats, itemBeats, type FilmBeat } from '@fablecut/domain/timeline/beats/film-beats'
import type { AudioItem, MediaAsset, Timeline, Track } from '@fablecut/domain/timeline/model'

/** Beats of the songs on the timeline that are known, by media asset. */
export type KnownBeats = ReadonlyMap<string, SongBeats>

type Film = Pick<Timeline, 'tracks' | 'mediaAssets' | 'globalConfig'>

const ofFilms = new WeakMap<readonly Track[], { readonly known: KnownBeats; readonly beats: readonly FilmBeat[] }>()
const ofItems = new WeakMap<AudioItem, { readonly song: SongBeats; readonly beats: readonly FilmBeat[] }>()

/** All known beats of a film; the same list for as long as its tracks do not change. */
export function beatsOfFilm(film: Film, known: KnownBeats): readonly FilmBeat[] {
  const last = ofFilms.get(film.tracks)
  if (last?.known === known) return last.beats
  const beats = known.size === 0 ? [] : filmBeats(film, (id) => known.get(id))
  ofFilms.set(film.tracks, { known, beats })
  return beats
}

/** Known beats inside of one item. */
export function beatsOfItem(
  item: AudioItem,
  known: KnownBeats,
  source: { readonly fps: number; readonly asset: MediaAsset | undefined },
): readonly FilmBeat[] {
  const song = known.get(item.mediaAssetId)
  if (!song) return []
  const last = ofItems.get(item)
  if (last?.song === song) return last.beats
  const beats = itemBeats(item, song, source)
  ofItems.set(item, { song, beats })
  return beats
}
