import type { KnownSong } from '../../ports/song-reader.ts'
import { chordChange } from './harmony.ts'
import type { Onsets } from './onsets.ts'
import { FRAME_RATE, type Spectra } from './spectra.ts'

/** Bars of three have to be so much plainer than bars of four. */
const THREE_IS_PLAINER = 1.25

/** Times of the first beat of every bar, in seconds: where chords change and the bass enters. */
export function trackBars(spectra: Spectra, onsets: Onsets, beats: readonly number[]): number[] {
  const accents = accentsOf(spectra, onsets, beats)
  const [four, three] = [plainest(accents, 4), plainest(accents, 3)]
  const bar = three.plain > THREE_IS_PLAINER * four.plain ? { beats: 3, first: three.first } : { beats: 4, first: four.first }
  return beats.filter((_, i) => i % bar.beats === bar.first)
}

/** Bars of a song with known beats and sections: every section begins with a bar. */
export function barsOfKnownSong({ beatsSeconds, sections }: KnownSong): number[] {
  const starts = sections.map(({ startSeconds }) => nearestIndex(beatsSeconds, startSeconds))
  const fitting = (beats: number): number => starts.filter((index) => (index - starts[0]!) % beats === 0).length
  const beats = fitting(3) > fitting(4) ? 3 : 4
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
  const lows = beats.map((beat) => near(bass, beat) + near(loud, beat))
  const [changed, low] = [evenedOut(changes), evenedOut(lows)]
  return beats.map((_, i) => 1.5 * changed[i]! + low[i]!)
}

const near = (onsets: Float32Array, seconds: number): number => {
  const frame = Math.round(seconds * FRAME_RATE)
  return Math.max(...onsets.subarray(Math.max(0, frame - 3), frame + 4), 0)
}

function evenedOut(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 1e-9) / Math.max(1, values.length))
  return values.map((value) => (value - mean) / spread)
}

/** Where bars of so many beats begin, and how far their first beats stand out. */
function plainest(accents: readonly number[], beats: number): { first: number; plain: number } {
  const means = Array.from({ length: beats }, (_, first) => {
    const own = accents.filter((_, i) => i % beats === first)
    return own.reduce((sum, value) => sum + value, 0) / Math.max(1, own.length)
  })
  const plain = Math.max(...means)
  return { first: means.indexOf(plain), plain }
}
