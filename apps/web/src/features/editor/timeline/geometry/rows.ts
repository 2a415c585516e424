import type { Track, TrackType } from '@fablecut/domain/timeline/model'

/** In px. */
export const LAYOUT = { leftPanel: 42, topBar: 40, ruler: 40, trackGap: 12, itemGap: 6, cornerRadius: 4, playhead: 10 } as const
/** Heights of tracks, in px. */
const ROW_HEIGHTS: Readonly<Record<NonNullable<Track['height']>, Readonly<Record<TrackType, number>>>> = {
  small: { video: 44, audio: 22, file: 22 },
  normal: { video: 80, audio: 30, file: 30 },
  tall: { video: 128, audio: 64, file: 44 },
}
/** Height of a track of normal height, in px. */
export const ROW_HEIGHT: Readonly<Record<TrackType, number>> = ROW_HEIGHTS.normal
export const rowHeight = ({ type, height = 'normal' }: Pick<Track, 'type' | 'height'>): number => ROW_HEIGHTS[height][type]
/** In px. */
export const TIMELINE_HEIGHT = { min: 180, start: 210, windowPart: 0.6 } as const

/** Displayed tracks: caption tracks only while captions are enabled. */
export const drawnTracks = (tracks: readonly Track[], showsCaptions: boolean): readonly Track[] =>
  showsCaptions ? tracks : tracks.filter(({ type }) => type !== 'file')

/** Height of all rows including bar and ruler. */
export const requiredHeight = (tracks: readonly Track[]): number =>
  LAYOUT.topBar + LAYOUT.ruler + tracks.reduce((sum, track) => sum + rowHeight(track), 0) + LAYOUT.trackGap * (tracks.length + 1)

/** Maximum height of the timeline. */
export function maxHeight(tracks: readonly Track[], windowHeight: number): number {
  const { min, start, windowPart } = TIMELINE_HEIGHT
  return Math.max(min, Math.min(windowPart * windowHeight, Math.max(start, requiredHeight(tracks))))
}

/** Hit-test result: a track, or the space above the track of an index. */
export type RowAt = { readonly kind: 'track'; readonly trackId: string } | { readonly kind: 'strip'; readonly index: number }

/**
 *     .....strip 0.....   12 px
 *     |    row 0      |   by type and height
 *     .....strip 1.....
 *     |    row 1      |
 *     .....strip 2.....   and everything below
 *
 * `y` in px from under the ruler, scrolled.
 */
export function rowAt(tracks: readonly Track[], y: number): RowAt {
  let top: number = LAYOUT.trackGap
  for (const [index, track] of tracks.entries()) {
    if (y < top) return { kind: 'strip', index }
    top += rowHeight(track)
    if (y < top) return { kind: 'track', trackId: track.id }
    top += LAYOUT.trackGap
  }
  return { kind: 'strip', index: tracks.length }
}
