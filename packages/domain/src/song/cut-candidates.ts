import type { SongFeatures } from './song-features.ts'

/** A frame where a shot may end, and the cost of a cut there; negative where a cut is preferred. */
export type CutCandidate = { readonly frame: number; readonly cost: number }

/** Relative to the cost of a duration, `4 * ln(duration / target)²`, which is about 0.3 for a third more or less. */
const COST = { bar: 0, beat: 0.4, interpolatedBeat: 1, halfBeat: 1.5, sectionStart: -2.5, lineStart: -2 }
/** Gaps longer than this many beats are filled with interpolated beats. */
const GAP_BEATS = 1.75
/** A section or line that begins within this time of a beat begins on the beat. */
const SAME_TIME_SECONDS = 0.3

type Beat = { readonly seconds: number; readonly cost: number }

/**
 * The song's beats as frames in order, strictly inside the film. Downbeats cost less than other beats, beats that begin a section are
 * preferred, then those at which a line of lyrics begins; gaps in the beat are interpolated. Empty without beats. `halves` adds the half beats.
 */
export function cutCandidates(
  reading: SongFeatures,
  fps: number,
  frames: number,
  { halves, lineStartsSeconds }: { readonly halves: boolean; readonly lineStartsSeconds: readonly number[] },
): readonly CutCandidate[] {
  const known = beatsOf(reading)
  if (known.length === 0) return []
  const beats = fillGaps(known, reading.durationSeconds)
  const costByFrame = new Map<number, number>()
  const usable = withLineStarts(halves ? withHalfBeats(beats) : beats, lineStartsSeconds)
  for (const { seconds, cost } of withSectionStarts(usable, reading)) {
    const frame = Math.round(seconds * fps)
    if (frame > 0 && frame < frames) costByFrame.set(frame, Math.min(cost, costByFrame.get(frame) ?? cost))
  }
  return [...costByFrame].map(([frame, cost]) => ({ frame, cost })).toSorted((a, b) => a.frame - b.frame)
}

function beatsOf({ beatsSeconds, barsSeconds, durationSeconds }: SongFeatures): readonly Beat[] {
  const bars = new Set(barsSeconds)
  return beatsSeconds
    .filter((seconds) => seconds >= 0 && seconds <= durationSeconds)
    .map((seconds) => ({ seconds, cost: bars.has(seconds) ? COST.bar : COST.beat }))
}

function fillGaps(beats: readonly Beat[], durationSeconds: number): readonly Beat[] {
  const first = beats[0]?.seconds ?? 0
  const last = beats.at(-1)?.seconds ?? 0
  const medianSeconds = medianInterval(beats) ?? durationSeconds
  const between = beats.flatMap((beat, index) => [
    beat,
    ...interpolatedBeats(beat.seconds, beats[index + 1]?.seconds ?? beat.seconds, medianSeconds),
  ])
  return [
    ...interpolatedBeats(first % medianSeconds, first, medianSeconds, 0),
    ...between,
    ...interpolatedBeats(last, durationSeconds, medianSeconds),
  ]
}

function medianInterval(beats: readonly Beat[]): number | undefined {
  const intervals = beats.slice(1).map((beat, index) => beat.seconds - (beats[index]?.seconds ?? 0))
  return intervals.filter((interval) => interval > 0.1).toSorted((a, b) => a - b)[Math.floor(intervals.length / 2)]
}

/** Evenly spaced beats strictly after `from` and before `to`, about `medianSeconds` apart. */
function interpolatedBeats(from: number, to: number, medianSeconds: number, skipped = 1): readonly Beat[] {
  const count = Math.round((to - from) / medianSeconds)
  if (to - from < GAP_BEATS * medianSeconds) return []
  const interval = (to - from) / count
  return Array.from({ length: count - skipped }, (_, index) => ({
    seconds: from + (index + skipped) * interval,
    cost: COST.interpolatedBeat,
  }))
}

const withHalfBeats = (beats: readonly Beat[]): readonly Beat[] =>
  beats.flatMap((beat, index) => {
    const next = beats[index + 1]
    return next ? [beat, { seconds: (beat.seconds + next.seconds) / 2, cost: COST.halfBeat }] : [beat]
  })

function withLineStarts(beats: readonly Beat[], lineStartsSeconds: readonly number[]): readonly Beat[] {
  const nearest = new Set(lineStartsSeconds.map((seconds) => nearestBeat(beats, seconds)))
  return beats.map((beat) => (nearest.has(beat) ? { ...beat, cost: COST.lineStart } : beat))
}

function withSectionStarts(beats: readonly Beat[], { sections }: SongFeatures): readonly Beat[] {
  const nearest = new Set(sections.slice(1).map(({ startSeconds }) => nearestBeat(beats, startSeconds)))
  return beats.map((beat) => (nearest.has(beat) ? { ...beat, cost: COST.sectionStart } : beat))
}

function nearestBeat(beats: readonly Beat[], seconds: number): Beat | undefined {
  const distance = (beat: Beat): number => Math.abs(beat.seconds - seconds)
  const nearest = beats.reduce((best, beat) => (distance(beat) < distance(best) ? beat : best))
  return distance(nearest) <= SAME_TIME_SECONDS ? nearest : undefined
}
