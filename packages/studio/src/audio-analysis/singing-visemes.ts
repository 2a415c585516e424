import type { Viseme, VisemeShape } from '@fablecut/generation/ports/options'
import { CENTRE_BANDS, FRAME_RATE, type Spectra } from './spectra.ts'

/** Voice strength above which the mouth opens. */
const VOICE_THRESHOLD = 0.3
/** Threshold relative to the local mean, because the accompaniment continues during rests. */
const RELATIVE_THRESHOLD = 0.56
const CONTEXT_FRAMES = Math.round(1.2 * FRAME_RATE)
/** Decrease from the peak that ends a syllable. */
const DIP = 0.09
const MIN_SYLLABLE_FRAMES = Math.round(0.09 * FRAME_RATE)
const MAX_SYLLABLE_FRAMES = Math.round(0.2 * FRAME_RATE)
/** Maximum phrase; the mouth closes at the weakest frame of a longer one. */
const MAX_PHRASE_FRAMES = Math.round(1.7 * FRAME_RATE)
const MIN_PHRASE_FRAMES = Math.round(0.6 * FRAME_RATE)
/** Shorter rests are not visible. */
const MIN_REST_FRAMES = Math.round(0.16 * FRAME_RATE)

/** Visemes of a singer: one per syllable or part of a long note, by spectral brightness; the mouth is closed between them. */
export function singingVisemes(spectra: Spectra, voice: Float32Array): Viseme[] {
  const syllables = findSyllables(withRests(voice))
  const brightness = syllables.map(([from, to]) => brightnessOf(spectra, from, to))
  const sorted = brightness.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? 0
  const shapes = syllables.map(([from, to], i): VisemeShape => {
    const mean = voice.subarray(from, to).reduce((sum, value) => sum + value, 0) / (to - from)
    if (mean < VOICE_THRESHOLD + 0.12) return 'narrow'
    if (brightness[i]! < at(0.3)) return 'round'
    return brightness[i]! > at(0.72) ? 'wide' : 'open'
  })
  return syllables.map(([from, to], i) => ({ shape: shapes[i]!, startSeconds: seconds(from), endSeconds: seconds(to) }))
}

const seconds = (frame: number): number => Math.round((frame / FRAME_RATE) * 1000) / 1000

/** Voice strength, set to 0 where it is low relative to its surroundings, and between phrases. */
function withRests(voice: Float32Array): Float32Array {
  const sums = new Float64Array(voice.length + 1)
  voice.forEach((value, i) => (sums[i + 1] = sums[i]! + value))
  const gated = voice.map((value, i) => {
    const [from, to] = [Math.max(0, i - CONTEXT_FRAMES), Math.min(voice.length, i + CONTEXT_FRAMES)]
    return value > (RELATIVE_THRESHOLD * (sums[to]! - sums[from]!)) / (to - from) ? value : 0
  })
  let [phraseStart, silentFrames] = [0, 0]
  for (let i = 0; i < gated.length; i++) {
    silentFrames = gated[i]! > VOICE_THRESHOLD ? 0 : silentFrames + 1
    if (silentFrames >= MIN_REST_FRAMES) phraseStart = i
    if (i - phraseStart < MAX_PHRASE_FRAMES) continue
    let weakest = phraseStart + MIN_PHRASE_FRAMES
    for (let k = weakest; k < i; k++) if (voice[k]! < voice[weakest]!) weakest = k
    phraseStart = Math.min(gated.length, weakest + (MIN_REST_FRAMES >> 1))
    gated.fill(0, weakest - (MIN_REST_FRAMES >> 1), phraseStart)
    i = phraseStart
    silentFrames = 0
  }
  return gated
}

type FrameRange = readonly [from: number, to: number]

function findSyllables(voice: Float32Array): FrameRange[] {
  const ranges: FrameRange[] = []
  let [from, peak] = [-1, 0]
  for (let frame = 0; frame <= voice.length; frame++) {
    const sung = frame < voice.length && voice[frame]! > VOICE_THRESHOLD
    if (sung && from < 0) from = frame
    if (from < 0) continue
    const frameCount = frame - from
    peak = frameCount === 0 ? 0 : Math.max(peak, voice[frame] ?? 0)
    const isLow = voice[frame]! < peak - DIP && voice[frame]! <= (voice[frame + 1] ?? 0)
    const isBoundary = frameCount >= MIN_SYLLABLE_FRAMES && isLow
    if (sung && !isBoundary && frameCount < MAX_SYLLABLE_FRAMES) continue
    if (frameCount >= MIN_SYLLABLE_FRAMES) ranges.push([from, frame])
    from = sung ? frame : -1
  }
  return ranges
}

/** Level above 800 Hz relative to the level below, in dB: low for `oo`, high for `ee`. */
function brightnessOf({ centre }: Spectra, from: number, to: number): number {
  let [dark, bright] = [1e-12, 1e-12]
  for (let frame = from; frame < to; frame++) {
    const at = frame * CENTRE_BANDS
    dark += centre[at]! + centre[at + 1]!
    bright += centre[at + 2]! + 2 * centre[at + 3]!
  }
  return 10 * Math.log10(bright / dark)
}
