import type { AudioSpan, GainPoint } from '../model.ts'
import { volumeAt } from './audio-level.ts'
import { gainAt } from './ducking.ts'

/** A value that is held ends this many frames before the next one. */
const BEFORE = 1e-3

/**
 *     speech        |~~~~|
 *     music   ----.        .----       points where the line bends, and at both ends
 *                  '------'
 *
 * The linear gain of a span over its time, without its fades: volume, keyframes and, for music, ducking. In order of frames of the film.
 */
export function levelPoints(span: AudioSpan, musicGain: readonly GainPoint[]): GainPoint[] {
  const isInside = ({ frame }: GainPoint): boolean => frame > span.startFrame && frame < span.endFrame
  const ducking = span.kind === 'music' ? musicGain : []
  const levelAt = (frame: number): GainPoint => ({ frame, gain: volumeAt(span, frame) * gainAt(ducking, frame) })
  const own = (span.volumeCurve ?? []).filter(isInside).flatMap(({ frame }) => [levelAt(frame - BEFORE), levelAt(frame)])
  const ducked = ducking.filter(isInside).map(({ frame, gain }) => ({ frame, gain: gain * volumeAt(span, frame) }))
  return [levelAt(span.startFrame), ...own, ...ducked, levelAt(span.endFrame - BEFORE)].toSorted((a, b) => a.frame - b.frame)
}
