import type { GainPoint, AudioSpan } from './model.ts'

/** Gain of music under speech, in dB. */
export const DUCK_DB = -10
/** Attack and release time. */
const RAMP_SECONDS = 0.25
/** Across shorter pauses between two lines music stays ducked, which avoids pumping. */
const MAX_GAP_SECONDS = 0.8

type Range = { readonly start: number; readonly end: number }

function mergeClose(ranges: readonly Range[], gap: number): Range[] {
  const merged: Range[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && range.start - last.end <= gap) merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else merged.push(range)
  }
  return merged
}

/** Ducking envelope: from 1 to the ducked gain over the ramp that ends at the voice's start, and back over the ramp after its end. */
export function musicGainUnder(sounds: readonly AudioSpan[], fps: number): GainPoint[] {
  const rampFrames = Math.max(1, Math.round(RAMP_SECONDS * fps))
  const duckedGain = 10 ** (DUCK_DB / 20)
  const voices = sounds.filter((sound) => sound.kind === 'voiceover').map((sound) => ({ start: sound.startFrame, end: sound.endFrame }))
  return mergeClose(voices, Math.round(MAX_GAP_SECONDS * fps)).flatMap(({ start, end }) => [
    { frame: start - rampFrames, gain: 1 },
    { frame: start, gain: duckedGain },
    { frame: end, gain: duckedGain },
    { frame: end + rampFrames, gain: 1 },
  ])
}

/** Linear gain at a frame (may be fractional), interpolated between the points; 1 without points. */
export function gainAt(points: readonly GainPoint[], frame: number): number {
  const after = points.findIndex((point) => point.frame > frame)
  const next = points[after]
  const previous = after === -1 ? points.at(-1) : points[after - 1]
  if (!previous) return next?.gain ?? 1
  if (!next) return previous.gain
  const fraction = (frame - previous.frame) / (next.frame - previous.frame)
  return previous.gain + (next.gain - previous.gain) * fraction
}
