import { audioLevelAt } from '../../plan/sound/audio-level.ts'
import { gainAt } from '../../plan/sound/ducking.ts'
import type { RenderPlan, AudioSpan } from '../../plan/model.ts'

/** Linear gain of an audio span at each frame from `fromFrame` to its end, inclusive: volume, keyframes, fades and ducking as in the export. */
export function gainCurve({ musicGain }: Pick<RenderPlan, 'musicGain'>, span: AudioSpan, fromFrame: number): Float32Array {
  const first = Math.max(span.startFrame, fromFrame)
  const count = Math.max(2, Math.ceil(span.endFrame - first) + 1)
  return Float32Array.from({ length: count }, (_, index) => {
    const frame = first + index
    return audioLevelAt(span, frame) * (span.kind === 'music' ? gainAt(musicGain, frame) : 1)
  })
}
