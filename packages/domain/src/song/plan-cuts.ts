import { cheapestCuts } from './cheapest-cuts.ts'
import { cutPace } from './cut-pace.ts'
import { cutPlaces } from './cut-places.ts'
import type { SongReading } from './reading.ts'

export type CutRequest = {
  readonly reading: SongReading
  /** At least 1. */
  readonly shots: number
  readonly fps: number
  /** Cut on the song's beats; without beats shots are of even length. */
  readonly onBeats: boolean
}

/** Shortest and longest shots against the mean, as wanted, and as they may be where no cuts keep to that. A clip is slowed to half at most. */
const WANTED_SHARES = { shortest: 0.5, longest: 1.6 }
const POSSIBLE_SHARES = { shortest: 0.3, longest: 1.9 }
/** Shorter shots can't be read by the eye. */
const SHORTEST_SECONDS = 1

/**
 *     beats  |.'.'|.'.'|.'.'|.'.'|.'.'|.'.'|.'.'|.'.'|
 *     parts  intro          verse          chorus
 *     shots  |..............|.........|....|....|....|
 *
 * How long each shot of a music video lasts, in whole frames that add up to the song's. On beats, every cut is the frame nearest to one:
 * first beats of bars rather than others, the starts of parts above all, shots shorter in choruses and loud parts, none shorter than a
 * second or far from the mean. A song with fewer frames than shots gives each shot one.
 */
export function planCuts({ reading, shots, fps, onBeats }: CutRequest): readonly number[] {
  const frames = Math.max(shots, Math.round(reading.durationSeconds * fps))
  const ends = (onBeats && endsOnBeats(reading, shots, fps, frames)) || evenEnds(frames, shots)
  return [...ends, frames].map((end, index) => end - (ends[index - 1] ?? 0))
}

const evenEnds = (frames: number, shots: number): readonly number[] =>
  Array.from({ length: shots - 1 }, (_, index) => Math.round(((index + 1) * frames) / shots))

/** Beats first; where shots are too short for them, what lies between two beats as well. */
function endsOnBeats(reading: SongReading, shots: number, fps: number, frames: number): readonly number[] | null {
  const mean = frames / shots
  const pace = cutPace(reading, shots, frames)
  const least = Math.min(Math.ceil(SHORTEST_SECONDS * fps), Math.floor(mean))
  for (const halves of [false, true]) {
    const places = cutPlaces(reading, fps, frames, halves)
    for (const shares of [WANTED_SHARES, POSSIBLE_SHARES]) {
      const shortest = Math.max(least, Math.ceil(mean * shares.shortest))
      const ends = cheapestCuts(places, { shots, frames, shortest, longest: Math.floor(mean * shares.longest), pace })
      if (ends) return ends
    }
  }
  return null
}
