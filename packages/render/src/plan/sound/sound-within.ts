import { fadeLevelAt } from '../fades.ts'
import type { AudioSpan, FilmRange, FilmSound, GainPoint } from '../model.ts'
import { gainAt } from './ducking.ts'

/**
 *     sound    ~~~~~~~~~~~        range  |====|
 *     within      ~~~~            frames count from the start of the range
 *
 * The sound of a range of a film. Fades and ducking are where they are in the film.
 */
export function soundWithin({ sounds, musicGain }: FilmSound, { startFrame, endFrame }: FilmRange): FilmSound {
  const shiftedPoint = (point: GainPoint): GainPoint => ({ ...point, frame: point.frame - startFrame })
  const shifted = (span: AudioSpan): AudioSpan => ({
    ...span,
    startFrame: span.startFrame - startFrame,
    endFrame: span.endFrame - startFrame,
    ...(span.volumeCurve && { volumeCurve: span.volumeCurve.map(shiftedPoint) }),
  })
  return {
    sounds: sounds
      .filter((span) => span.startFrame < endFrame && startFrame < span.endFrame)
      .map((span) => shifted(cutTo(span, Math.max(span.startFrame, startFrame), Math.min(span.endFrame, endFrame)))),
    musicGain: musicGain.map(shiftedPoint),
  }
}

function cutTo(span: AudioSpan, startFrame: number, endFrame: number): AudioSpan {
  if (startFrame === span.startFrame && endFrame === span.endFrame) return span
  const skipped = (startFrame - span.startFrame) * span.speed
  const source = span.isReversed ? { sourceEndFrame: span.sourceEndFrame - skipped } : { sourceStartFrame: span.sourceStartFrame + skipped }
  return { ...withFadesInCurve(span), ...source, startFrame, endFrame }
}

/** Of a fade; with a volume curve it bends between its ends. */
const QUARTERS = [0, 0.25, 0.5, 0.75, 1]

/** Fades belong to the ends of a span; a part of it has them in its volume curve. */
function withFadesInCurve(span: AudioSpan): AudioSpan {
  const { startFrame, endFrame, fadeInFrames, fadeOutFrames, volumeCurve = [] } = span
  if (fadeInFrames === 0 && fadeOutFrames === 0) return span
  const frames = new Set([
    ...QUARTERS.map((part) => startFrame + part * fadeInFrames),
    ...volumeCurve.map(({ frame }) => frame),
    ...QUARTERS.map((part) => endFrame - part * fadeOutFrames),
  ])
  const curve = [...frames]
    .filter((frame) => frame >= startFrame && frame <= endFrame)
    .toSorted((a, b) => a - b)
    .map((frame) => ({ frame, gain: gainAt(volumeCurve, frame) * fadeLevelAt(span, frame) }))
  return { ...span, fadeInFrames: 0, fadeOutFrames: 0, volumeCurve: curve }
}
