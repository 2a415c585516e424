import { validTrackIndex } from '@fablecut/domain/timeline/edit/new-track'
import type { TimelineItem } from '@fablecut/domain/timeline/model'
import { timelineTexts } from '../../../../texts/editor/timeline.ts'
import { cx } from '../../../../ui/class-names.ts'
import { useEditor } from '../../session/editor-context.tsx'
import type { Dragging } from '../gestures/dragging.ts'
import { requiredTrackType, type DropTarget } from '../gestures/drop-target.ts'
import { pendingPhase } from '../gestures/pending-drop.ts'
import { stripMiddle, type RowBox } from '../row-layout.ts'
import { useScale, useView } from '../timeline-context.tsx'
import { itemById } from '../visible-items.ts'
import { useRows } from './use-rows.ts'

/** Drop indicators in blue or red, and pending file drops. */
export function DropMarks() {
  const drop = useView((view) => view.drop)
  const dragging = useView((view) => view.dragging)
  const guideFrame = useView((view) => view.guideFrame)
  const { pxPerFrame } = useScale()
  return (
    <>
      {drop && dragging && <Mark drop={drop} dragging={dragging} />}
      <PendingMarks />
      {guideFrame !== null && (
        <span
          aria-hidden
          data-guide={guideFrame}
          className="pointer-events-none absolute inset-y-0 z-20 w-px bg-info"
          style={{ transform: `translateX(${guideFrame * pxPerFrame}px)` }}
        />
      )}
    </>
  )
}

function Mark({ drop, dragging }: { drop: DropTarget; dragging: Dragging }) {
  const { rows } = useRows()
  const { pxPerFrame } = useScale()
  const tracks = useEditor(({ document }) => document.timeline.tracks)
  const { position, verdict } = drop
  if (!position || verdict === 'still' || drop.isEmptyArea) return null
  const tone = verdict === 'compatible' ? 'border-info bg-info-soft' : 'border-danger bg-danger-soft'
  if (position.kind === 'new-track') {
    const type = requiredTrackType(dragging) ?? 'video'
    const index = type === 'file' ? position.index : validTrackIndex(tracks, type, position.index)
    const below = tracks[index]
    const row = below ? rows.findIndex(({ track }) => track.id === below.id) : rows.length
    return (
      <span
        data-drop="strip"
        data-verdict={verdict}
        className={cx('pointer-events-none absolute inset-x-0 z-20 h-3 -translate-y-1/2 rounded-clip border-2', tone)}
        style={{ top: stripMiddle(rows, row === -1 ? position.index : row) }}
      />
    )
  }
  const row = rows.find(({ track }) => track.id === position.trackId)
  if (!row) return null
  return <RowMark {...{ row, drop, dragging, tone, pxPerFrame }} />
}

type RowMarkProps = { row: RowBox; drop: DropTarget; dragging: Dragging; tone: string; pxPerFrame: number }

/** Highlights the target track, and in it the zone of an item, the gap or the insertion point. */
function RowMark({ row, drop, dragging, tone, pxPerFrame }: RowMarkProps) {
  const { position, verdict } = drop
  if (!position || position.kind === 'new-track') return null
  const item = position.kind === 'item' ? itemById(row.track.items, position.itemId) : undefined
  const zone = verdict === 'compatible' ? zoneOf(drop, item, dragging, row, pxPerFrame) : null
  return (
    <div
      data-drop="row"
      data-verdict={verdict}
      className="pointer-events-none absolute inset-x-0 z-20"
      style={{ top: row.top, height: row.height }}
    >
      <span className={cx('absolute inset-y-0 end-0 start-0 rounded-clip border-2', tone)} />
      {zone && (
        <span
          data-drop-zone={position.kind === 'item' ? position.zone : 'gap'}
          className="absolute inset-y-0 min-w-1 rounded-clip bg-info opacity-60"
          style={{ transform: `translateX(${zone.x}px)`, width: zone.width }}
        />
      )}
    </div>
  )
}

const LINE = 4

function zoneOf({ position }: DropTarget, item: TimelineItem | undefined, dragging: Dragging, row: RowBox, pxPerFrame: number) {
  if (!position || position.kind === 'new-track') return null
  if (position.kind === 'item' && item) {
    const [left, width] = [item.startTimeInFrames * pxPerFrame, item.durationInFrames * pxPerFrame]
    if (position.zone === 'replace') return { x: left, width }
    return { x: (position.zone === 'before' ? left : left + width) - LINE / 2, width: LINE }
  }
  const x = position.startFrame * pxPerFrame
  if (row.track.isPrimary) return { x: nearestSeam(row, position.atFrame) * pxPerFrame - LINE / 2, width: LINE }
  return { x, width: 'frames' in dragging && dragging.frames > 0 ? dragging.frames * pxPerFrame : LINE }
}

const nearestSeam = ({ track }: RowBox, frame: number): number => {
  const before = track.items.filter((item) => item.startTimeInFrames + item.durationInFrames / 2 <= frame)
  return before.reduce((end, item) => Math.max(end, item.startTimeInFrames + item.durationInFrames), 0)
}

/** Indicators of files being uploaded. */
function PendingMarks() {
  const pending = useView((view) => view.pendingDrops)
  const uploads = useEditor((state) => state.uploads)
  const { rows } = useRows()
  return pending.map((drop) => {
    const { position } = drop
    const row = position.kind === 'new-track' ? undefined : rows.find(({ track }) => track.id === position.trackId)
    const top = row ? row.top : stripMiddle(rows, position.kind === 'new-track' ? position.index : rows.length) - 12
    return (
      <div
        key={drop.id}
        role="status"
        data-pending-drop
        className="pointer-events-none absolute end-0 start-0 z-20 flex items-center rounded-clip border border-dashed border-info bg-raised/90 px-3 text-12 font-medium text-info"
        style={{ top: Math.max(0, top), height: row ? row.height : 24 }}
      >
        <span className="sticky start-14">{timelineTexts.phases[pendingPhase(drop, uploads)]}</span>
      </div>
    )
  })
}
