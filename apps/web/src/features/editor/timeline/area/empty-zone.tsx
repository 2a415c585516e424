import { primaryTrack } from '@fablecut/domain/timeline/edit/tracks'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { cx } from '../../../../ui/class-names.ts'
import { useEditor } from '../../session/editor-context.tsx'
import { pendingPhase } from '../gestures/pending-drop.ts'
import { useView } from '../timeline-context.tsx'
import { useRows } from './use-rows.ts'

/** Placeholder of an empty primary track: over the whole area while the timeline is empty, else in its row or below the others. */
export function EmptyZone() {
  const timeline = useEditor(({ document }) => document.timeline)
  const drop = useView((view) => view.drop)
  const pending = useView((view) => view.pendingDrops.find(({ isEmptyArea }) => isEmptyArea))
  const uploads = useEditor((state) => state.uploads)
  const { rows, height } = useRows()
  const primary = primaryTrack(timeline)
  if (primary && primary.items.length > 0) return null
  const isBare = timeline.tracks.every(({ items }) => items.length === 0)
  const row = isBare ? undefined : rows.find(({ track }) => track.id === primary?.id)
  const tone = isBare && drop ? TONES[drop.verdict] : 'border-field'
  return (
    <div
      data-empty-zone
      className={cx(
        'absolute end-3 start-3 flex items-center justify-center rounded-card border border-dashed text-13 font-medium text-text-2',
        tone,
      )}
      style={row ? { top: row.top, height: row.height } : isBare ? { top: 12, bottom: 12, minHeight: 80 } : { top: height, height: 80 }}
    >
      <span className="sticky start-14 px-3 text-center">
        {pending ? timelineTexts.phases[pendingPhase(pending, uploads)] : timelineTexts.emptyDropZone}
      </span>
    </div>
  )
}

const TONES = {
  compatible: 'border-info bg-info-soft',
  incompatible: 'border-danger bg-danger-soft',
  still: 'border-field',
} as const
