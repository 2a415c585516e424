import type { BeatKind, FilmBeat } from '@fablecut/domain/timeline/beats/film-beats'

/** Denser beats are neither drawn nor snapped to, in px. */
const MIN_SPACING_PX = 12

const KINDS: readonly BeatKind[] = ['section', 'bar', 'beat', 'word']
const spacings = new WeakMap<readonly FilmBeat[], ReadonlyMap<BeatKind, number>>()

/** Beats that are far enough from each other at a scale: first sections, then bars, single beats and words too. */
export function beatsAtScale(beats: readonly FilmBeat[], pxPerFrame: number): readonly FilmBeat[] {
  const known = spacings.get(beats) ?? spacingsOf(beats)
  spacings.set(beats, known)
  const shown = new Set(KINDS.filter((kind) => (known.get(kind) ?? 0) * pxPerFrame >= MIN_SPACING_PX))
  return beats.filter(({ kind }) => shown.has(kind))
}

/** Frames between two beats of each kind, with those of the kinds before it; the median. */
function spacingsOf(beats: readonly FilmBeat[]): ReadonlyMap<BeatKind, number> {
  return new Map(
    KINDS.map((kind, rank) => {
      const frames = beats.filter((beat) => KINDS.indexOf(beat.kind) <= rank).map(({ frame }) => frame)
      const gaps = frames
        .slice(1)
        .map((frame, index) => frame - frames[index]!)
        .sort((a, b) => a - b)
      return [kind, gaps[gaps.length >> 1] ?? Number.POSITIVE_INFINITY]
    }),
  )
}
