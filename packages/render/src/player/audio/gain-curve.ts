import { gainAt } from '../../plan/ducking.ts'
import { fadeLevelAt } from '../../plan/fades.ts'
import type { RenderPlan, AudioSpan } from '../../plan/model.ts'

/** Linear gain, 0 to 1, of an audio span at each frame from `fromFrame` to its end, inclusive: volume, fades and ducking as in the export. */
export function gainCurve({ musicGain }: Pick<RenderPlan, 'musicGain'>, span: AudioSpan, fromFrame: number): Float32Array {
  const first = Math.max(span.startFrame, fromFrame)
  const count = Math.max(2, Math.ceil(span.endFrame - first) + 1)
  const volume = Math.min(1, Math.max(0, span.volume))
  return Float32Array.from({ length: count }, (_, index) => {
    const frame = first + index
    return volume * fadeLevelAt(span, frame) * (span.kind === 'music' ? gainAt(musicGain, frame) : 1)
  })
}
