import { optimalCuts } from './optimal-cuts.ts'
import { cutPace } from './cut-pace.ts'
import { cutCandidates } from './cut-candidates.ts'
import type { SongFeatures } from './song-features.ts'

export type CutRequest = {
  readonly reading: SongFeatures
  /** At least 1. */
  readonly shots: number
  readonly fps: number
  /** Cut on the song's beats; otherwise, and without beats, shots have even lengths. */
  readonly onBeats: boolean
  /** Where lines of lyrics begin, in seconds: preferred beats. Default: none. */
  readonly lineStartsSeconds?: readonly number[]
}

/**
 * Minimum and maximum shot duration relative to the mean: preferred bounds, and wider ones if no cuts satisfy those. A clip is slowed to half speed
 * at most.
 */
const PREFERRED_LENGTHS = { shortest: 0.5, longest: 1.6 }
const FALLBACK_LENGTHS = { shortest: 0.3, longest: 1.9 }
/** Shorter shots are not perceived. */
const SHORTEST_SECONDS = 1

/**
 *     beats  |.'.'|.'.'|.'.'|.'.'|.'.'|.'.'|.'.'|.'.'|
 *     parts  intro          verse          chorus
 *     shots  |..............|.........|....|....|....|
 *
 * The length of each shot of a music video, in whole frames that add up to the song's length. On beats, every cut is the frame nearest to one:
 * downbeats preferred, then beats at which a line begins, section starts most of all, shots shorter in choruses and loud sections, none shorter than a second or far from
 * the mean. A song with fewer frames than shots gives each shot one.
 */
export function planCuts({ reading, shots, fps, onBeats, lineStartsSeconds = [] }: CutRequest): readonly number[] {
  const frames = Math.max(shots, Math.round(reading.durationSeconds * fps))
  const ends = (onBeats && endsOnBeats(reading, { shots, fps, lineStartsSeconds }, frames)) || evenEnds(frames, shots)
  return [...ends, frames].map((end, index) => end - (ends[index - 1] ?? 0))
}

const evenEnds = (frames: number, shots: number): readonly number[] =>
  Array.from({ length: shots - 1 }, (_, index) => Math.round(((index + 1) * frames) / shots))

/** Cuts on beats; on half beats too where shots are too short for that. */
function endsOnBeats(
  reading: SongFeatures,
  { shots, fps, lineStartsSeconds }: Required<Pick<CutRequest, 'shots' | 'fps' | 'lineStartsSeconds'>>,
  frames: number,
): readonly number[] | null {
  const mean = frames / shots
  const pace = cutPace(reading, shots, frames)
  const min = Math.min(Math.ceil(SHORTEST_SECONDS * fps), Math.floor(mean))
  for (const halves of [false, true]) {
    const candidates = cutCandidates(reading, fps, frames, { halves, lineStartsSeconds })
    for (const shares of [PREFERRED_LENGTHS, FALLBACK_LENGTHS]) {
      const shortest = Math.max(min, Math.ceil(mean * shares.shortest))
      const ends = optimalCuts(candidates, { shots, frames, shortest, longest: Math.floor(mean * shares.longest), pace })
      if (ends) return ends
    }
  }
  return null
}
