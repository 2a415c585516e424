import type { VisualSpan } from '../../plan/model.ts'
import type { SegmentJob } from '../jobs.ts'

const DRAWN_EACH_FRAME: ReadonlySet<VisualSpan['picture']['kind']> = new Set(['transition', 'title', 'shape', 'sticker'])

/** Whether a visual is drawn on a canvas frame by frame; all others are composed by ffmpeg, which is faster. */
function isDrawnEachFrame({ picture, crop, fit, blend, keyframes, color, transform = {} }: VisualSpan): boolean {
  const { opacity: _opacity, ...placed } = transform
  return DRAWN_EACH_FRAME.has(picture.kind) || [crop, fit, blend, keyframes, color].some(Boolean) || Object.keys(placed).length > 0
}

export const needsCanvas = ({ base, layers }: Pick<SegmentJob, 'base' | 'layers'>): boolean => [base, ...layers].some(isDrawnEachFrame)
