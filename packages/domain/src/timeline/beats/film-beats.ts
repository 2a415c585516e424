import type { SongBeats } from '../../song/song-beats.ts'
import { assetFrames } from '../frames.ts'
import type { AudioItem, MediaAsset, Timeline, TimelineItem } from '../model.ts'
import { assetsById, trackCategory } from '../queries.ts'

export type BeatKind = 'section' | 'bar' | 'beat' | 'word'
/** Something in a song that a cut can be at, in frames of the film. */
export type FilmBeat = { readonly frame: number; readonly kind: BeatKind }

/** Beats of songs by media asset; undefined while they are not known. */
type BeatsOf = (mediaAssetId: string) => SongBeats | undefined

type Film = Pick<Timeline, 'tracks' | 'mediaAssets' | 'globalConfig'>

/** The songs on the timeline. */
export function songItems({ tracks, mediaAssets }: Film): readonly AudioItem[] {
  const assets = assetsById(mediaAssets)
  return tracks
    .filter((track) => track.type === 'audio' && trackCategory(track, assets) === 'music')
    .flatMap(({ items }) => items.filter((item) => isSong(item, assets)))
}

/** Whether an item is music: neither a voice nor the sound of a film. */
function isSong(item: TimelineItem, assets: ReadonlyMap<string, MediaAsset>): item is AudioItem {
  const asset = item.type === 'audio' ? assets.get(item.mediaAssetId) : undefined
  return asset?.resourceType === 'audio' && asset.subtype !== 'voiceover'
}

/** All beats, section starts and words of the songs that are heard in the film, in order of frames; one per frame. */
export function filmBeats(film: Film, beatsOf: BeatsOf): readonly FilmBeat[] {
  const assets = assetsById(film.mediaAssets)
  const { fps } = film.globalConfig
  const all = songItems(film).flatMap((item) => {
    const beats = beatsOf(item.mediaAssetId)
    return beats ? itemBeats(item, beats, { fps, asset: assets.get(item.mediaAssetId) }) : []
  })
  return onePerFrame(all)
}

/**
 *     file    |.'.'.'.'.'.'.'|
 *     item        |.'.'.'|          shifted, and faster or backward as the item is played
 *
 * Beats of a song inside an item.
 */
export function itemBeats(
  item: AudioItem,
  beats: SongBeats,
  { fps, asset }: { readonly fps: number; readonly asset: MediaAsset | undefined },
): readonly FilmBeat[] {
  const sourceEnd = asset ? assetFrames(asset, fps) : Number.POSITIVE_INFINITY
  const inFilm = (kind: BeatKind) => (seconds: number) => {
    const frame = filmFrame(item, seconds * fps)
    const isHeard = frame > item.startTimeInFrames && frame < item.startTimeInFrames + item.durationInFrames && seconds * fps < sourceEnd
    return isHeard ? [{ frame, kind }] : []
  }
  return onePerFrame([
    ...beats.sections.map(({ startSeconds }) => startSeconds).flatMap(inFilm('section')),
    ...beats.barsSeconds.flatMap(inFilm('bar')),
    ...beats.beatsSeconds.flatMap(inFilm('beat')),
    ...beats.words.map(({ startSeconds }) => startSeconds).flatMap(inFilm('word')),
  ])
}

function filmFrame(item: AudioItem, sourceFrame: number): number {
  const { startTimeInFrames, sourceTrimStartFrames, sourceTrimEndFrames, speed = 1, isReversed = false } = item
  const played = isReversed ? sourceTrimEndFrames - sourceFrame : sourceFrame - sourceTrimStartFrames
  return startTimeInFrames + Math.round(played / speed)
}

const RANK: Readonly<Record<BeatKind, number>> = { section: 0, bar: 1, beat: 2, word: 3 }

/** Of several in one frame the most important one. */
function onePerFrame(beats: readonly FilmBeat[]): readonly FilmBeat[] {
  const ordered = beats.toSorted((a, b) => a.frame - b.frame || RANK[a.kind] - RANK[b.kind])
  return ordered.filter(({ frame }, index) => frame !== ordered[index - 1]?.frame)
}
