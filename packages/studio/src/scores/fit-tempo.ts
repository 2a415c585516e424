import type { Genre } from './genre.ts'

/** Number of bars before the last chord, and the tempo at which they and its decay fill the duration. */
type TempoFit = { readonly bars: number; readonly tempoBpm: number }

const MAX_STRETCH = 0.06
const STEPS = 24

/** Length of the last chord under a story: it falls on the end card, when the voice has ended. */
const STORY_ENDING_SECONDS = 1.7
const MAX_STORY_ENDING_SECONDS = 3

/**
 * Fits a tempo to a duration. From ten seconds on it deviates by at most 6 %; the last chord decays for 0.5 s in the shortest piece and 1.6 to 6 s in others,
 * under a story for at most 3 s.
 */
export function fitTempo(durationSeconds: number, bpm: number, { meter, form }: Genre, isOfStory = false): TempoFit {
  const barSeconds = (meter.beats * 60) / bpm
  const shortest = Math.max(0.5, Math.min(1.6, durationSeconds * 0.14))
  const ideal = Math.max(shortest, Math.min(isOfStory ? STORY_ENDING_SECONDS : 3.4, durationSeconds * 0.2))
  const longest = Math.max(ideal, Math.min(isOfStory ? MAX_STORY_ENDING_SECONDS : 6, durationSeconds * 0.4))
  let best: TempoFit = fitShort(durationSeconds - ideal, barSeconds, meter.beats)
  let min = Infinity
  const max = Math.floor(durationSeconds / barSeconds) + 1
  for (let bars = Math.max(1, max - 6); bars <= max; bars++) {
    for (let i = -STEPS; i <= STEPS; i++) {
      const stretch = 1 + (i / STEPS) * MAX_STRETCH
      const decay = durationSeconds - bars * barSeconds * stretch
      if (decay < shortest || decay > longest) continue
      const cost = Math.abs(i / STEPS) + Math.abs(decay - ideal) / 3 + irregularity(bars, form.sectionBars)
      if (cost < min) [min, best] = [cost, { bars, tempoBpm: bpm / stretch }]
    }
  }
  return best
}

/** Very short durations: any tempo. */
function fitShort(playedSeconds: number, barSeconds: number, beats: number): TempoFit {
  const bars = Math.max(1, Math.round(playedSeconds / barSeconds))
  return { bars, tempoBpm: (bars * beats * 60) / playedSeconds }
}

/** Cost of bar counts that are not a multiple of four. */
const irregularity = (bars: number, unit: number): number =>
  (bars % 4 === 0 ? 0 : bars % 2 === 0 ? 0.25 : 0.5) + (bars > unit * 3 && bars % unit > 4 ? 0.2 : 0)
