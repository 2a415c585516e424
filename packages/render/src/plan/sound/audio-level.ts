import { gainAt } from './ducking.ts'
import { fadeLevelAt } from '../fades.ts'
import type { AudioSpan } from '../model.ts'

/** Linear gain of a span at a frame of the film, without ducking and fades: volume and keyframes. */
export const volumeAt = (span: AudioSpan, frame: number): number => span.volume * (span.volumeCurve ? gainAt(span.volumeCurve, frame) : 1)

/** Linear gain of a span at a frame of the film, without ducking: volume, keyframes and fades. */
export const audioLevelAt = (span: AudioSpan, frame: number): number => volumeAt(span, frame) * fadeLevelAt(span, frame)
