import type { Viseme, VisemeShape } from '../../ports/options.ts'
import { CENTRE_BANDS, FRAME_RATE, type Spectra } from './spectra.ts'

/** A mouth opens where the voice is stronger than this. */
const SUNG = 0.3
/** And than this part of what it is around that moment: under a band that plays on, a rest is no silence. */
const SUNG_PART = 0.56
const AROUND_FRAMES = Math.round(1.2 * FRAME_RATE)
/** A syllable ends where the voice sinks so far under its peak. */
const DIP = 0.09
const SHORTEST_FRAMES = Math.round(0.09 * FRAME_RATE)
const LONGEST_FRAMES = Math.round(0.2 * FRAME_RATE)
/** A phrase is sung in one breath; then the mouth closes where the voice is weakest. */
const BREATH_FRAMES = Math.round(1.7 * FRAME_RATE)
const MIN_PHRASE_FRAMES = Math.round(0.6 * FRAME_RATE)
/** A shorter rest is not seen: the mouth is on its way to the next shape. */
const REST_FRAMES = Math.round(0.16 * FRAME_RATE)

/** Visemes of a singing mouth: a new one wherever the voice dips or a note lasts long, chosen by brightness; closed in between. */
export function singingVisemes(spectra: Spectra, voice: Float32Array): Viseme[] {
  const looks = pieces(restingOf(voice))
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

/** The voice with its rests: nothing where it is weak for its surroundings, and between phrases. */
function restingOf(voice: Float32Array): Float32Array {
  const sums = new Float64Array(voice.length + 1)
  voice.forEach((value, i) => (sums[i + 1] = sums[i]! + value))
  const resting = voice.map((value, i) => {
    const [from, to] = [Math.max(0, i - AROUND_FRAMES), Math.min(voice.length, i + AROUND_FRAMES)]
    return value > (SUNG_PART * (sums[to]! - sums[from]!)) / (to - from) ? value : 0
  })
  let [began, silent] = [0, 0]
  for (let i = 0; i < resting.length; i++) {
    silent = resting[i]! > SUNG ? 0 : silent + 1
    if (silent >= REST_FRAMES) began = i
    if (i - began < BREATH_FRAMES) continue
    let weakest = began + MIN_PHRASE_FRAMES
    for (let k = weakest; k < i; k++) if (voice[k]! < voice[weakest]!) weakest = k
    began = Math.min(resting.length, weakest + (REST_FRAMES >> 1))
    resting.fill(0, weakest - (REST_FRAMES >> 1), began)
    i = began
    silent = 0
  }
  return resting
}

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
