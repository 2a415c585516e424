import type { Ducking } from '@fablecut/domain/timeline/model'
import type { GainPoint, AudioSpan } from '../model.ts'

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

/**
 *     speech        |~~~~|   |~~~|
 *     music   ---.        . .      .---      after a pause shorter than both ramps: up as far as there is time
 *                 \______/ ' \____/
 *
 * Ducking envelope: from 1 to the ducked gain over the ramp that ends at the voice's start, and back over the ramp after its end. In order of
 * frames, which may be fractional.
 */
export function musicGainUnder(sounds: readonly AudioSpan[], { gainDb, rampFrames, holdFrames }: Ducking): GainPoint[] {
  if (gainDb === 0) return []
  const duckedGain = 10 ** (gainDb / 20)
  const voices = sounds.filter((sound) => sound.kind === 'voiceover').map((sound) => ({ start: sound.startFrame, end: sound.endFrame }))
  const ranges = mergeClose(voices, holdFrames)
  return ranges.flatMap(({ start, end }, index) => {
    const [before, after] = [ranges[index - 1], ranges[index + 1]]
    const isNear = (gapFrames: number): boolean => gapFrames < 2 * rampFrames
    return [
      ...(before && isNear(start - before.end) ? [] : [{ frame: start - rampFrames, gain: 1 }]),
      { frame: start, gain: duckedGain },
      { frame: end, gain: duckedGain },
      ...(after && isNear(after.start - end)
        ? [{ frame: (end + after.start) / 2, gain: duckedGain + ((1 - duckedGain) * (after.start - end)) / 2 / rampFrames }]
        : [{ frame: end + rampFrames, gain: 1 }]),
    ]
  })
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
