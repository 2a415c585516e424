import { ANALYSIS_STEP_SECONDS, type SongFeatures } from '@fablecut/domain/song/song-features'
import type { LineTime, TokenizedLine } from './tokenized-line.ts'

/** A step counts as sung from this strength on; weaker ones count for a tenth, so that no song is without sung time. */
const SUNG = 0.35
const UNSUNG_PART = 0.1
/** A line moves to a bar or beat at most so far, as a part of its own time. */
const FARTHEST_PART = 0.3

/** Distributes lines over the sung time of a song in proportion to their syllables; each starts on a bar, else on a beat. */
export function distributeOverVoice(lines: readonly TokenizedLine[], reading: SongFeatures): LineTime[] {
  const { durationSeconds } = reading
  const clock = sungClock(reading)
  const all = lines.reduce((sum, line) => sum + line.weight, 0)
  let before = 0
  const starts = lines.map((line) => {
    const start = clock(before / all)
    before += line.weight
    return start
  })
  const ends = starts.map((_, i) => starts[i + 1] ?? clock(1))
  const moved = starts.map((start, i) => onBar(start, (ends[i]! - start) * FARTHEST_PART, reading))
  // A bar serves one line: who would begin with the one before stays where it is.
  const settled = moved.map((start, i) => (i > 0 && start <= moved[i - 1]! ? starts[i]! : start))
  const min = Math.min(0.05, durationSeconds / (lines.length + 1))
  for (let i = 0, from = 0; i < settled.length; i++) {
    settled[i] = Math.max(from, Math.min(settled[i]!, durationSeconds - min * (settled.length - i)))
    from = settled[i]! + min
  }
  return settled.map((startSeconds, i) => ({ startSeconds, endSeconds: settled[i + 1] ?? Math.max(startSeconds + min, ends[i]!) }))
}

/** The moment at which a part (0 to 1) of all that is sung is over. Intro and outro are left to the band, where there is more than them. */
function sungClock({ voice, sections, durationSeconds }: SongFeatures): (part: number) => number {
  const inner = sections.filter(({ name }) => name !== 'intro' && name !== 'outro')
  const isInner = (seconds: number): boolean =>
    inner.length === 0 || inner.some(({ startSeconds, endSeconds }) => seconds >= startSeconds && seconds < endSeconds)
  const sums = [0]
  voice.forEach((strength, step) => {
    const weight = !isInner(step * ANALYSIS_STEP_SECONDS) ? 0 : strength >= SUNG ? 1 : UNSUNG_PART
    sums.push(sums[step]! + weight)
  })
  const all = sums.at(-1)!
  if (all === 0) return (part) => part * durationSeconds
  const lastSung = sums.indexOf(all)
  return (part) => {
    const step = part >= 1 ? lastSung : sums.findIndex((sum) => sum > part * all) - 1
    const within = part >= 1 ? 0 : (part * all - sums[step]!) / (sums[step + 1]! - sums[step]!)
    return Math.min(durationSeconds, (step + within) * ANALYSIS_STEP_SECONDS)
  }
}

function onBar(seconds: number, farthest: number, { barsSeconds, beatsSeconds }: SongFeatures): number {
  for (const grid of [barsSeconds, beatsSeconds]) {
    const nearest = grid.reduce((best, time) => (Math.abs(time - seconds) < Math.abs(best - seconds) ? time : best), Infinity)
    if (Math.abs(nearest - seconds) <= farthest) return nearest
  }
  return seconds
}
