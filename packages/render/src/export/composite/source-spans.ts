import type { Visual, VisualSpan } from '../../plan/model.ts'
import type { SegmentJob } from '../jobs.ts'

export type SourceSpan = VisualSpan & { readonly picture: Extract<Visual, { readonly kind: 'video' | 'image' }> }

const isSource = (span: VisualSpan): span is SourceSpan => span.picture.kind === 'video' || span.picture.kind === 'image'

/** All visuals of a segment that show a file, those of a transition too; their order is the same in every process. */
export function sourceSpans({ base, layers }: Pick<SegmentJob, 'base' | 'layers'>): SourceSpan[] {
  return [base, ...layers]
    .flatMap((span) => (span.picture.kind === 'transition' ? [span.picture.from, span.picture.to] : [span]))
    .filter(isSource)
}
