import type { KnownSong } from '@fablecut/generation/ports/song-reader'
import { chordChange } from './harmony.ts'
import type { Onsets } from './onsets.ts'
import { FRAME_RATE, type Spectra } from './spectra.ts'

/** Ratio by which the downbeats of triple meter must exceed those of quadruple meter. */
const TRIPLE_METER_RATIO = 1.25

/** Times of the downbeats in seconds, from chord changes and bass onsets. The meter is 3 or 4. */
export function trackBars(spectra: Spectra, onsets: Onsets, beats: readonly number[]): number[] {
  const accents = accentsOf(spectra, onsets, beats)
  const [four, three] = [bestPhase(accents, 4), bestPhase(accents, 3)]
  const bar = three.strength > TRIPLE_METER_RATIO * four.strength ? { beats: 3, first: three.first } : { beats: 4, first: four.first }
  return beats.filter((_, i) => i % bar.beats === bar.first)
}

/** Downbeat times of a song with known beats and sections, which start on downbeats. */
export function barsOfKnownSong({ beatsSeconds, sections }: KnownSong): number[] {
  const starts = sections.map(({ startSeconds }) => nearestIndex(beatsSeconds, startSeconds))
  const alignedStarts = (beats: number): number => starts.filter((index) => (index - starts[0]!) % beats === 0).length
  const beats = alignedStarts(3) > alignedStarts(4) ? 3 : 4
  const first = (starts[0] ?? 0) % beats
  return beatsSeconds.filter((_, i) => i % beats === first)
}

function nearestIndex(times: readonly number[], seconds: number): number {
  let best = 0
  times.forEach((time, i) => {
    if (Math.abs(time - seconds) < Math.abs(times[best]! - seconds)) best = i
  })
  return best
}

function accentsOf(spectra: Spectra, { bass, loud }: Onsets, beats: readonly number[]): number[] {
  const changes = beats.map((beat, i) => chordChange(spectra, beat, Math.min(1, (beats[i + 1] ?? beat + 0.5) - beat)))
  const bassAccents = beats.map((beat) => onsetNear(bass, beat) + onsetNear(loud, beat))
  const [changeScore, bassScore] = [zScores(changes), zScores(bassAccents)]
  return beats.map((_, i) => 1.5 * changeScore[i]! + bassScore[i]!)
}

const onsetNear = (onsets: Float32Array, seconds: number): number => {
  const frame = Math.round(seconds * FRAME_RATE)
  return Math.max(...onsets.subarray(Math.max(0, frame - 3), frame + 4), 0)
}

function zScores(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 1e-9) / Math.max(1, values.length))
  return values.map((value) => (value - mean) / deviation)
}

/** The phase of the downbeats for a meter, and their mean accent. */
function bestPhase(accents: readonly number[], beats: number): { first: number; strength: number } {
  const means = Array.from({ length: beats }, (_, first) => {
    const accentsOfPhase = accents.filter((_, i) => i % beats === first)
    return accentsOfPhase.reduce((sum, value) => sum + value, 0) / Math.max(1, accentsOfPhase.length)
  })
  const strength = Math.max(...means)
  return { first: means.indexOf(strength), strength }
}
