import type { Viseme, VisemeShape } from '../../ports/options.ts'
import { CENTRE_BANDS, FRAME_RATE, type Spectra } from './spectra.ts'

/** A mouth opens where the voice is stronger than this. */
const SUNG = 0.3
/** A syllable ends where the voice sinks so far under its peak. */
const DIP = 0.06
const SHORTEST_FRAMES = Math.round(0.06 * FRAME_RATE)
const LONGEST_FRAMES = Math.round(0.2 * FRAME_RATE)

/** Shapes of a mouth that sings: a new one wherever the voice dips or goes on for long, by how bright it is; closed in between. */
export function mouthShapes(spectra: Spectra, voice: Float32Array): Viseme[] {
  const looks = pieces(voice)
  const brightness = looks.map(([from, to]) => brightnessOf(spectra, from, to))
  const sorted = brightness.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  const shapes = looks.map(([from, to], i): VisemeShape => {
    const mean = voice.subarray(from, to).reduce((sum, value) => sum + value, 0) / (to - from)
    if (mean < SUNG + 0.12) return 'narrow'
    if (brightness[i]! < at(0.3)) return 'round'
    return brightness[i]! > at(0.72) ? 'wide' : 'open'
  })
  return looks.map(([from, to], i) => ({ shape: shapes[i]!, startSeconds: seconds(from), endSeconds: seconds(to) }))
}

const seconds = (frame: number): number => Math.round((frame / FRAME_RATE) * 1000) / 1000

type Piece = readonly [from: number, to: number]

function pieces(voice: Float32Array): Piece[] {
  const found: Piece[] = []
  let [from, peak] = [-1, 0]
  for (let frame = 0; frame <= voice.length; frame++) {
    const sung = frame < voice.length && voice[frame]! > SUNG
    if (sung && from < 0) from = frame
    if (from < 0) continue
    const lasted = frame - from
    peak = lasted === 0 ? 0 : Math.max(peak, voice[frame] ?? 0)
    const isLow = voice[frame]! < peak - DIP && voice[frame]! <= (voice[frame + 1] ?? 0)
    const dips = lasted >= SHORTEST_FRAMES && isLow
    if (sung && !dips && lasted < LONGEST_FRAMES) continue
    if (lasted >= SHORTEST_FRAMES) found.push([from, frame])
    from = sung ? frame : -1
  }
  return found
}

/** Ranges above 800 Hz against those below, in decibel: `oo` is dark, `ee` bright. */
function brightnessOf({ centre }: Spectra, from: number, to: number): number {
  let [dark, bright] = [1e-12, 1e-12]
  for (let frame = from; frame < to; frame++) {
    const at = frame * CENTRE_BANDS
    dark += centre[at]! + centre[at + 1]!
    bright += centre[at + 2]! + 2 * centre[at + 3]!
  }
  return 10 * Math.log10(bright / dark)
}
