import { ANALYSIS_STEP_SECONDS, type SongFeatures } from '@fablecut/domain/song/song-features'
import type { LineTime, TokenizedLine } from './tokenized-line.ts'

/** Voice strength from which a step counts as sung; weaker steps have a tenth of the weight, so that the sum is never zero. */
const VOICE_THRESHOLD = 0.35
const UNVOICED_WEIGHT = 0.1
/** Maximum shift of a line to a bar or beat, as a fraction of its duration. */
const MAX_SHIFT_FRACTION = 0.3

/** Distributes lines over the sung time of a song in proportion to their syllables; each starts on a bar, else on a beat. */
export function distributeOverVoice(lines: readonly TokenizedLine[], features: SongFeatures): LineTime[] {
  const { durationSeconds } = features
  const timeAt = voicedTimeMap(features)
  const all = lines.reduce((sum, line) => sum + line.weight, 0)
  let before = 0
  const starts = lines.map((line) => {
    const start = timeAt(before / all)
    before += line.weight
    return start
  })
  const ends = starts.map((_, i) => starts[i + 1] ?? timeAt(1))
  const snapped = starts.map((start, i) => snapToGrid(start, (ends[i]! - start) * MAX_SHIFT_FRACTION, features))
  // Two lines do not start on the same bar; the later one is not moved.
  const finalStarts = snapped.map((start, i) => (i > 0 && start <= snapped[i - 1]! ? starts[i]! : start))
  const min = Math.min(0.05, durationSeconds / (lines.length + 1))
  for (let i = 0, from = 0; i < finalStarts.length; i++) {
    finalStarts[i] = Math.max(from, Math.min(finalStarts[i]!, durationSeconds - min * (finalStarts.length - i)))
    from = finalStarts[i]! + min
  }
  return finalStarts.map((startSeconds, i) => ({ startSeconds, endSeconds: finalStarts[i + 1] ?? Math.max(startSeconds + min, ends[i]!) }))
}

/** Maps a fraction (0 to 1) of the sung time to seconds. Intro and outro count as instrumental if there are other sections. */
function voicedTimeMap({ voice, sections, durationSeconds }: SongFeatures): (part: number) => number {
  const inner = sections.filter(({ name }) => name !== 'intro' && name !== 'outro')
  const isInner = (seconds: number): boolean =>
    inner.length === 0 || inner.some(({ startSeconds, endSeconds }) => seconds >= startSeconds && seconds < endSeconds)
  const sums = [0]
  voice.forEach((strength, step) => {
    const weight = !isInner(step * ANALYSIS_STEP_SECONDS) ? 0 : strength >= VOICE_THRESHOLD ? 1 : UNVOICED_WEIGHT
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

function snapToGrid(seconds: number, maxShift: number, { barsSeconds, beatsSeconds }: SongFeatures): number {
  for (const grid of [barsSeconds, beatsSeconds]) {
    const nearest = grid.reduce((best, time) => (Math.abs(time - seconds) < Math.abs(best - seconds) ? time : best), Infinity)
    if (Math.abs(nearest - seconds) <= maxShift) return nearest
  }
  return seconds
}
